/** The past-due amount, the date of the oldest past-due invoice, and the link to pay that invoice. */

import { useInvoices } from '../../../commerce/invoices/use-invoices.ts';
import { LoadState } from '../../../commerce/load-state.tsx';
import { summarizePastDue } from '../../../commerce/status/past-due-summary.ts';
import { PayNowLink } from '../../../commerce/status/pay-now-link.tsx';
import { useFormat } from '../../../i18n/format.ts';
import { useSite } from '../../../i18n/site.tsx';
import { useTranslation } from '../../../texts/texts.ts';
import { Notice } from '../../../ui/notice.tsx';

export function PastDuePanel() {
  const { t } = useTranslation();
  const { markets } = useSite();
  const { money, date } = useFormat();
  const response = useInvoices();
  const { data: invoices } = response;
  if (markets.pastDue === 'off') return null;
  if (!invoices) return <LoadState responses={[response]} skeleton={null} />;
  const pastDue = summarizePastDue(invoices);
  if (!pastDue) return null;
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
