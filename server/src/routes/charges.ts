/** The handler of a call that may charge: it is sent once for each key (docs/rules/errors.md#exactly-once, ADR 67). */
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { auditCall } from '../audit/audited-call.ts';
import type { CareTrail } from '../audit/care-trail.ts';
import { RequestProblem } from '../errors/request-problem.ts';
import { withoutUnforeseen } from '../shop-api/read-response.ts';
import { validatedInput } from '../shop-api/validated-input.ts';
import type { VisitorShopApi } from '../shop-api/visitor-shop-api.ts';
import { sendShopResponse } from './send-shop-response.ts';
import type { Answer, Submissions } from './submissions.ts';

type Dependencies = {
  readonly shop: Pick<VisitorShopApi, 'forward'>;
  readonly careTrail: CareTrail;
  readonly submissions: Submissions;
};

/** Returns the handler. The audit log has what was sent, and no repetition. */
export function createChargeHandler(name: CallName, { shop, careTrail, submissions }: Dependencies) {
  const send = auditCall(name, careTrail, async (request): Promise<Answer> => {
    const response = await shop.forward(request, name, validatedInput(request));
    const { status, body } = withoutUnforeseen(name, response, request);
    const { receiptId: receipt } = request;
    return { status, body: body.toString('utf8'), ...(receipt !== undefined && { receipt }) };
  });

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const signIn = await request.visitor.signIn();
    if (!signIn) throw new RequestProblem('session.required');
    const { params, query, body } = validatedInput(request);
    const answer = await submissions.sendOnce(
      {
        kind: 'charge',
        signIn,
        key: readIdempotencyKey(request),
        content: JSON.stringify([name, params, query, body]),
      },
      { send: () => send(request, reply), log: request.log },
    );
    // A repetition has the receipt of what was sent.
    if (answer.receipt !== undefined) request.receiptId = answer.receipt;
    return sendShopResponse(reply, { status: answer.status, body: Buffer.from(answer.body) });
  };
}

/** By this header a client says that two requests are the same attempt. */
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
