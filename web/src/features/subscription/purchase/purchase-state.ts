/** Whether a subscription's device can be paid in full, and now (docs/rules/subscriptions.md#pay-in-full). */

import type { PaymentActivity } from '@perennial/shared/models/payment';
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

/** Why the button to pay a device in full is disabled (docs/rules/subscriptions.md#pay-in-full-page). */
export type PurchaseReason = 'paymentInProgress' | 'cannotSubscribe' | 'checkingCode';

type Input = {
  /** Undefined until it is loaded. That does not disable the button, because the shop API checks it, too. */
  readonly activity: Pick<PaymentActivity, 'hasPaymentInProgress'> | undefined;
  readonly ableToSubscribe: boolean;
  readonly checkingCode: boolean;
};

/** Returns the reason that depends on the account only, or undefined. */
export function findAccountReason({
  activity,
  ableToSubscribe,
}: Pick<Input, 'activity' | 'ableToSubscribe'>): PurchaseReason | undefined {
  if (activity?.hasPaymentInProgress) return 'paymentInProgress';
  return ableToSubscribe ? undefined : 'cannotSubscribe';
}

/**
 * Returns the first reason to disable the button, or undefined. A method and the terms are no reason: what is missing is
 * said after the press (docs/rules/errors.md#missing-input).
 */
export function purchaseGate(input: Input): PurchaseReason | undefined {
  return findAccountReason(input) ?? (input.checkingCode ? 'checkingCode' : undefined);
}
