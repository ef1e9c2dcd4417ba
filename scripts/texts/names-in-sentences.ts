/**
 * Refuses a name of a product in the middle of a sentence: it has a gender, a number and no case, so no word may have to
 * agree with it. Some words of a language govern a name without a change of the name.
 */
import type { LanguageCode } from '@perennial/shared/cultures/cultures';

/** A text of the shop with its key, such as `cart.title`. */
export type KeyedText = readonly [key: string, text: string];

/** Placeholders that hold a name of a product. */
export const NAMES = ['plan', 'product', 'title', 'titles'];

/** Words that govern a name without a change of the name, by language; elsewhere it stands after a colon or in quotes. */
const GOVERNING: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  cs: /(?:předplatné|produkt)\s$/iu,
  de: /Abo für $/u,
  en: /subscription to $/iu,
  nl: /abonnement op $/iu,
  sv: /prenumerationen på $/iu,
};

export const placeholder = (names: readonly string[]) => new RegExp(`\\{\\{(?:${names.join('|')})\\}\\}`, 'gu');

/** Returns what stands before and after each of these placeholders. */
export const around = (text: string, names: readonly string[]) =>
  [...text.matchAll(placeholder(names))].map(({ 0: found, index }) => ({
    before: text.slice(0, index),
    after: text.slice(index + found.length),
  }));

/** Whether a name may stand here: after a colon, before one at the beginning of a sentence, in quotes or brackets. */
function carriesName(language: LanguageCode, before: string, after: string): boolean {
  const isHead = (before === '' || /[.?!]\s$/u.test(before)) && /^\s?:/u.test(after);
  return isHead || /(?::\s|[„«“(]\s?)$/u.test(before) || (GOVERNING[language]?.test(before) ?? false);
}

/** Returns the keys of texts with a name that a sentence depends on. */
export function findBareNames(language: LanguageCode, texts: readonly KeyedText[]): readonly string[] {
  return texts
    .filter(([, text]) => around(text, NAMES).some(({ before, after }) => !carriesName(language, before, after)))
    .map(([key]) => key);
}
