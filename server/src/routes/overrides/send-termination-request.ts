/**
 * SendCancelEmail: the response says when the request was received and by which id, which is what the receipt of the customer needs. A
 * request that has been sent is not cancelled when the browser disconnects, and counts if its answer is lost. One that the
 * shop API refuses counts for the address that it came from
 * (docs/rules/cancel-and-return.md#receipt, docs/rules/cancel-and-return.md#limits).
 */
import { terminationReceiptSchema } from '@perennial/shared/catalogue/schemas/declaration';
import { RequestProblem } from '../../errors/request-problem.ts';
import { findRefusal } from '../../errors/shop-error.ts';
import type { TerminationTries } from '../../limits/termination-tries.ts';
import type { VisitorShopApi } from '../../shop-api/visitor-shop-api.ts';
import { type CallOverride, override } from './override.ts';

export function sendTerminationRequest(shop: VisitorShopApi, tries: TerminationTries): CallOverride {
  return override('sendTerminationRequest', {
    response: terminationReceiptSchema,
    handler: async (request, body) => {
      const receivedAt = new Date().toISOString();
      const { signal } = new AbortController();
      const counted = await tries.count(body, request.ip);
      try {
        await shop.forward(request, 'sendTerminationRequest', { body }, { signal });
      } catch (error) {
        // A status that would end the session of a customer is an answer of the shop API all the same.
        if (findRefusal(error)) await counted.refused();
        else if (!mayHaveArrived(error)) await counted.withdraw();
        throw error;
      }
      return { receivedAt, reference: request.id };
    },
  });
}

function mayHaveArrived(error: unknown): boolean {
  return error instanceof RequestProblem && error.code === 'change.unknown';
}
