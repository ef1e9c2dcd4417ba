/** The invoices that are past due, oldest first, each with its payment. */
import type { Invoice } from '@perennial/shared/models/invoice';
import { findInvoiced, type Started } from '../../../commerce/invoices/invoiced-subscription.ts';
import { PayNowLink } from '../../../commerce/status/pay-now-link.tsx';
import { useFormat } from '../../../i18n/format.ts';
import { useSite } from '../../../i18n/site.tsx';
import { useTranslation } from '../../../texts/texts.ts';
import { InvoiceDownload } from './invoice-download.tsx';
import { InvoiceFacts } from './invoice-facts.tsx';

type Props = { invoices: readonly Invoice[]; subscriptions: readonly Started[] };

export function OpenInvoices({ invoices, subscriptions }: Props) {
  const { t } = useTranslation();
  return (
    <section className="billing__part">
      <h2>{t('billing.pastDue')}</h2>
      <ul className="billing__open">
        {invoices.map((invoice, index) => (
          <OpenInvoice
            key={invoice.invoiceId}
            invoice={invoice}
            title={findInvoiced(invoice, subscriptions)}
            isFirst={index === 0}
          />
        ))}
      </ul>
    </section>
  );
}

type OpenInvoiceProps = { invoice: Invoice; title: string | undefined; isFirst: boolean };

/** The oldest has the primary button, because it is paid first. */
function OpenInvoice({ invoice, title, isFirst }: OpenInvoiceProps) {
  const { t } = useTranslation();
  const { markets } = useSite();
  const { money } = useFormat();
  const { invoiceId, balance, price } = invoice;
  return (
    <li className="billing__row billing__row--open">
      <InvoiceFacts invoice={invoice} title={title}>
        {balance !== price && (
          <span className="billing__owed figures">{t('billing.owed', { amount: money(balance) })}</span>
        )}
      </InvoiceFacts>
      {markets.invoiceLink === 'shown' && <InvoiceDownload invoice={invoice} />}
      {markets.pastDue === 'on' && (
        <div className="billing__pay">
          <PayNowLink invoiceId={invoiceId} variant={isFirst ? 'primary' : 'secondary'} />
        </div>
      )}
    </li>
  );
}
