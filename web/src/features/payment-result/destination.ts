/** Where a person goes on after a payment at a provider's own page (specification 1, section 4). */
import type { PaymentResult } from '@perennial/shared/models/payment';
import { paths } from '../../paths.ts';

type Outcome = Pick<PaymentResult, 'createdReason' | 'isPaymentSuccess'>;

/** An order ends on its own pages; whatever began in the account leads back there. */
export function destinationOf({ createdReason, isPaymentSuccess }: Outcome, language: string | undefined): string {
  if (createdReason !== 'Init') return paths.accountOverview({ language });
  return isPaymentSuccess ? paths.subscriptionSuccessful({ language }) : paths.subscriptionError({ language });
}
