/** 'Invoice': asks where the file of an invoice is and downloads it (specification 2, sections 2 and 8). */
import type { Invoice } from '@perennial/shared/models/invoice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, errorText } from '../../../api/client.ts';
import { useFormat } from '../../../i18n/format.ts';
import { Button } from '../../../ui/button.tsx';
import { useNotify } from '../../../ui/notifications.tsx';
import { followLink } from './follow-link.ts';

export function InvoiceDownload({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const { pdfFileId, pdfFileUrl } = invoice;
  if (!pdfFileId && !pdfFileUrl) return null;

  async function download(): Promise<void> {
    setBusy(true);
    try {
      const address = pdfFileId ? (await call('getInvoiceFile', { params: { id: pdfFileId } })).link : pdfFileUrl;
      if (address) followLink(address);
    } catch (error) {
      notify('danger', errorText(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button variant="quiet" onClick={() => void download()} busy={busy} busyText={t('account.billing.invoice')}>
      {t('account.billing.invoice')}
      <span className="visually-hidden"> {date(invoice.invoiceDate)}</span>
    </Button>
  );
}
