/** Why the button to pay a device in full is disabled (docs/rules/subscriptions.md#pay-in-full-page). */
import type { PaymentActivity, PaymentMethod } from '@perennial/shared/models/payment';
import { accountPaymentGate } from '../../../commerce/payment/account-payment-gate.ts';

export type PurchaseReason = 'paymentInProgress' | 'cannotSubscribe' | 'checkingCode' | 'noMethod' | 'termsNotAccepted';

type Input = {
  /** Undefined until it is loaded. That does not disable the button, because the shop API checks it, too. */
  readonly activity: Pick<PaymentActivity, 'hasPaymentInProgress'> | undefined;
  readonly ableToSubscribe: boolean;
  readonly checkingCode: boolean;
  readonly method: PaymentMethod | undefined;
  readonly termsAccepted: boolean;
};

/** Returns the reason that depends on the account only, or undefined. */
export function findAccountReason({
  activity,
  ableToSubscribe,
}: Pick<Input, 'activity' | 'ableToSubscribe'>): PurchaseReason | undefined {
  if (activity?.hasPaymentInProgress) return 'paymentInProgress';
  return ableToSubscribe ? undefined : 'cannotSubscribe';
}

/** Returns the first reason to disable the button, in the order of the page, or undefined if there is none. */
export function purchaseGate(input: Input): PurchaseReason | undefined {
  const { activity, checkingCode, method, termsAccepted } = input;
  const reason = findAccountReason(input);
  if (reason) return reason;
  if (checkingCode) return 'checkingCode';
  return accountPaymentGate(activity, method) ?? (termsAccepted ? undefined : 'termsNotAccepted');
}
