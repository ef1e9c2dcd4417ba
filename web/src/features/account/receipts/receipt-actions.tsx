/** Saves and prints one receipt. */
import type { Receipt } from '@perennial/shared/receipt';
import { saveText, toReceiptText } from '../../../commerce/declaration/receipt-text.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { FormActions } from '../../../ui/form/form-parts.tsx';
import { useReceiptTexts } from './receipt-facts.ts';

/** Marks the receipt that is printed, while it is: the style of print leaves out all else. */
const PRINTED = 'receipts__item--printed';

export function ReceiptActions({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation();
  const { toSubject, toRecorded, toShown } = useReceiptTexts();

  function save(): void {
    const shown = toShown(receipt);
    const text = toReceiptText(`${t('ui.label', { label: t('shell.brand') })} ${toSubject(receipt)}`, [
      ...toRecorded(receipt),
      ...(shown.length > 0 ? [[t('receipts.shown.heading'), t('receipts.shown.lead')] as const, ...shown] : []),
      [t('receipts.code.label'), receipt.code],
    ]);
    saveText(`${t('shell.brand')} ${receipt.at.slice(0, 10)} ${receipt.id}.txt`, text);
  }

  function print(pressed: Element): void {
    const item = pressed.closest('.receipts__item');
    item?.classList.add(PRINTED);
    window.print();
    item?.classList.remove(PRINTED);
  }

  return (
    <FormActions>
      <Button onClick={save}>{t('receipts.save')}</Button>
      <Button onClick={({ currentTarget }) => print(currentTarget)}>{t('receipts.print')}</Button>
    </FormActions>
  );
}
