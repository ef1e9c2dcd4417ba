/** Parts of the subscriptions of the interactions. */
import { ratePlan } from '@perennial/shared/examples/rate-plan';
import { returnDetails, returnInfoDetails } from '@perennial/shared/examples/return';
import type { RatePlan } from '@perennial/shared/models/subscription-details';

export const everyTwoMonths = { billingPeriod: 'SpecificMonths', specificBillingPeriod: 2 } as const;
export const twiceAYear = { billingPeriod: 'SemiAnnual', specificBillingPeriod: null } as const;
export const tracking = { trackingNumber: 'PN1000001', carrierUrl: 'https://example.com/track/PN1000001' };
/** A plan without what only some plans have. */
export const plan = (changes: Partial<RatePlan>): RatePlan => ratePlan({ quarterlyCharge: null, ...changes });

export const cancelledReplenishment = returnInfoDetails({
  tryBuyReturnDetails: returnDetails({ returnable: false }),
  replenishmentReturnDetails: returnDetails({
    returnStatus: 'Not return',
    returnable: false,
    unreturnableReason: 'RatePlanCancelled',
  }),
});
