/** The texts for drawing on the server, where pages in several languages are drawn side by side. */
import type { PublicTexts } from '@perennial/shared/locales/public-texts';
import { createLookup, type TextLookup } from './text-lookup.ts';

const lookups = new WeakMap<PublicTexts, TextLookup>();

/** Returns the lookup of these texts; the same one each time. */
export function serverTexts(language: string, texts: PublicTexts): TextLookup {
  const existing = lookups.get(texts);
  if (existing) return existing;
  const lookup = createLookup(language, texts);
  lookups.set(texts, lookup);
  return lookup;
}
