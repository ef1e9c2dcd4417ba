/** The shop API's error response (docs/rules/errors.md#error-shape). */
import { languageFrom } from '../../pages/language.ts';
import { formatDay } from '../calendar/day.ts';
import type { ErrorCode, ExtraInfo, ShopError } from './shop-error.ts';
import { errorTextsByLanguage } from './shop-error.ts';

export type ErrorBody = {
  readonly errorMessages: readonly {
    readonly code: string;
    readonly message: string;
    readonly extraInfo: ExtraInfo | null;
  }[];
};

/** Intl rejects codes in another form, and a request header may contain any text. */
const formatCountry = (code: string, languageTag: string) =>
  (/^[A-Z]{2}$/.test(code) && new Intl.DisplayNames(languageTag, { type: 'region' }).of(code)) || code;

/** Values of `extraInfo` that a text contains in another form than the wire. */
const formats: Readonly<Record<string, (value: string, languageTag: string) => string>> = {
  country: formatCountry,
  from: formatDay,
  until: formatDay,
};

/** Returns the text of an error in a language, with its placeholders filled from `extraInfo`. */
export function errorText(code: ErrorCode, extraInfo: ExtraInfo | undefined, languageTag: string): string {
  return errorTextsByLanguage[languageFrom(languageTag)][code].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(extraInfo?.[name] ?? '');
    return formats[name]?.(value, languageTag) ?? value;
  });
}

/** Returns the response body of an error in a language. */
export function errorBody(error: ShopError, languageTag: string): ErrorBody {
  return toErrorBody(error.code, errorText(error.code, error.extraInfo, languageTag), error.extraInfo ?? null);
}

/** Returns the response body of a single message. */
export function toErrorBody(code: string, message: string, extraInfo: ExtraInfo | null = null): ErrorBody {
  return { errorMessages: [{ code, message, extraInfo }] };
}
