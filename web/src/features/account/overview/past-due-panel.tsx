/** The past-due amount, the date of the oldest past-due invoice, and the link to pay that invoice. */
import { useTranslation } from 'react-i18next';
import { summarizePastDue } from '../../../commerce/invoices/balance.ts';
import { useInvoices } from '../../../commerce/invoices/use-invoices.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useSite } from '../../../i18n/site.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PayNowLink } from '../pay-now-link.tsx';

export function PastDuePanel() {
  const { t } = useTranslation();
  const { markets } = useSite();
  const { money, date } = useFormat();
  const { data: invoices } = useInvoices();
  const pastDue = invoices && summarizePastDue(invoices);
  if (markets.pastDue === 'off' || !pastDue) return null;
  const { count, amount, oldest } = pastDue;
  return (
    <Notice
      kind="warning"
      title={t('account.pastDue.title', { amount: money(amount) })}
      action={<PayNowLink invoiceId={oldest.invoiceId} variant="primary" />}
    >
      <p>{t('account.pastDue.text', { count, date: date(oldest.date), amount: money(oldest.amount) })}</p>
    </Notice>
  );
}
