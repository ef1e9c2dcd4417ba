/** The shop's errors and their form on the wire: `{ errorMessages: [{ code, message, extraInfo }] }`. */
import { languageFrom } from '../../pages/language.ts';
import { dayText } from '../calendar/format-day.ts';
import { type ErrorTexts, errorTextsByLanguage } from './texts/texts-by-language.ts';

export type ErrorCode = keyof ErrorTexts;

export type ExtraInfo = Readonly<Record<string, string | number>>;

/** Why the shop refuses a request; becomes an answer with this status. */
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

export type ErrorBody = {
  readonly errorMessages: readonly {
    readonly code: string;
    readonly message: string;
    readonly extraInfo: ExtraInfo | null;
  }[];
};

/** A header may name any country at all. */
const countryName = (code: string, languageTag: string) =>
  (/^[A-Z]{2}$/.test(code) && new Intl.DisplayNames(languageTag, { type: 'region' }).of(code)) || code;

/** Extra info that people read otherwise than the wire tells it. */
const written: Readonly<Record<string, (value: string, languageTag: string) => string>> = {
  country: countryName,
  from: dayText,
  until: dayText,
};

/** What the shop says of a refusal, in the language that is asked for. */
export function errorText(code: ErrorCode, extraInfo: ExtraInfo | undefined, languageTag: string): string {
  return errorTextsByLanguage[languageFrom(languageTag)][code].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(extraInfo?.[name] ?? '');
    return written[name]?.(value, languageTag) ?? value;
  });
}

/** The answer's body, in the language that is asked for. */
export function errorBody(error: ShopError, languageTag: string): ErrorBody {
  const message = errorText(error.code, error.extraInfo, languageTag);
  return { errorMessages: [{ code: error.code, message, extraInfo: error.extraInfo ?? null }] };
}
