/** An interaction of the contract: a call through the BFF, and the response of the shop API. */

import type { ShopInput } from '@perennial/server/shop-api/call-mappings';
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CallInput, CallResponse } from '@perennial/shared/catalogue/types';
import type { CultureCode } from '@perennial/shared/cultures/cultures';
import { withoutNulls } from './matching.ts';
import type { StateName } from './states.ts';

/** Who calls. The provider state provides the token of a customer or admin. */
export type Caller = 'anonymous' | 'customer' | 'admin';

export type Locale = { readonly culture: CultureCode; readonly language: string };

/** The locale of an interaction without another. */
export const canada: Locale = { culture: 'en-ca', language: 'en-CA' };

type SuccessResponse = {
  readonly status: 200;
  /** JSON; undefined if the shop does not read the body. */
  readonly body: unknown;
  /** Top-level fields that are compared by value. The other fields are compared by type. */
  readonly exactFields: readonly string[];
};

export type ErrorResponse = {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** Values that the shop reads besides the code (docs/rules/errors.md#error-texts). */
  readonly extraInfo?: ExtraInfo;
};

export type ExtraInfo = Readonly<Record<string, string | number>>;

/** A document that the BFF streams to the browser. */
type DocumentResponse = { readonly status: 200; readonly contentType: string };

type ShopApiResponse = SuccessResponse | ErrorResponse | DocumentResponse;

/** What the BFF returns to its client. */
export type BffResponse = { readonly status: number; readonly body: Readonly<Record<string, unknown>> };

export type Interaction = {
  readonly call: CallName;
  readonly given: StateName;
  /** Description of the request; unique within its provider state. */
  readonly when: string;
  readonly caller: Caller;
  readonly input: ShopInput;
  /** The query that the shop API receives, if it differs from the query of the browser. */
  readonly sentQuery?: ShopInput['query'];
  readonly locale?: Locale;
  readonly response: ShopApiResponse;
  /** The `user-token` header of the response, with which the shop API replaces the token of the request. */
  readonly renewedToken?: string;
  /** The response of the BFF, if it differs from the response of the shop API. */
  readonly bffResponse?: BffResponse;
};

type OfCall<N extends CallName> = Omit<Interaction, 'call' | 'input' | 'response'> & {
  readonly call: N;
  readonly input: CallInput<N>;
};

/** Status, code and message of an error of the shop API, and the extra information that the shop reads. */
export type ShopApiError = readonly [
  status: number,
  code: `error.message.${string}`,
  message: string,
  extraInfo?: ExtraInfo,
];

/** A successful call. Its response is compared by type, except the fields in `exactFields`. */
export function succeeds<const N extends CallName>(
  details: OfCall<N> & {
    readonly response: CallResponse<N>;
    readonly exactFields?: readonly (keyof CallResponse<N> & string)[];
  },
): Interaction {
  const { response: body, exactFields = [], ...rest } = details;
  return { ...rest, input: toInput(details), response: { status: 200, body: withoutNulls(body), exactFields } };
}

/** A successful call whose response body the shop does not read. */
export function succeedsWithoutBody<const N extends CallName>(details: OfCall<N>): Interaction {
  return { ...details, input: toInput(details), response: { status: 200, body: undefined, exactFields: [] } };
}

/** A successful call that returns a document. */
export function succeedsWithDocument<const N extends CallName>(
  details: OfCall<N> & { readonly contentType: string },
): Interaction {
  const { contentType, ...rest } = details;
  return { ...rest, input: toInput(details), response: { status: 200, contentType } };
}

/** A call that fails with an error (docs/rules/errors.md#error-shape). */
export function fails<const N extends CallName>(details: OfCall<N> & { readonly error: ShopApiError }): Interaction {
  const { error, ...rest } = details;
  const [status, code, message, extraInfo] = error;
  return { ...rest, input: toInput(details), response: { status, code, message, ...(extraInfo && { extraInfo }) } };
}

function toInput({ input }: { readonly input: ShopInput }): ShopInput {
  const { params, query, body } = input;
  return { params, query, body };
}

export const isSuccess = ({ response }: Interaction): boolean => response.status < 300;
