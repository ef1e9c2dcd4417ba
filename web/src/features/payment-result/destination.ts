/** Maps the result of a payment at a provider's page to the next page (docs/rules/payments.md#payment-results). */
import type { PaymentResult } from '@perennial/shared/models/payment';
import { paths } from '../../paths.ts';

type Destination = {
  readonly path: string;
  /** Shown before the automatic navigation. */
  readonly notice?: 'changed' | 'changeFailed';
};

type ToDestination = (
  succeeded: boolean,
  subscription: string | null,
  query: { language: string | undefined },
) => Destination;

const destinations: Readonly<Record<PaymentResult['createdReason'], ToDestination>> = {
  Init: (succeeded, _, query) => ({
    path: succeeded ? paths.subscriptionSuccessful(query) : paths.subscriptionError(query),
  }),
  Change: (succeeded, _, query) => ({
    path: paths.accountPaymentDetails(query),
    notice: succeeded ? 'changed' : 'changeFailed',
  }),
  ChangeAndPayInFull: (succeeded, subscription, query) => {
    // Without a subscription number there is no subscription page to open.
    if (!subscription) return { path: succeeded ? paths.accountOverview(query) : paths.subscriptionError(query) };
    const toPage = succeeded ? paths.subscriptionThankYou : paths.subscriptionDetails;
    return { path: toPage(subscription, query) };
  },
  ChangeAndImmediatePayment: (succeeded, _, query) => ({
    path: succeeded ? paths.payNowSuccessful(query) : paths.subscriptionError(query),
  }),
};

/** Returns the next page; `language` is the value of its query parameter, or undefined to omit it. */
export function findDestination(result: PaymentResult, language: string | undefined): Destination {
  const { createdReason, isPaymentSuccess, subscriptionNumber } = result;
  return destinations[createdReason](isPaymentSuccess, subscriptionNumber, { language });
}
