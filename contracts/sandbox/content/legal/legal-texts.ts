/** Example texts of the legal documents: a file per language, and one for what a region says otherwise. */
import type { LegalDocument } from '@perennial/shared/countries/legal-documents';
import { typeset } from '@perennial/shared/locales/typography';
import { type Language, languageFrom } from '../../pages/language.ts';
import cs from './texts/cs.json' with { type: 'json' };
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import enGb from './texts/en-GB.json' with { type: 'json' };
import enUs from './texts/en-US.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import frCa from './texts/fr-CA.json' with { type: 'json' };
import it from './texts/it.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };
import pl from './texts/pl.json' with { type: 'json' };
import ro from './texts/ro.json' with { type: 'json' };
import sv from './texts/sv.json' with { type: 'json' };

/** Paragraphs, in which `{phone}` stands for the number of customer care. */
type Documents = Readonly<Record<LegalDocument, readonly string[]>>;

type LegalTexts = { readonly note: string; readonly documents: Documents };

export const legalTextsByLanguage: Readonly<Record<Language, LegalTexts>> = { en, fr, nl, de, it, es, pl, cs, sv, ro };

const differencesByRegion: Readonly<Record<string, { readonly documents: Partial<Documents> }>> = {
  'en-GB': enGb,
  'en-US': enUs,
  'fr-CA': frCa,
};

/** Returns the paragraphs of a document, and the note below them, in the language and region of a tag. */
export function legalTexts(languageTag: string, document: LegalDocument, phone: string) {
  const { note, documents } = legalTextsByLanguage[languageFrom(languageTag)];
  const paragraphs = differencesByRegion[languageTag]?.documents[document] ?? documents[document];
  const set = (text: string) => typeset(text.replaceAll('{phone}', phone), languageTag);
  return { note: set(note), paragraphs: paragraphs.map(set) };
}
