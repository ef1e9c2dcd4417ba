/** The texts of the page's language, from the boot data. */
import type { PublicTexts } from '@perennial/shared/locales/public-texts';
import { createContext, useContext } from 'react';
import { createLookup, type TextLookup } from './text-lookup.ts';

let lookup: TextLookup;

/** Sets the texts of the page; called once before the first render. */
export function initTexts(language: string, texts: PublicTexts): void {
  lookup = createLookup(language, texts);
}

/** Returns the lookup of the page, for code that is not part of a component. */
export function pageTexts(): TextLookup {
  return lookup;
}

/** The texts of a page that the server draws. */
export const TextsOfDrawing = createContext<TextLookup | undefined>(undefined);

/** The function that looks up texts. The language of a page does not change, so no component waits for another one. */
export function useTranslation(): TextLookup {
  return useContext(TextsOfDrawing) ?? lookup;
}
