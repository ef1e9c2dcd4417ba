/** The settled invoices, newest first, under the names of their months. */
import type { Invoice } from '@perennial/shared/models/invoice';
import { memo } from 'react';
import { findInvoiced, type Started } from '../../../commerce/invoices/invoiced-subscription.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useMonthNames } from '../../../i18n/month-names.ts';
import { useSite } from '../../../i18n/site.tsx';
import { LongList } from '../long-list.tsx';
import { InvoiceDownload } from './invoice-download.tsx';
import { InvoiceFacts } from './invoice-facts.tsx';
import { findMonthSum, groupByMonth } from './ledger.ts';

/** How many invoices are shown at first. */
const ROWS = 24;

type Props = {
  invoices: readonly Invoice[];
  subscriptions: readonly Started[];
  /** No more rows than this are shown for now. */
  cap: number;
};

export function LedgerRows({ invoices, subscriptions, cap }: Props) {
  const { long } = useMonthNames();
  const { money } = useFormat();
  return (
    <LongList
      items={invoices}
      step={ROWS}
      cap={cap}
      className="billing__list"
      groups={(shown) =>
        groupByMonth(shown).map(({ month, invoices: items }) => {
          const sum = findMonthSum(invoices, month);
          return { key: month, title: long(month), aside: sum !== undefined && money(sum), items };
        })
      }
    >
      {(invoice) => (
        <LedgerRow key={invoice.invoiceId} invoice={invoice} title={findInvoiced(invoice, subscriptions)} />
      )}
    </LongList>
  );
}

type RowProps = { invoice: Invoice; title: string | undefined };

/** Rendered again only if its invoice changes, not with every new row of the list. */
const LedgerRow = memo(function LedgerRow({ invoice, title }: RowProps) {
  const { markets } = useSite();
  return (
    <li className="billing__row">
      <InvoiceFacts invoice={invoice} title={title} />
      {markets.invoiceLink === 'shown' && <InvoiceDownload invoice={invoice} />}
    </li>
  );
});
