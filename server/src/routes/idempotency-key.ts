/** The header by which a client says that two requests are the same attempt (docs/rules/errors.md#exactly-once). */
import type { FastifyRequest } from 'fastify';
import { RequestProblem } from '../errors/request-problem.ts';

const HEADER = 'idempotency-key';

/** A text, in double quotes or without; two headers of one request arrive as one, with a comma. */
export const KEY_PATTERN = /^(?:"[\w.:~+/=%-]{1,128}"|[\w.:~+/=%-]{1,128})$/;

/** Returns the key of a request; undefined if it has none. Throws RequestProblem `request.invalid`. */
export function readIdempotencyKey({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const value = headers[HEADER];
  if (value === undefined) return undefined;
  if (typeof value === 'string' && KEY_PATTERN.test(value)) return value.replaceAll('"', '');
  const reason = 'A key has 1 to 128 letters, digits and signs of ._:~+/=%-';
  throw new RequestProblem('request.invalid', { faults: [{ field: `headers.${HEADER}`, reason }] });
}
