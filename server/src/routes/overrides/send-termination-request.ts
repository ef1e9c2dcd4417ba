/**
 * SendCancelEmail: the response says when the request was received, which is what the receipt of the customer needs. A
 * request that has been sent is not cancelled when the browser disconnects, and counts if its answer is lost.
 * Rules: docs/rules/cancel-and-return.md#receipt, docs/rules/cancel-and-return.md#limits
 */
import { terminationReceiptSchema } from '@perennial/shared/catalogue/schemas/declaration';
import type { CallBody } from '@perennial/shared/catalogue/types';
import { RequestProblem } from '../../errors/request-problem.ts';
import type { TerminationTries } from '../../limits/termination-tries.ts';
import type { VisitorShopApi } from '../../shop-api/visitor-shop-api.ts';
import type { CallOverride } from './call-override.ts';

export function sendTerminationRequest(shop: VisitorShopApi, tries: TerminationTries): CallOverride {
  return {
    response: terminationReceiptSchema,
    handler: async (request) => {
      const receivedAt = new Date().toISOString();
      const { signal } = new AbortController();
      const body = request.body as CallBody<'sendTerminationRequest'>;
      const withdrawTry = await tries.count(body, request.ip);
      try {
        await shop.forward(request, 'sendTerminationRequest', { body }, { signal });
      } catch (error) {
        const mayHaveArrived = error instanceof RequestProblem && error.code === 'change.unknown';
        if (!mayHaveArrived) await withdrawTry();
        throw error;
      }
      return { receivedAt };
    },
  };
}
