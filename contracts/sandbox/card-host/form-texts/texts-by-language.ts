import type { Language } from '../../pages/language.ts';
import { cs } from './cs.ts';
import { de } from './de.ts';
import { es } from './es.ts';
import type { FormTexts } from './form-texts.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { ro } from './ro.ts';
import { sv } from './sv.ts';

/** English is missing: its words are the library's own. */
export const formTextsByLanguage: Readonly<Record<Exclude<Language, 'en'>, FormTexts>> = {
  fr,
  nl,
  de,
  it,
  es,
  pl,
  cs,
  sv,
  ro,
};
