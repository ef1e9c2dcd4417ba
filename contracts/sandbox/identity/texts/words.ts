/** The words of one page in the language of its reader. */
import { languageFrom } from '../../pages/language.ts';
import type { Texts } from './texts.ts';
import { textsByLanguage } from './texts-by-language.ts';

export type Words = Texts & { readonly language: string };

/** In the language of the first wish that is spoken here. */
export function wordsFor(...wishes: readonly (string | undefined)[]): Words {
  const language = languageFrom(...wishes);
  return { ...textsByLanguage[language], language };
}
