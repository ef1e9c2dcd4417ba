/**
 * The button "Invoice": requests the URL of an invoice's file and downloads the file, unless the host of the file is down
 * (docs/rules/account.md#invoice-download). Only its icon is drawn on a phone.
 */
import './invoice-download.css';
import type { Invoice } from '@perennial/shared/models/invoice';
import { bff, call } from '../../../api/client.ts';
import { loadTexts } from '../../../api/late-texts.ts';
import { useAction } from '../../../commerce/changes/use-action.ts';
import { startDownload } from '../../../commerce/downloads.ts';
import { useClosedReason } from '../../../commerce/status/change-entry.tsx';
import { useFormat } from '../../../i18n/format.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useNotify } from '../../../ui/notifications.tsx';
import { Spinner } from '../../../ui/spinner.tsx';

/** How long the message about a host stays that is down, with its link, in milliseconds. */
const READING_TIME_MS = 10_000;

/** The browser follows the link in all other cases, also if nothing is known of the host. */
async function isHostDown(invoiceId: string): Promise<boolean> {
  try {
    const path = `/bff/invoices/${encodeURIComponent(invoiceId)}/document-host` as const;
    return (await bff('GET', path, undefined, { background: true })).isDown;
  } catch {
    return false;
  }
}

export function InvoiceDownload({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const notify = useNotify();
  const closedReason = useClosedReason();
  const { invoiceId, pdfFileId, pdfFileUrl } = invoice;
  const download = useAction(
    async () => {
      const [url, isDown] = await Promise.all([findUrl(), isHostDown(invoiceId)]);
      if (!url) return;
      if (!isDown) return startDownload(url);
      await loadTexts('statement.hostDown');
      tellDown(url);
    },
    { failsIn: 'notification' },
  );
  if (!pdfFileId && !pdfFileUrl) return null;

  async function findUrl(): Promise<string | null> {
    return pdfFileId ? (await call('getInvoiceFile', { params: { id: pdfFileId } })).link : pdfFileUrl;
  }

  /** The browser would leave the page for an error of its own. In a tab of its own the customer can still follow the link. */
  function tellDown(url: string): void {
    notify('warning', t('statement.hostDown'), READING_TIME_MS, {
      content: () => (
        <a className="invoice-download__link" href={url} target="_blank" rel="noopener">
          {t('statement.openInTab')}
        </a>
      ),
      announced: t('statement.openInTab'),
    });
  }

  /** While the shop is away the file is, too: the browser would leave the page for an error of its own. */
  function press(): void {
    if (closedReason === undefined) void download.run();
    else notify('warning', closedReason);
  }

  return (
    <Button variant="quiet" className="invoice-download" onClick={press} busy={download.isRunning}>
      {download.isRunning ? <Spinner /> : <Icon name="document" />}
      <span className="invoice-download__word">{t('billing.invoice')}</span>
      <span className="visually-hidden">
        {' '}
        {date(invoice.invoiceDate)}, {invoice.invoiceId}
      </span>
    </Button>
  );
}
