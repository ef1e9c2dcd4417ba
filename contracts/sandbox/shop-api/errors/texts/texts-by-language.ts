/** Texts of the shop's errors, one file per language. `{name}` is a placeholder for a value of the error's `extraInfo`. */
import type { Language } from '../../../pages/language.ts';
import cs from './cs.json' with { type: 'json' };
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };
import pl from './pl.json' with { type: 'json' };
import ro from './ro.json' with { type: 'json' };
import sv from './sv.json' with { type: 'json' };

export type ErrorTexts = Readonly<Record<keyof typeof en, string>>;

export const errorTextsByLanguage: Readonly<Record<Language, ErrorTexts>> = { en, fr, nl, de, it, es, pl, cs, sv, ro };
