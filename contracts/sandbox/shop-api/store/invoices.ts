/** Invoices and their open balances (docs/rules/shop-sandbox.md#invoices-and-past-due). */
import type { Day } from '../calendar/day.ts';
import type { Market } from '../market/market.ts';
import type { Minor } from '../market/money.ts';
import type { PartId } from '../products/bundle.ts';
import { NumberedRecords } from './numbered-records.ts';

type InvoiceLine = {
  readonly partId: PartId;
  readonly quantity: number;
  /** After discounts, without the tax that is added. */
  readonly amount: Minor;
};

export type Invoice = {
  readonly number: string;
  readonly customerId: string;
  readonly orderNumber: string;
  /** null for an order without a subscription. */
  readonly subscriptionNumber: string | null;
  readonly market: Market;
  readonly issuedOn: Day;
  readonly lines: readonly InvoiceLine[];
  readonly tax: Minor;
  readonly total: Minor;
  /** Above zero: past due, because an invoice is charged on the day of its issue. */
  readonly balance: Minor;
};

export type NewInvoice = Omit<Invoice, 'number'>;

const FILE_PREFIX = 'F-';

/** Returns the id of an invoice's PDF (`pdfFileId`). */
export function toFileId({ number }: Pick<Invoice, 'number'>): string {
  return FILE_PREFIX + number;
}

export class Invoices extends NumberedRecords<Invoice> {
  constructor() {
    super('invoice', 'INV-', 700_001);
  }

  add(invoice: NewInvoice): Invoice {
    return this.put({ ...invoice, number: this.nextNumber() });
  }

  byFileId(fileId: string): Invoice | undefined {
    return fileId.startsWith(FILE_PREFIX) ? this.byNumber(fileId.slice(FILE_PREFIX.length)) : undefined;
  }

  /** Newest first. */
  override ofCustomer(customer: { readonly id: string }): readonly Invoice[] {
    return [...super.ofCustomer(customer)].sort(
      (a, b) => b.issuedOn.localeCompare(a.issuedOn) || b.number.localeCompare(a.number),
    );
  }

  /** A customer's invoices with an open balance, oldest first. */
  pastDue(customer: { readonly id: string }): readonly Invoice[] {
    return this.ofCustomer(customer)
      .filter(({ balance }) => balance > 0)
      .reverse();
  }
}
