/**
 * The input and response types of a call, inferred from its schemas. They are types only, so no schema gets into a
 * bundle.
 */
import type { z } from 'zod';
import type { CallName } from './routes.ts';
import type { callSchemas } from './schemas.ts';

type Schemas = typeof callSchemas;
type Input<S> = S extends z.ZodType ? z.input<S> : never;

type Part<N extends CallName, K extends 'params' | 'query' | 'body'> =
  Schemas[N] extends Record<K, infer S> ? { readonly [P in K]: Input<S> } : { readonly [P in K]?: undefined };

/** The input of a call: params, query and body, each only if the call has it. */
export type CallInput<N extends CallName> = Part<N, 'params'> & Part<N, 'query'> & Part<N, 'body'>;

/** A call with its input, of one of the names. */
export type CallRequest<N extends CallName> = {
  readonly [P in N]: { readonly name: P; readonly input: CallInput<P> };
}[N];

/** The response of a successful call. */
export type CallResponse<N extends CallName> = z.output<Schemas[N]['response']>;

/** The body of a call that has one. */
export type CallBody<N extends CallName> = CallInput<N>['body'];
