/** user/payment-activity: a page that sees an unfinished payment is told its end at once (docs/rules/results-at-once.md). */
import { callSchemas } from '@perennial/shared/catalogue/schemas';
import type { CustomerEvents } from '../../event-stream/customer-events.ts';
import { parseShopResponse, withoutUnforeseen } from '../../shop-api/read-response.ts';
import type { VisitorShopApi } from '../../shop-api/visitor-shop-api.ts';
import { sendShopResponse } from '../send-shop-response.ts';
import { type CallOverride, override } from './override.ts';

/** A question of the BFF itself does not come here, so it tells nobody. */
export function getPaymentActivity(shop: VisitorShopApi, events: Pick<CustomerEvents, 'noteActivity'>): CallOverride {
  return override('getPaymentActivity', {
    response: callSchemas.getPaymentActivity.response,
    handler: async (request, _body, reply) => {
      const received = await shop.forward(request, 'getPaymentActivity', {});
      const response = withoutUnforeseen('getPaymentActivity', received, request);
      // The page has it as the BFF sends it.
      await events.noteActivity(request, parseShopResponse('getPaymentActivity', response.body, request));
      return sendShopResponse(reply, response);
    },
  });
}
