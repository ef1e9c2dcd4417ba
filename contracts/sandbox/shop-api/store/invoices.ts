/** Invoices: what was charged, and what of it is still owed (specification 2, section 3). */

import type { Day } from '../calendar/billing-period.ts';
import type { Market } from '../market/market.ts';
import type { Minor } from '../market/money.ts';
import type { PartId } from '../products/bundles.ts';
import type { Customer } from './customers.ts';
import { NumberSeries } from './number-series.ts';

export type InvoiceLine = {
  readonly partId: PartId;
  readonly quantity: number;
  /** After discounts, without the tax that comes on top. */
  readonly amount: Minor;
};

export type Invoice = {
  readonly number: string;
  readonly customerId: string;
  readonly orderNumber: string;
  /** null where the order holds no subscription. */
  readonly subscriptionNumber: string | null;
  readonly market: Market;
  readonly issuedOn: Day;
  readonly lines: readonly InvoiceLine[];
  readonly tax: Minor;
  readonly total: Minor;
  /** Above zero: past due, because an invoice is charged on the day it is written. */
  readonly balance: Minor;
};

export type NewInvoice = Omit<Invoice, 'number'>;

const FILE_PREFIX = 'F-';

/** The id under which an invoice's document is asked for. */
export function fileIdOf({ number }: Pick<Invoice, 'number'>): string {
  return FILE_PREFIX + number;
}

export class Invoices {
  readonly #byNumber = new Map<string, Invoice>();
  readonly #numbers = new NumberSeries('INV-', 700_001);

  add(invoice: NewInvoice): Invoice {
    return this.#put({ ...invoice, number: this.#numbers.take() });
  }

  byNumber(number: string): Invoice | undefined {
    return this.#byNumber.get(number);
  }

  byFileId(fileId: string): Invoice | undefined {
    return fileId.startsWith(FILE_PREFIX) ? this.#byNumber.get(fileId.slice(FILE_PREFIX.length)) : undefined;
  }

  /** Newest first. */
  ofCustomer({ id }: Pick<Customer, 'id'>): readonly Invoice[] {
    return [...this.#byNumber.values()]
      .filter(({ customerId }) => customerId === id)
      .sort((a, b) => b.issuedOn.localeCompare(a.issuedOn) || b.number.localeCompare(a.number));
  }

  /** What a customer owes, oldest first. */
  pastDue(customer: Pick<Customer, 'id'>): readonly Invoice[] {
    return this.ofCustomer(customer)
      .filter(({ balance }) => balance > 0)
      .reverse();
  }

  /** Throws where there is no such invoice. */
  update(number: string, changes: Partial<Pick<Invoice, 'balance'>>): Invoice {
    const invoice = this.#byNumber.get(number);
    if (!invoice) throw new Error(`There is no invoice ${number}`);
    return this.#put({ ...invoice, ...changes });
  }

  reset(): void {
    this.#byNumber.clear();
    this.#numbers.reset();
  }

  #put(invoice: Invoice): Invoice {
    this.#byNumber.set(invoice.number, invoice);
    return invoice;
  }
}
