/** The button "Invoice": requests the URL of an invoice's file and downloads the file. */
import type { Invoice } from '@perennial/shared/models/invoice';
import { call } from '../../../api/client.ts';
import { useAction } from '../../../commerce/changes/use-action.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { startDownload } from './start-download.ts';

export function InvoiceDownload({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const { pdfFileId, pdfFileUrl } = invoice;
  const download = useAction(
    async () => {
      const url = pdfFileId ? (await call('getInvoiceFile', { params: { id: pdfFileId } })).link : pdfFileUrl;
      if (url) startDownload(url);
    },
    { failsIn: 'notification' },
  );
  if (!pdfFileId && !pdfFileUrl) return null;

  return (
    <Button
      variant="quiet"
      onClick={() => void download.run()}
      busy={download.isRunning}
      busyText={t('account.billing.invoice')}
    >
      {t('account.billing.invoice')}
      <span className="visually-hidden"> {date(invoice.invoiceDate)}</span>
    </Button>
  );
}
