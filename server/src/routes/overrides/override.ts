/** An override: the handler of a call that the BFF does not only forward. There is one file per call. */
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CallBody } from '@perennial/shared/catalogue/types';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { validatedBody } from '../../shop-api/validated-input.ts';

export type CallOverride = {
  /** Schema of the response to the browser. */
  readonly response: z.ZodType;
  readonly handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
};

type BodyHandler<N extends CallName> = (
  request: FastifyRequest,
  body: CallBody<N>,
  reply: FastifyReply,
) => Promise<unknown>;

/** Makes the override of a call. Its handler gets the body of the request, which the schema of the call has validated. */
export function override<N extends CallName>(
  _name: N,
  { response, handler }: { readonly response: z.ZodType; readonly handler: BodyHandler<N> },
): CallOverride {
  return { response, handler: (request, reply) => handler(request, validatedBody<N>(request), reply) };
}
