/** No sentence depends on a name or a count that is put into it. `pnpm texts <language>` prints the sentences. */
import { languages } from '@perennial/sandbox/pages/language';
import { shopTextsByLanguage } from '@perennial/sandbox/shop-api/products/texts';
import { textsFor } from '@perennial/shared/locales/texts';
import { describe, expect, it } from 'vitest';
import {
  fill,
  findBareCounts,
  findDatesAfterArticles,
  findWordsForSeveralCounts,
  textsIn,
  textsToFill,
} from './filled-texts.ts';
import { findBareNames, type KeyedText } from './names-in-sentences.ts';

const QUOTED = 'The specification quotes the English text.';
const SOME = 'It is shown only if there is one at least.';

type Exceptions = readonly (readonly [key: string, reason: string])[];

/** Texts that may hold a name or a count in the middle, with the reason. */
const EVERYWHERE: Exceptions = [
  ['ui.letters', 'The most is far above 20, and the noun belongs to it.'],
  ['fields.messages.minLetters', 'The number is fixed, and it is 2 or more.'],
  ['fields.messages.maxLetters', 'The number is fixed, and it is 10 or more.'],
  ['fields.messages.townInvalid', 'The number is fixed, and it is 10 or more.'],
  ['account.list.more', 'No word depends on the number: "1 more", "20 more".'],
  ['cart.exceeds', 'No word depends on the number, which stands for pieces.'],
  ['subscription.track.parcel', 'The number is that of a parcel.'],
];

const IN_ENGLISH: Exceptions = [
  ['account.subscriptions.tips.cancelled', QUOTED],
  ['account.subscriptions.tips.returned', QUOTED],
  ['cart.quantityOf', QUOTED],
  ['cart.exceeds', QUOTED],
];

/** Plural forms that say "one" in words, where French and others use the form for none too. */
const WORDS_FOR_ONE: Exceptions = [
  ['account.pastDue.text', SOME],
  ['orderResult.familyPackText', SOME],
  ['billingPeriod.every', 'A period has one month at least.'],
  ['billingPeriod.length', 'A period has one month at least.'],
  ['billingPeriod.per', 'A period has one month at least.'],
  ['subscription.oneTimeOrders.count', 'Nothing ordered has a text of its own.'],
  ['subscription.track.parcels', 'No parcel has a text of its own.'],
  ['subscription.repair.count', 'No repair has a text of its own.'],
];

const excepted = (language: string) =>
  new Set([...EVERYWHERE, ...(language === 'en' ? IN_ENGLISH : [])].map(([key]) => key));

describe.each(languages)('texts in %s', (language) => {
  const texts = textsIn(textsFor(language));

  it('put no name of a product where a word would have to agree with it', () => {
    expect(findBareNames(language, texts).filter((key) => !excepted(language).has(key))).toEqual([]);
  });

  it('put no count before a word that would have to agree with it, without plural forms', () => {
    expect(findBareCounts(texts).filter((key) => !excepted(language).has(key))).toEqual([]);
  });

  it('put no date after an article that only some days have', () => {
    expect(findDatesAfterArticles(language, texts)).toEqual([]);
  });

  it('say a count in words only where the form has one count', () => {
    const stems = WORDS_FOR_ONE.map(([stem]) => stem);
    const found = findWordsForSeveralCounts(language, texts);
    expect(found.filter((key) => !stems.includes(key.replace(/_\w+$/, '')))).toEqual([]);
  });

  it('have a sentence for every name and count', () => {
    const sentences = textsToFill(texts).flatMap((text) => fill(language, text));
    expect(sentences.length).toBeGreaterThan(200);
    expect(sentences.filter((sentence) => /\{\{(?:product|title|plan|count|n)\}\}/.test(sentence))).toEqual([]);
    for (const name of Object.values(shopTextsByLanguage[language].parts)) {
      expect(sentences.some((sentence) => sentence.includes(name))).toBe(true);
    }
  });
});

it('has exceptions that a language needs', () => {
  const needed = new Set(
    languages.flatMap((language) => {
      const texts = textsIn(textsFor(language));
      return [...findBareNames(language, texts), ...findBareCounts(texts)];
    }),
  );
  expect([...excepted('en')].filter((key) => !needed.has(key))).toEqual([]);
});

describe('the search', () => {
  const text = (some: string): readonly KeyedText[] => [['a', some]];

  it.each([
    ['de', '{{product}} endet sofort.'],
    ['de', 'Wir haben {{product}} erhalten.'],
    ['en', 'Change to {{product}}?'],
    ['fr', 'L’abonnement à {{product}} prend fin.'],
  ] as const)('finds a name that a sentence depends on: %s %s', (language, sentence) => {
    expect(findBareNames(language, text(sentence))).toEqual(['a']);
  });

  it.each([
    ['de', 'Das Abo für {{product}} endet sofort.'],
    ['de', 'Sie behalten: {{product}}'],
    ['en', 'Is your product ({{product}}) broken?'],
    ['fr', 'Plus rien n’est débité. {{product}} : l’abonnement prend fin.'],
    ['pl', 'Subskrypcja „{{product}}” kończy się.'],
  ] as const)('leaves a name that nothing depends on: %s %s', (language, sentence) => {
    expect(findBareNames(language, text(sentence))).toEqual([]);
  });

  it('finds a count before a word, and none that stands alone, is compared, or has plural forms', () => {
    expect(findBareCounts(text('{{number}} weitere anzeigen'))).toEqual(['a']);
    expect(findBareCounts(text('Mehr anzeigen ({{number}})'))).toEqual([]);
    expect(findBareCounts(text('Menge: {{n}}'))).toEqual([]);
    expect(findBareCounts(text('(gilt für {{n}} von {{of}})'))).toEqual([]);
    expect(findBareCounts([['a_other', '{{count}} Pakete']])).toEqual([]);
  });

  it('finds a date after an article that changes before eight and eleven', () => {
    expect(findDatesAfterArticles('it', text('La pausa termina il {{date}}.'))).toEqual(['a']);
    expect(findDatesAfterArticles('it', text('Fine della pausa: {{date}}'))).toEqual([]);
    expect(findDatesAfterArticles('es', text('La pausa termina el {{date}}.'))).toEqual([]);
  });

  it('finds "one" in words where the form has several counts', () => {
    expect(findWordsForSeveralCounts('fr', [['a_one', 'un colis']])).toEqual(['a_one']);
    expect(findWordsForSeveralCounts('de', [['a_one', 'ein Paket']])).toEqual([]);
    expect(findWordsForSeveralCounts('pl', [['a_many', 'wiele paczek']])).toEqual(['a_many']);
  });

  it('fills plural forms with their counts, and texts with every name', () => {
    expect(fill('pl', ['a_few', '{{count}} paczki'])).toEqual(['2 paczki']);
    expect(fill('pl', ['a_many', '{{count}} paczek'])).toEqual(['0 paczek', '5 paczek', '21 paczek']);
    expect(fill('en', ['a', 'You keep: {{product}}'])).toContain('You keep: Two Halo brush heads');
  });
});
