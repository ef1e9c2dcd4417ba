/** orders: sent once. It is finished even when the browser goes away, since an order cannot be taken back halfway. */
import { callSchemas } from '@perennial/shared/catalogue/schemas';
import type { CallBody } from '@perennial/shared/catalogue/types';
import { RequestProblem } from '../../errors/request-problem.ts';
import type { OrderAnswer, OrderSubmissions } from '../../orders/order-submissions.ts';
import { headerOf } from '../../plugins/culture.ts';
import type { VisitorShopApi } from '../../shop-api/visitor-shop-api.ts';
import type { CallOverride } from './call-override.ts';

/** Longer than any key that a client of ours makes. */
const MAX_KEY_LENGTH = 100;

export function submitOrder(shop: VisitorShopApi, submissions: OrderSubmissions): CallOverride {
  return {
    response: callSchemas.submitOrder.response,
    handler: async (request, reply) => {
      const signIn = await request.visitor.signIn();
      if (!signIn) throw new RequestProblem('session.required');
      const body = request.body as CallBody<'submitOrder'>;
      const { bundles, paymentMethodCode = '' } = body;

      async function send(): Promise<OrderAnswer> {
        try {
          const answer = await shop.forward(request, 'submitOrder', { body }, new AbortController().signal);
          return { status: answer.status, body: answer.body.toString('utf8') };
        } catch (error) {
          throw hasPerhapsArrived(error) ? new RequestProblem('order.unknown', { cause: error }) : error;
        }
      }

      const submission = {
        signInId: signIn.id,
        order: JSON.stringify([request.site.culture, bundles, paymentMethodCode]),
        attempt: headerOf(request, 'idempotency-key')?.slice(0, MAX_KEY_LENGTH),
      };
      const answer = await submissions.once(submission, send);
      return reply.code(answer.status).type('application/json').send(Buffer.from(answer.body));
    },
  };
}

/** Whether the order may stand at the shop although its answer never came. */
function hasPerhapsArrived(error: unknown): boolean {
  return error instanceof RequestProblem && (error.code === 'shop.timeout' || error.code === 'shop.invalidResponse');
}
