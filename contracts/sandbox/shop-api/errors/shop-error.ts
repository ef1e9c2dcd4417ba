/** The error that a rule or a handler throws; `error-body.ts` turns it into a response. */

import type { Language } from '../../pages/language.ts';
import cs from './texts/cs.json' with { type: 'json' };
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import it from './texts/it.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };
import pl from './texts/pl.json' with { type: 'json' };
import ro from './texts/ro.json' with { type: 'json' };
import sv from './texts/sv.json' with { type: 'json' };

/** Texts of the shop's errors, one file per language. `{name}` is a placeholder for a value of the error's `extraInfo`. */
type ErrorTexts = Readonly<Record<keyof typeof en, string>>;

export const errorTextsByLanguage: Readonly<Record<Language, ErrorTexts>> = { en, fr, nl, de, it, es, pl, cs, sv, ro };

export type ErrorCode = keyof ErrorTexts;

export type ExtraInfo = Readonly<Record<string, string | number>>;

/** A refused request: its HTTP status, its code on the wire, and the values that its text contains. */
export class ShopError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly extraInfo: ExtraInfo | undefined;

  constructor(status: number, code: ErrorCode, extraInfo?: ExtraInfo) {
    super(code);
    this.status = status;
    this.code = code;
    this.extraInfo = extraInfo;
  }
}
