/** Returns a number that differs for other texts and does not lead back to the text: it has 32 bits (FNV-1a). */
export function toOwnerNumber(text: string): number {
  return [...text].reduce((hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5);
}
