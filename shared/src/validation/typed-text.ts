/** What is checked and sent of a text that a person typed. */

/**
 * Returns the text without spaces around it, with each letter and its accent as one character (NFC): some keyboards and
 * copied texts have two (docs/rules/errors.md#composed-letters).
 */
export function toTypedText(text: string): string {
  return text.trim().normalize('NFC');
}
