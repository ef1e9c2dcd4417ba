/** Forwards responses of the shop API (ADR 4). */
import type { FastifyReply } from 'fastify';

/** Sends a JSON response of the shop API unchanged. */
export function sendShopResponse(reply: FastifyReply, { status, body }: { status: number; body: Buffer }) {
  return reply.code(status).type('application/json').send(body);
}
