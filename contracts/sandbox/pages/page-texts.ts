/**
 * The texts of the pages of the sandbox's services: the identity provider (`account`), the test bank, the test wallet
 * and the card form. One file per language, and one for what a region says otherwise.
 */
import { typeset } from '@perennial/shared/locales/typography';
import { type Language, languageFrom, languageTagFrom } from './language.ts';
import cs from './texts/cs.json' with { type: 'json' };
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import frCa from './texts/fr-CA.json' with { type: 'json' };
import it from './texts/it.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };
import pl from './texts/pl.json' with { type: 'json' };
import ro from './texts/ro.json' with { type: 'json' };
import sv from './texts/sv.json' with { type: 'json' };

type AllTexts = typeof en;

type Section = keyof AllTexts;

/** Texts of a service, with the tag of their language, such as `fr-CA`. */
export type Localized<S extends Section> = AllTexts[S] & { readonly language: string };

/** In some texts `{label}` is the label of a field. */
export type AccountTexts = Localized<'account'>;

export const pageTextsByLanguage: Readonly<Record<Language, AllTexts>> = { en, fr, nl, de, it, es, pl, cs, sv, ro };

type Differences = { readonly [S in Section]?: Partial<AllTexts[S]> };

export const differencesByRegion: Readonly<Record<string, Differences>> = { 'fr-CA': frCa };

/**
 * Returns the texts of a service in the first requested language that the shop has, in English otherwise. A request is
 * a list of language tags, as in `ui_locales` and `Accept-Language`.
 */
export function pageTextsFor<S extends Section>(
  section: S,
  ...requests: readonly (string | undefined)[]
): Localized<S> {
  const language = languageTagFrom(...requests);
  const texts = {
    ...pageTextsByLanguage[languageFrom(language)][section],
    ...differencesByRegion[language]?.[section],
  };
  const set = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, typeset(text, language)]));
  return { ...texts, ...set, language };
}
