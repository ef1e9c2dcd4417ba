/**
 * Payments that are made from the account and not for a cart: a change of the payment method, the rest of a device, a
 * past-due invoice (specification 3, section 4). Each also makes its method the one of the recurring payments.
 */

import type { Market } from '../market/market.ts';
import type { Minor } from '../market/money.ts';
import type { MethodCode } from '../market/payment-methods.ts';
import type { Customer } from './customers.ts';
import { NumberSeries } from './number-series.ts';

/** What a payment is for, by the reason that its result names. */
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
  /** Where a wallet sends a person who cancels. */
  readonly cancelUrl: string;
  /** Open until a payment is authorised; a refused one leaves it open, as with orders. */
  readonly state: 'open' | 'payment-pending' | 'paid';
};

export type NewAccountPayment = Omit<AccountPayment, 'number' | 'state'>;

export class AccountPayments {
  readonly #byNumber = new Map<string, AccountPayment>();
  readonly #numbers = new NumberSeries('PA-', 500_001);

  /**
   * Takes a payment. An open one of the same customer for the same purpose is the same payment, so that a second
   * attempt never pays twice.
   */
  submit(payment: NewAccountPayment): AccountPayment {
    const purpose = JSON.stringify(payment.purpose);
    const again = this.ofCustomer({ id: payment.customerId }).find(
      (earlier) => earlier.state === 'open' && JSON.stringify(earlier.purpose) === purpose,
    );
    return this.#put({ ...payment, number: again?.number ?? this.#numbers.take(), state: 'open' });
  }

  byNumber(number: string): AccountPayment | undefined {
    return this.#byNumber.get(number);
  }

  ofCustomer({ id }: Pick<Customer, 'id'>): readonly AccountPayment[] {
    return [...this.#byNumber.values()].filter(({ customerId }) => customerId === id);
  }

  /** Payments that the bank has not decided yet. */
  pending(): readonly AccountPayment[] {
    return [...this.#byNumber.values()].filter(({ state }) => state === 'payment-pending');
  }

  /** Throws where there is no such payment. */
  update(number: string, changes: Partial<Pick<AccountPayment, 'state' | 'methodCode'>>): AccountPayment {
    const payment = this.#byNumber.get(number);
    if (!payment) throw new Error(`There is no payment ${number}`);
    return this.#put({ ...payment, ...changes });
  }

  reset(): void {
    this.#byNumber.clear();
    this.#numbers.reset();
  }

  #put(payment: AccountPayment): AccountPayment {
    this.#byNumber.set(payment.number, payment);
    return payment;
  }
}
