/** The texts of one page of the identity provider, in the visitor's language. */
import { type Localized, localize } from '../../pages/language.ts';
import type { AccountTexts } from './account-texts.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export type PageTexts = Localized<AccountTexts>;

export const textsByLanguage = { en, fr };

/** Returns the texts in the first requested language that they exist in, in English otherwise. */
export function textsFor(...requests: readonly (string | undefined)[]): PageTexts {
  return localize(textsByLanguage, ...requests);
}
