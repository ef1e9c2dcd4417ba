/** The error that a rule or a handler throws; `error-body.ts` turns it into a response. */
import type { ErrorTexts } from './texts/texts-by-language.ts';

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
