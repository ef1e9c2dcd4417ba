/** The one way to count the letters of a text: in the form, in its counter and in the BFF. */

/**
 * Counts code points, so that an emoji of one code point is one letter. A letter with a separate accent is one letter,
 * and so is a line break of two characters (docs/rules/errors.md#letters).
 */
export function countLetters(text: string): number {
  return toLetters(text).length;
}

/**
 * Returns a text as it was written if it has `max` letters at most; otherwise its first `max` letters. Spaces at the start
 * and the end, which are not sent, do not count.
 */
export function cutLetters(text: string, max: number): string {
  return countLetters(text.trim()) <= max ? text : toLetters(text.trimStart()).slice(0, max).join('');
}

const toLetters = (text: string): readonly string[] => [...text.normalize('NFC').replaceAll('\r\n', '\n')];
