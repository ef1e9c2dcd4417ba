/** Converts the card host's results for the shop, as its webhook would. */
import type { CardResult } from './card-host/card-sessions.ts';
import type { PaymentResult } from './shop-api/payments/payment-outcome.ts';
import type { CardSummary } from './shop-api/payments/payment-profile.ts';

function toCardSummary(method: CardResult['method']): CardSummary | undefined {
  if (method?.type !== 'scheme') return undefined;
  const { lastDigits, expiryMonth, expiryYear, holderName } = method;
  return { endDigits: lastDigits, expiryDate: `${expiryMonth.padStart(2, '0')}/${expiryYear}`, holderName };
}

/** Returns the shop's form of a result. A payment without a card has no summary. */
export function toPaymentResult({ reference, resultCode, method }: CardResult): PaymentResult {
  const card = toCardSummary(method);
  return { orderNumber: reference, resultCode, ...(card && { card }) };
}
