/**
 * orders: the order is sent once. It is not cancelled when the browser disconnects, because the shop API may already
 * have placed it (docs/rules/checkout.md#sending-once).
 */
import { callSchemas } from '@perennial/shared/catalogue/schemas';
import { orderResultSchema } from '@perennial/shared/models/payment';
import { RequestProblem } from '../../errors/request-problem.ts';
import { headerOf } from '../../http/headers.ts';
import { parseJson } from '../../shop-api/read-response.ts';
import type { VisitorShopApi } from '../../shop-api/visitor-shop-api.ts';
import type { OrderResponse, OrderSubmissions } from '../order-submissions.ts';
import { sendShopResponse } from '../send-shop-response.ts';
import { type CallOverride, override } from './override.ts';

export function submitOrder(shop: VisitorShopApi, submissions: OrderSubmissions): CallOverride {
  return override('submitOrder', {
    response: callSchemas.submitOrder.response,
    handler: async (request, body, reply) => {
      const signIn = await request.visitor.signIn();
      if (!signIn) throw new RequestProblem('session.required');
      const { bundles, paymentMethodCode = '' } = body;

      async function send(): Promise<OrderResponse> {
        try {
          const response = await shop.forward(request, 'submitOrder', { body });
          readOrderNumber(response.body);
          return { status: response.status, body: response.body.toString('utf8') };
        } catch (error) {
          throw mayBePlaced(error) ? new RequestProblem('order.unknown', { cause: error }) : error;
        }
      }

      const submission = {
        signInId: signIn.id,
        order: JSON.stringify([request.site.culture, bundles, paymentMethodCode]),
        attempt: headerOf(request, 'idempotency-key'),
      };
      const response = await submissions.submitOnce(submission, send);
      return sendShopResponse(reply, { status: response.status, body: Buffer.from(response.body) });
    },
  });
}

/** Throws RequestProblem for a response without an order number: that order could not be paid. */
function readOrderNumber(body: Buffer): void {
  const { error } = orderResultSchema.pick({ orderNumber: true }).safeParse(parseJson(body, 'submitOrder'));
  if (error) throw new RequestProblem('shop.invalidResponse', { cause: error });
}

/** Whether the shop API may have placed the order, although no usable response was received. */
function mayBePlaced(error: unknown): boolean {
  return error instanceof RequestProblem && (error.code === 'change.unknown' || error.code === 'shop.invalidResponse');
}
