/** The product's own texts by language. The browser gets one language with its page: import only the type there. */
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

/** The texts of one language: nested by area, `{{name}}` marks a value. */
export type Texts = typeof en;

const byLanguage: Readonly<Record<string, Texts>> = { en, fr };

/** The texts for a language tag such as `fr-CA`; English where the language is not there. */
export function textsFor(languageTag: string): Texts {
  const language = languageTag.split('-')[0] ?? '';
  return byLanguage[language] ?? en;
}
