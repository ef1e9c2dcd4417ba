/** An override: the handler of a call that the BFF does not only forward. There is one file per call. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';

export type CallOverride = {
  /** Schema of the response to the browser. */
  readonly response: z.ZodType;
  readonly handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
};
