/** Why a device cannot be paid in full right now (specification 3, sections 4 and 5: pay in full). */
import type { PaymentActivity, PaymentMethod } from '@perennial/shared/models/payment';
import { accountPaymentGate } from '../../../commerce/payment/account-payment-gate.ts';

export type PurchaseReason = 'paymentInProgress' | 'cannotSubscribe' | 'codeIsChecked' | 'noMethod' | 'termsOpen';

type Input = {
  /** Undefined while it is not known: the shop API has the last word. */
  readonly activity: Pick<PaymentActivity, 'hasPaymentInProgress'> | undefined;
  readonly ableToSubscribe: boolean;
  readonly checkingCode: boolean;
  readonly method: PaymentMethod | undefined;
  readonly termsAccepted: boolean;
};

/** What the account stands in the way of, whatever is chosen on the page. */
export function findAccountReason({
  activity,
  ableToSubscribe,
}: Pick<Input, 'activity' | 'ableToSubscribe'>): PurchaseReason | undefined {
  if (activity?.hasPaymentInProgress) return 'paymentInProgress';
  return ableToSubscribe ? undefined : 'cannotSubscribe';
}

/** The first reason in the order in which a person can do something about it; undefined where there is none. */
export function purchaseGate(question: Input): PurchaseReason | undefined {
  const { activity, checkingCode, method, termsAccepted } = question;
  const reason = findAccountReason(question);
  if (reason) return reason;
  if (checkingCode) return 'codeIsChecked';
  return accountPaymentGate(activity, method) ?? (termsAccepted ? undefined : 'termsOpen');
}
