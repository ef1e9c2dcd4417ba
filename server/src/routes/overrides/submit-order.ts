/**
 * orders: the order is sent once. It is not cancelled when the browser disconnects, because the shop API may already
 * have placed it (docs/rules/checkout.md#sending-once).
 */
import { callSchemas } from '@perennial/shared/catalogue/schemas';
import { orderResultSchema } from '@perennial/shared/models/payment';
import { RequestProblem } from '../../errors/request-problem.ts';
import { parseJson } from '../../shop-api/read-response.ts';
import type { VisitorShopApi } from '../../shop-api/visitor-shop-api.ts';
import { readIdempotencyKey } from '../charges.ts';
import { sendShopResponse } from '../send-shop-response.ts';
import type { Answer, Submissions } from '../submissions.ts';
import { type CallOverride, override } from './override.ts';

export function submitOrder(shop: VisitorShopApi, submissions: Submissions): CallOverride {
  return override('submitOrder', {
    response: callSchemas.submitOrder.response,
    handler: async (request, body, reply) => {
      const signIn = await request.visitor.signIn();
      if (!signIn) throw new RequestProblem('session.required');
      const { bundles, paymentMethodCode = '' } = body;

      async function send(): Promise<Answer> {
        const response = await shop.forward(request, 'submitOrder', { body });
        readOrderNumber(response.body);
        return { status: response.status, body: response.body.toString('utf8') };
      }

      const answer = await submissions.sendOnce(
        {
          kind: 'order',
          signIn,
          key: readIdempotencyKey(request),
          content: JSON.stringify(['submitOrder', request.site.culture, bundles, paymentMethodCode]),
        },
        { send, log: request.log },
      );
      return sendShopResponse(reply, { status: answer.status, body: Buffer.from(answer.body) });
    },
  });
}

/** Throws RequestProblem for a response without an order number: that order could not be paid. */
function readOrderNumber(body: Buffer): void {
  const { error } = orderResultSchema.pick({ orderNumber: true }).safeParse(parseJson(body, 'submitOrder'));
  if (error) throw new RequestProblem('shop.invalidResponse', { cause: error });
}
