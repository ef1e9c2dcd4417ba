/**
 * SendCancelEmail: the response says when the request was received, which is what the receipt of the customer needs. A
 * request that has been sent is not cancelled when the browser disconnects.
 * Rule: docs/rules/cancel-and-return.md#receipt
 */
import { terminationReceiptSchema } from '@perennial/shared/catalogue/schemas/declaration';
import type { VisitorShopApi } from '../../shop-api/visitor-shop-api.ts';
import type { CallOverride } from './call-override.ts';

export function sendTerminationRequest(shop: VisitorShopApi): CallOverride {
  return {
    response: terminationReceiptSchema,
    handler: async (request) => {
      const receivedAt = new Date().toISOString();
      const { signal } = new AbortController();
      await shop.forward(request, 'sendTerminationRequest', { body: request.body }, { signal });
      return { receivedAt };
    },
  };
}
