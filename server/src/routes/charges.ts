/** The handler of a call that may charge: it is sent once for each key (docs/rules/errors.md#exactly-once, ADR 67). */
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuditLog } from '../audit/audit-log.ts';
import { auditCall } from '../audit/audited-call.ts';
import { RequestProblem } from '../errors/request-problem.ts';
import { withoutUnforeseen } from '../shop-api/read-response.ts';
import { validatedInput } from '../shop-api/validated-input.ts';
import type { VisitorShopApi } from '../shop-api/visitor-shop-api.ts';
import { readIdempotencyKey } from './idempotency-key.ts';
import { sendShopResponse } from './send-shop-response.ts';
import type { Answer, Submissions } from './submissions.ts';

type Dependencies = {
  readonly shop: Pick<VisitorShopApi, 'forward'>;
  readonly audit: AuditLog;
  readonly submissions: Submissions;
};

/** Returns the handler. The audit log has what was sent, and no repetition. */
export function createChargeHandler(name: CallName, { shop, audit, submissions }: Dependencies) {
  const send = auditCall(name, audit, async (request): Promise<Answer> => {
    const response = await shop.forward(request, name, validatedInput(request));
    const { status, body } = withoutUnforeseen(name, response, request);
    return { status, body: body.toString('utf8') };
  });

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const signIn = await request.visitor.signIn();
    if (!signIn) throw new RequestProblem('session.required');
    const { params, query, body } = validatedInput(request);
    const { status, body: text } = await submissions.sendOnce(
      {
        kind: 'charge',
        signIn,
        key: readIdempotencyKey(request),
        content: JSON.stringify([name, params, query, body]),
      },
      { send: () => send(request, reply), log: request.log },
    );
    return sendShopResponse(reply, { status, body: Buffer.from(text) });
  };
}
