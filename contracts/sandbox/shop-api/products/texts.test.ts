import { describe, expect, it } from 'vitest';
import { languages } from '../../pages/language.ts';
import { errorBody, ShopError } from '../errors/shop-error.ts';
import { errorTextsByLanguage } from '../errors/texts/texts-by-language.ts';
import { walletWordsFor } from '../gateways/wallet-texts.ts';
import { carriersInScope } from '../returns/carriers.ts';
import { promotions } from './promotions.ts';
import { shopTextsByLanguage } from './texts.ts';

/** Every text with the way to it, such as `faq.0.title`. */
function textsIn(value: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value ?? {}).flatMap(([key, inner]) => textsIn(inner, path === '' ? key : `${path} > ${key}`));
}

const gapsOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe.each([
  ['shop', shopTextsByLanguage],
  ['refusals', errorTextsByLanguage],
] as const)('what a person reads of the %s', (_, byLanguage) => {
  const english = new Map(textsIn(byLanguage.en));

  it.each(languages)('is complete in %s, with the same gaps to fill', (language) => {
    const texts = textsIn(byLanguage[language]);
    expect(texts.map(([path]) => path).sort()).toEqual([...english.keys()].sort());
    for (const [path, text] of texts) {
      expect(text.trim(), path).not.toBe('');
      expect(gapsOf(text), path).toEqual(gapsOf(english.get(path) ?? ''));
    }
  });
});

it.each(languages)('a person reads promotions and the wallet in %s', (language) => {
  const words = [
    ...promotions.map(({ description }) => description[language]),
    ...Object.values(walletWordsFor(language)),
  ];
  expect(words.filter((word) => word.trim() === '')).toEqual([]);
});

it.each([
  ['en-GB', 'The cancellation date must be between 3 April 2026 and 1 May 2026.'],
  ['en-CA', 'The cancellation date must be between April 3, 2026 and May 1, 2026.'],
  ['de-AT', 'Das Kündigungsdatum muss zwischen dem 3. April 2026 und dem 1. Mai 2026 liegen.'],
  ['pl-PL', 'Wybierz datę rezygnacji od 3 kwietnia 2026 do 1 maja 2026.'],
  ['fr-CA', 'La date de résiliation doit se situer entre le 3 avril 2026 et le 1 mai 2026.'],
])('a refusal in %s writes days as people do', (tag, message) => {
  const days = { from: '2026-04-03', until: '2026-05-01' };
  const body = errorBody(new ShopError(400, 'error.message.cancellationDateIsInvalid', days), tag);
  expect(body.errorMessages).toEqual([{ code: 'error.message.cancellationDateIsInvalid', message, extraInfo: days }]);
});

it('a refusal names a country, and what is none as it came', () => {
  const messageFor = (country: string) =>
    errorBody(new ShopError(400, 'error.message.addressCountryIsWrong', { country }), 'it-IT').errorMessages[0]
      ?.message;
  expect(messageFor('DE')).toBe('Consegniamo solo a indirizzi in questo Paese: Germania.');
  expect(messageFor('Atlantis')).toBe('Consegniamo solo a indirizzi in questo Paese: Atlantis.');
});

it.each([
  ['fr-BE', 'Enlèvement à domicile'],
  ['nl-BE', 'Ophaling aan huis'],
  ['fr-CA', 'Ramassage à domicile'],
  ['de-AT', 'Abholung zu Hause'],
])('who fetches a return is named in %s', (tag, name) => {
  expect(carriersInScope('TryBuy', tag).tryBuyCarriers[0]).toEqual({ id: 'courier', name });
});
