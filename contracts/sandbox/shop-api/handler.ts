/** Types of the handlers; they derive from the call's schemas in the shared catalogue. */
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { callSchemas } from '@perennial/shared/catalogue/schemas';
import type { CallResponse } from '@perennial/shared/catalogue/types';
import type { z } from 'zod';
import type { HandlerContext } from './context.ts';

type Checked<S> = S extends z.ZodType ? z.output<S> : undefined;

type Part<N extends CallName, K extends 'params' | 'query' | 'body'> =
  (typeof callSchemas)[N] extends Record<K, infer S> ? Checked<S> : undefined;

/** The validated params, query and body of a request; undefined if the call has none. */
export type HandlerInput<N extends CallName> = {
  readonly params: Part<N, 'params'>;
  readonly query: Part<N, 'query'>;
  readonly body: Part<N, 'body'>;
};

export type Handler<N extends CallName> = (
  input: HandlerInput<N>,
  context: HandlerContext,
) => CallResponse<N> | Promise<CallResponse<N>>;

/** Handlers by the name of their call. */
export type Handlers<N extends CallName = CallName> = { readonly [K in N]: Handler<K> };

/** The response of calls that only report success. */
export const success = { status: 'success' };
