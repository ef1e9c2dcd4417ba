/** Brings the card host's results to the shop, as its webhook would. */
import type { CardResult } from './card-host/card-sessions.ts';
import type { CardSummary } from './shop-api/payments/payment-profile.ts';
import type { PaymentResult } from './shop-api/store/shop.ts';

function summaryOf(method: CardResult['method']): CardSummary | undefined {
  if (method?.type !== 'scheme') return undefined;
  const { lastDigits, expiryMonth, expiryYear, holderName } = method;
  return { endDigits: lastDigits, expiryDate: `${expiryMonth.padStart(2, '0')}/${expiryYear}`, holderName };
}

/** A result in the shop's terms. */
export function paymentResultOf({ reference, resultCode, method }: CardResult): PaymentResult {
  const card = summaryOf(method);
  return { orderNumber: reference, resultCode, ...(card && { card }) };
}
