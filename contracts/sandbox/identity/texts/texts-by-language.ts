import type { Language } from '../../pages/language.ts';
import { cs } from './cs.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { ro } from './ro.ts';
import { sv } from './sv.ts';
import type { Texts } from './texts.ts';

export const textsByLanguage: Readonly<Record<Language, Texts>> = { en, fr, nl, de, it, es, pl, cs, sv, ro };
