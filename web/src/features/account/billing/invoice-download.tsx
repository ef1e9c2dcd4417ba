/** The button "Invoice": requests the URL of an invoice's file and downloads the file. */
import type { Invoice } from '@perennial/shared/models/invoice';
import { useState } from 'react';
import { call, errorText } from '../../../api/client.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { useNotify } from '../../../ui/notifications.tsx';
import { useGuardedAction } from '../../../ui/use-guarded-action.ts';
import { startDownload } from './start-download.ts';

export function InvoiceDownload({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const { pdfFileId, pdfFileUrl } = invoice;
  const download = useGuardedAction(async () => {
    setBusy(true);
    try {
      const url = pdfFileId ? (await call('getInvoiceFile', { params: { id: pdfFileId } })).link : pdfFileUrl;
      if (url) startDownload(url);
    } catch (error) {
      notify('danger', errorText(error));
    } finally {
      setBusy(false);
    }
  });
  if (!pdfFileId && !pdfFileUrl) return null;

  return (
    <Button variant="quiet" onClick={() => void download()} busy={busy} busyText={t('account.billing.invoice')}>
      {t('account.billing.invoice')}
      <span className="visually-hidden"> {date(invoice.invoiceDate)}</span>
    </Button>
  );
}
