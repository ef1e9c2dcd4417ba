/** The button "Invoice": requests the URL of an invoice's file and downloads the file. Only its icon is drawn on a phone. */
import './invoice-download.css';
import type { Invoice } from '@perennial/shared/models/invoice';
import { call } from '../../../api/client.ts';
import { useAction } from '../../../commerce/changes/use-action.ts';
import { startDownload } from '../../../commerce/downloads.ts';
import { useClosedReason } from '../../../commerce/status/change-entry.tsx';
import { useFormat } from '../../../i18n/format.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useNotify } from '../../../ui/notifications.tsx';
import { Spinner } from '../../../ui/spinner.tsx';

export function InvoiceDownload({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const notify = useNotify();
  const closedReason = useClosedReason();
  const { pdfFileId, pdfFileUrl } = invoice;
  const download = useAction(
    async () => {
      const url = pdfFileId ? (await call('getInvoiceFile', { params: { id: pdfFileId } })).link : pdfFileUrl;
      if (url) startDownload(url);
    },
    { failsIn: 'notification' },
  );
  if (!pdfFileId && !pdfFileUrl) return null;

  /** While the shop is away the file is, too: the browser would leave the page for an error of its own. */
  function press(): void {
    if (closedReason === undefined) void download.run();
    else notify('warning', closedReason);
  }

  return (
    <Button variant="quiet" className="invoice-download" onClick={press} busy={download.isRunning}>
      {download.isRunning ? <Spinner /> : <Icon name="document" />}
      <span className="invoice-download__word">{t('billing.invoice')}</span>
      <span className="visually-hidden"> {date(invoice.invoiceDate)}</span>
    </Button>
  );
}
