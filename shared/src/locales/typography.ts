/**
 * Spaces and signs that a language wants and no keyboard has. The files of texts contain plain spaces, and the texts of
 * a page get the others here, once (ADR 10).
 */
const NO_BREAK = '\u{a0}';
const NARROW_NO_BREAK = '\u{202f}';
const MINUS = '\u{2212}';
/** Nobody sees it, and no line breaks beside it. */
const WORD_JOINER = '\u{2060}';

/** What is replaced, and by what. */
type Replacement = readonly [RegExp, string];

/** A percent sign stays at its number, an amount that is owed has a minus sign, and no line of a sentence ends in "E-". */
const everywhere: readonly Replacement[] = [
  [/(?<=\d) %/g, `${NO_BREAK}%`],
  [/(?<![\p{L}\p{N}])-(?=\d|\{\{)/gu, MINUS],
  // In a sentence: the label of a field has a line of its own.
  [/(?<=(?<!\p{L})e-)(?=mail.*[.!?…])/gisu, WORD_JOINER],
];

const quotes: readonly Replacement[] = [
  [/« /g, `«${NO_BREAK}`],
  [/ »/g, `${NO_BREAK}»`],
];

/** No line ends in a word of one letter. */
const wordsOfOneLetter: readonly Replacement[] = [[/(?<![\p{L}\p{N}])(\p{L}) /gu, `$1${NO_BREAK}`]];

/** By language tag; a region without a row has that of its language. */
const byTag: Readonly<Record<string, readonly Replacement[]>> = {
  cs: wordsOfOneLetter,
  fr: [...quotes, [/ (?=[;:!?])/g, NARROW_NO_BREAK]],
  // Canadian French has a space before a colon only.
  'fr-CA': [...quotes, [/ (?=:)/g, NO_BREAK], [/ (?=[;!?])/g, '']],
  pl: wordsOfOneLetter,
};

/** Returns a text with the spaces and signs of the language tag, such as `fr-CA`. */
export function typeset(text: string, languageTag: string): string {
  const own = byTag[languageTag] ?? byTag[languageTag.split('-')[0] ?? ''] ?? [];
  return [...everywhere, ...own].reduce((set, [found, put]) => set.replace(found, put), text);
}
