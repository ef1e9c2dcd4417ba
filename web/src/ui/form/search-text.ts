/** Texts as a search compares them. */

/** Returns the text without outer spaces, case and accents, and with plain apostrophes: `Québec` and `quebec` are the same. */
export function toSearchText(text: string): string {
  return text.trim().normalize('NFD').replace(/\p{M}/gu, '').replace(/’/g, "'").toLowerCase();
}
