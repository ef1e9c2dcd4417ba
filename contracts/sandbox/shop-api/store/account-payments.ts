/** Payments from the account (docs/rules/shop-sandbox.md#payments-from-the-account). */
import type { Market } from '../market/market.ts';
import type { Minor } from '../market/money.ts';
import type { MethodCode } from '../market/payment-methods.ts';
import { NumberedRecords } from './numbered-records.ts';

/** The purpose of a payment, by the reason in its result (`createdReason`). */
export type Purpose =
  | { readonly reason: 'Change' }
  | { readonly reason: 'ChangeAndPayInFull'; readonly subscriptionNumber: string; readonly ratePlanId: string }
  | { readonly reason: 'ChangeAndImmediatePayment'; readonly invoiceNumber: string };

export type AccountPayment = {
  readonly number: string;
  readonly customerId: string;
  readonly market: Market;
  readonly purpose: Purpose;
  readonly amountToPay: Minor;
  readonly methodCode: MethodCode;
  /** The page to which a wallet redirects after a cancelled payment. */
  readonly cancelUrl: string;
  /** Open until a payment is authorised; a refused payment leaves it open, as with orders. */
  readonly state: 'open' | 'payment-pending' | 'paid';
};

type NewAccountPayment = Omit<AccountPayment, 'number' | 'state'>;

export class AccountPayments extends NumberedRecords<AccountPayment> {
  constructor() {
    super('payment', 'PA-', 500_001);
  }

  /** Stores a payment as open. An open payment of the same customer and purpose keeps its number, so it is paid once. */
  submit(payment: NewAccountPayment): AccountPayment {
    const purpose = JSON.stringify(payment.purpose);
    const submitted = this.ofCustomer({ id: payment.customerId }).find(
      (earlier) => earlier.state === 'open' && JSON.stringify(earlier.purpose) === purpose,
    );
    return this.put({ ...payment, number: submitted?.number ?? this.nextNumber(), state: 'open' });
  }

  /** Payments that the bank has not decided. */
  pending(): readonly AccountPayment[] {
    return this.all().filter(({ state }) => state === 'payment-pending');
  }
}
