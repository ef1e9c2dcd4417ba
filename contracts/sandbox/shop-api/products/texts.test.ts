import { describe, expect, it } from 'vitest';
import { languages } from '../../pages/language.ts';
import { errorTextsByLanguage } from '../errors/shop-error.ts';
import { promotions } from './promotions.ts';
import { orderTerms, shopTextsByLanguage } from './texts.ts';

/** Returns every text with its path, such as `faq > 0 > title`. */
function listTexts(value: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value ?? {}).flatMap(([key, inner]) =>
    listTexts(inner, path === '' ? key : `${path} > ${key}`),
  );
}

const listPlaceholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe.each([
  ['shop', shopTextsByLanguage],
  ['error', errorTextsByLanguage],
] as const)('%s texts', (_, byLanguage) => {
  const english = new Map(listTexts(byLanguage.en));

  it.each(languages)('are complete in %s, with the same placeholders', (language) => {
    const texts = listTexts(byLanguage[language]);
    expect(texts.map(([path]) => path).sort()).toEqual([...english.keys()].sort());
    for (const [path, text] of texts) {
      expect(text.trim(), path).not.toBe('');
      expect(listPlaceholders(text), path).toEqual(listPlaceholders(english.get(path) ?? ''));
    }
  });
});

it.each(languages)('gives two products one name in %s only if they have one in English', (language) => {
  const namesOf = (one: typeof language) => {
    const { bundles, parts } = shopTextsByLanguage[one];
    return new Map([
      ...Object.entries(bundles).map(([key, { title }]) => [key, title] as const),
      ...Object.entries(parts),
    ]);
  };
  const sharedIn = (one: typeof language) => {
    const names = [...namesOf(one)];
    return names
      .filter(([key, name]) => names.some(([other, same]) => other !== key && same === name))
      .map(([key]) => key)
      .sort();
  };
  expect(sharedIn('en')).toEqual(['gift-box', 'halo-gift-box']);
  expect(sharedIn(language)).toEqual(sharedIn('en'));
});

it('keeps French marks in the line of their word, because pages show these texts as they are', () => {
  const texts = [...listTexts(shopTextsByLanguage.fr), ...listTexts(errorTextsByLanguage.fr)];
  expect(texts.filter(([, text]) => / [:;?!»]|« /.test(text))).toEqual([]);
});

it('describes each promotion, and no other', () => {
  expect(Object.keys(shopTextsByLanguage.en.promotions).sort()).toEqual(promotions.map(({ code }) => code).sort());
});

it('names the minimum term in the terms of an order that has one', () => {
  expect(orderTerms('de-DE', { name: 'air-purifier-aura-4A', lockInMonths: 3 })).toMatch(
    /Mindestlaufzeit in Monaten: 3\.$/,
  );
  expect(orderTerms('de-DE', { name: 'sonic-brush-halo' })).not.toContain('in Monaten');
});
