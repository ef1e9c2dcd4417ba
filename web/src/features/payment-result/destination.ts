/** Where a person goes on after a payment at a provider's own page, by what the payment was for (specification 2, section 4). */
import type { PaymentResult } from '@perennial/shared/models/payment';
import { paths } from '../../paths.ts';

type Destination = {
  readonly path: string;
  /** Told before the page goes on by itself: whether it succeeded. */
  readonly notice?: 'changed' | 'changeFailed';
  /** Told by the page that it leads to: the subscription whose device could not be paid. */
  readonly failedSubscription?: string;
};

type Build = (succeeded: boolean, subscription: string | null, query: { language: string | undefined }) => Destination;

const destinations: Readonly<Record<PaymentResult['createdReason'], Build>> = {
  Init: (succeeded, _, query) => ({
    path: succeeded ? paths.subscriptionSuccessful(query) : paths.subscriptionError(query),
  }),
  Change: (succeeded, _, query) => ({
    path: paths.accountPaymentDetails(query),
    notice: succeeded ? 'changed' : 'changeFailed',
  }),
  ChangeAndPayInFull: (succeeded, subscription, query) => {
    // An answer that names no subscription has no page of its own to lead to.
    if (!subscription) return { path: succeeded ? paths.accountOverview(query) : paths.subscriptionError(query) };
    return succeeded
      ? { path: paths.subscriptionThankYou(subscription, query) }
      : { path: paths.subscriptionDetails(subscription, query), failedSubscription: subscription };
  },
  ChangeAndImmediatePayment: (succeeded, _, query) => ({
    path: succeeded ? paths.payNowSuccessful(query) : paths.subscriptionError(query),
  }),
};

export function findDestination(result: PaymentResult, language: string | undefined): Destination {
  const { createdReason, isPaymentSuccess, subscriptionNumber } = result;
  return destinations[createdReason](isPaymentSuccess, subscriptionNumber, { language });
}
