/** The shop's errors and their form on the wire: `{ errorMessages: [{ code, message, extraInfo }] }`. */
import messages from './texts/errors.json' with { type: 'json' };
import { languageOfTag } from './texts.ts';

/** Each code has a text in `texts/errors.json`; `{name}` in it is filled from the error's extra info. */
export type ErrorCode = keyof typeof messages;

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

/** What the shop says of a refusal, in French where French is asked for, else in English. */
export function errorText(code: ErrorCode, extraInfo: ExtraInfo | undefined, languageTag: string): string {
  const texts = messages[code];
  const template: string = languageOfTag(languageTag) === 'fr' ? texts.fr : texts.en;
  return template.replace(/\{(\w+)\}/g, (_, name: string) => String(extraInfo?.[name] ?? ''));
}

/** The answer's body, in French for French requests, else in English. */
export function errorBody(error: ShopError, languageTag: string): ErrorBody {
  const message = errorText(error.code, error.extraInfo, languageTag);
  return { errorMessages: [{ code: error.code, message, extraInfo: error.extraInfo ?? null }] };
}
