/** A call that the BFF does not simply forward: one file each, named after its call. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';

export type CallOverride = {
  /** What the browser gets, where that is not what the shop API answers. */
  readonly response: z.ZodType;
  readonly handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
};
