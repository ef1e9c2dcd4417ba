/** Whether a subscription's device can be paid in full (docs/rules/subscriptions.md#pay-in-full). */
import type { RatePlan, SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { isBought, toPlanKind } from '@perennial/shared/subscriptions/plan-facts';

type PurchaseState =
  | { readonly kind: 'open'; readonly plan: RatePlan }
  /** No try-and-buy device is left to pay. */
  | { readonly kind: 'purchased' }
  /** The shop does not sell the device now: it is being returned, cancelled, or paid by a partner. */
  | { readonly kind: 'unavailable' };

type Subject = Pick<SubscriptionDetails, 'ratePlans' | 'hidePayInFull'>;

/** Returns whether the device can be paid in full, with its plan if so. */
export function purchaseState({ ratePlans, hidePayInFull }: Subject): PurchaseState {
  const tried = ratePlans.filter((plan) => toPlanKind(plan) === 'device' && !isBought(plan));
  if (tried.length === 0) return { kind: 'purchased' };
  const plan = tried.find(({ status, ableToPayInFull }) => status === null && ableToPayInFull);
  return plan && !hidePayInFull ? { kind: 'open', plan } : { kind: 'unavailable' };
}
