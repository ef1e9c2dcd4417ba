/** A receipt: what the shop knows, and apart from it what the browser says that the page showed. */
import '../../../commerce/declaration/declaration.css';
import type { ReceiptStatement } from '@perennial/shared/receipt';
import { FactRows } from '../../../commerce/declaration/declared-facts.tsx';
import { useTranslation } from '../../../texts/texts.ts';
import { useReceiptTexts } from './receipt-facts.ts';

export function ReceiptDetails({ statement }: { statement: ReceiptStatement }) {
  const { t } = useTranslation();
  const { toRecorded, toShown } = useReceiptTexts();
  const shown = toShown(statement);
  return (
    <>
      <h3>{t('receipts.recorded')}</h3>
      <FactRows facts={toRecorded(statement)} />
      <h3>{t('receipts.shown.heading')}</h3>
      <p className="receipts__note">{t(shown.length > 0 ? 'receipts.shown.lead' : 'receipts.shown.none')}</p>
      {shown.length > 0 && <FactRows facts={shown} />}
    </>
  );
}
