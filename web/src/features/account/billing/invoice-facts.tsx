/** The facts of an invoice in a row of billing, in the order in which they are read. The grid of the row places them. */
import type { Invoice } from '@perennial/shared/models/invoice';
import type { ReactNode } from 'react';
import { useFormat } from '../../../i18n/format.ts';
import { Price } from '../../../ui/amounts/price.tsx';

type Props = {
  invoice: Invoice;
  /** The title of the subscription that the invoice is for; undefined if that is not certain. */
  title: string | undefined;
  /** Below the price. */
  children?: ReactNode;
};

export function InvoiceFacts({ invoice: { invoiceDate, invoiceId, price }, title, children }: Props) {
  const { date, money } = useFormat();
  return (
    <>
      <p className="billing__day figures" tabIndex={-1}>
        <time dateTime={invoiceDate}>{date(invoiceDate)}</time>
      </p>
      <p className="billing__price">
        <Price amount={money(price)} />
        {children}
      </p>
      <p className="billing__number">{invoiceId}</p>
      {title !== undefined && <p className="billing__title">{title}</p>}
    </>
  );
}
