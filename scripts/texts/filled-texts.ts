/**
 * Finds texts that cannot carry the count or the date that is put into them, and fills texts with all names and counts for
 * reading. A count has a plural form for each text, or no word beside it that depends on it. A date may need another
 * article on some days.
 */

import { shopTextsByLanguage } from '@perennial/sandbox/shop-api/products/texts';
import type { LanguageCode } from '@perennial/shared/cultures/cultures';
import { around, type KeyedText, NAMES, placeholder } from './names-in-sentences.ts';

/** Placeholders that hold a count of things. */
const COUNTS = ['count', 'days', 'max', 'n', 'number'];

/** Counts with other forms: none, one, few, many, and one again in some languages. */
const EXAMPLE_COUNTS = [0, 1, 2, 5, 21] as const;

const PLURAL = /_(?:zero|one|two|few|many|other)$/;

/** Articles before a date, by language, if another stands before some days: "il 7 maggio", but "l’8 maggio". */
const DATE_ARTICLES: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  it: /(?<!\p{L})(?:il|al|dal|del|nel|sul)\s\{\{(?:asked|date)\}\}/iu,
};

/** Returns the keys of texts with an article before a date that only some days have. */
export function findDatesAfterArticles(language: LanguageCode, texts: readonly KeyedText[]): readonly string[] {
  return texts.filter(([, text]) => DATE_ARTICLES[language]?.test(text)).map(([key]) => key);
}

/** Two counts that are compared, such as "2 of 5": no word depends on the first. */
const comparison = /\{\{\w+\}\}\s\p{L}+\s(?:\p{L}{1,3}\s)?(?=\{\{\w+\}\})/gu;

/** Whether nothing depends on a count: it stands last, after a colon, or in brackets. */
const standsAlone = (before: string, after: string) => /(?::\s|\()$/u.test(before) || /^\)?[.?!]?$/u.test(after);

/** Returns the keys of texts with a count and without plural forms, in which a word stands after the count. */
export function findBareCounts(texts: readonly KeyedText[]): readonly string[] {
  return texts
    .filter(([key]) => !PLURAL.test(key))
    .filter(([, text]) =>
      around(text.replaceAll(comparison, ''), COUNTS).some(({ before, after }) => !standsAlone(before, after)),
    )
    .map(([key]) => key);
}

/**
 * Returns the keys of plural forms that say a count in words although the form has several counts: "one order" cannot be
 * said of none. The counts are the examples.
 */
export function findWordsForSeveralCounts(language: LanguageCode, texts: readonly KeyedText[]): readonly string[] {
  const rules = new Intl.PluralRules(language);
  return texts
    .filter(([key, text]) => PLURAL.test(key) && !text.includes('{{count}}'))
    .filter(([key]) => EXAMPLE_COUNTS.filter((count) => key.endsWith(`_${rules.select(count)}`)).length > 1)
    .map(([key]) => key);
}

/** Returns a text once for each name or count that it may hold; other placeholders stay. */
export function fill(language: LanguageCode, [key, text]: KeyedText): readonly string[] {
  const { parts, bundles } = shopTextsByLanguage[language];
  const names = [...Object.values(parts), ...Object.values(bundles).map(({ title }) => title)];
  const rules = new Intl.PluralRules(language);
  const counts = EXAMPLE_COUNTS.filter((count) => !PLURAL.test(key) || key.endsWith(`_${rules.select(count)}`));
  const withNames = placeholder(NAMES).test(text)
    ? names.map((name) => text.replaceAll(placeholder(NAMES), name))
    : [text];
  return withNames.flatMap((sentence) =>
    placeholder(COUNTS).test(sentence)
      ? counts.map((count) => sentence.replaceAll(placeholder(COUNTS), String(count)))
      : [sentence],
  );
}

/** Returns all texts of a tree with their keys. */
export function textsIn(tree: unknown, path = ''): readonly KeyedText[] {
  if (typeof tree === 'string') return [[path, tree]];
  return Object.entries(tree ?? {}).flatMap(([key, inner]) => textsIn(inner, path === '' ? key : `${path}.${key}`));
}

/** Returns the texts that hold a name or a count. */
export function textsToFill(texts: readonly KeyedText[]): readonly KeyedText[] {
  return texts.filter(([, text]) => placeholder([...NAMES, ...COUNTS]).test(text));
}
