/**
 * user/addresses: the customer's country may be another one now, so it is asked again
 * (docs/rules/markets.md#customers-of-another-country).
 */
import { callSchemas } from '@perennial/shared/catalogue/schemas';
import type { VisitorShopApi } from '../../shop-api/visitor-shop-api.ts';
import { sendShopResponse } from '../send-shop-response.ts';
import { type CallOverride, override } from './override.ts';

export function updateAddresses(shop: VisitorShopApi): CallOverride {
  return override('updateAddresses', {
    response: callSchemas.updateAddresses.response,
    handler: async (request, body, reply) => {
      try {
        return sendShopResponse(reply, await shop.forward(request, 'updateAddresses', { body }));
      } finally {
        // Also after a failure: the change may have been made. What the shop API has answered counts, not the store.
        await request.visitor.updateSignIn({ countryCode: undefined }).catch(() => {});
      }
    },
  });
}
