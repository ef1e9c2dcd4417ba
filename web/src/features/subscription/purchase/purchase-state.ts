/** Whether a subscription's device can be bought outright (specification 3, section 4: pay in full; decision 28). */
import type { RatePlan, SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { isBought, toPlanKind } from '../plan-facts.ts';

type PurchaseState =
  | { readonly kind: 'open'; readonly plan: RatePlan }
  /** Nothing of it is on trial. */
  | { readonly kind: 'purchased' }
  /** It is on trial, but the shop does not sell it now: on its way back, cancelled, or paid for by somebody else. */
  | { readonly kind: 'unavailable' };

type Subject = Pick<SubscriptionDetails, 'ratePlans' | 'hidePayInFull'>;

export function purchaseState({ ratePlans, hidePayInFull }: Subject): PurchaseState {
  const tried = ratePlans.filter((plan) => toPlanKind(plan) === 'device' && !isBought(plan));
  if (tried.length === 0) return { kind: 'purchased' };
  const plan = tried.find(({ status, ableToPayInFull }) => status === null && ableToPayInFull);
  return plan && !hidePayInFull ? { kind: 'open', plan } : { kind: 'unavailable' };
}
