/** Forwards responses of the shop API (ADR 4). */
import { isAscii } from 'node:buffer';
import type { FastifyReply } from 'fastify';

const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Sends a JSON response of the shop API unchanged. Node writes headers and a string together, headers and a buffer one
 * after the other. ASCII is the same bytes as either, so it is sent as a string.
 */
export function sendShopResponse(reply: FastifyReply, { status, body }: { status: number; body: Buffer }) {
  return reply
    .code(status)
    .type(JSON_TYPE)
    .send(isAscii(body) ? body.toString('latin1') : body);
}
