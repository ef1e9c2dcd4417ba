/** The one way to count the letters of a text: in the form, in its counter and in the BFF. */

/**
 * Counts code points, so that an emoji of one code point is one letter. A letter with a separate accent is one letter,
 * and so is a line break of two characters. Rule: docs/rules/errors.md#letters
 */
export function countLetters(text: string): number {
  return [...text.normalize('NFC').replaceAll('\r\n', '\n')].length;
}
