/**
 * Calls that a shop API makes in another way than the catalogue says (docs/integrate/README.md). A file a call stands
 * beside this one, and is a row below.
 */
import type { QueryValue } from '@perennial/shared/catalogue/fill-path';
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CallInput, CallResponse } from '@perennial/shared/catalogue/types';

/** The input of any call. */
export type ShopInput = {
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: Readonly<Record<string, QueryValue>> | undefined;
  readonly body?: unknown;
};

/** What is other in a request; the rest is as in the catalogue. */
type OwnRequest = {
  readonly method?: string;
  /** With its values, and without a query. */
  readonly path?: string;
  readonly query?: Readonly<Record<string, QueryValue>>;
  /** Sent as JSON. */
  readonly body?: unknown;
};

/** A refusal, as the error table reads it (docs/rules/errors.md). */
type Refusal = { readonly errorMessages: readonly { readonly code: string; readonly message: string }[] };

/** An error that one of these functions throws counts as an answer that cannot be used. */
export type CallMapping<N extends CallName> = {
  toRequest?(input: CallInput<N>): OwnRequest;
  /** Makes the answer of the call from the JSON of a success. */
  toResponse?(json: unknown): CallResponse<N>;
  /** Makes the messages of a refusal from its JSON. */
  toRefusal?(json: unknown, status: number): Refusal;
};

/** A mapping, whatever its call. */
export type AnyCallMapping = {
  toRequest?(input: ShopInput): OwnRequest;
  toResponse?(json: unknown): unknown;
  toRefusal?(json: unknown, status: number): Refusal;
};

export type CallMappings = { readonly [N in CallName]?: CallMapping<N> };

/** None: this product's shop API is that of the catalogue. */
export const callMappings: CallMappings = {};
