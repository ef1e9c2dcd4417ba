/**
 * Hands the receipt of a declaration to whoever can show it: the form may have been left before the answer arrived
 * (docs/rules/cancel-and-return.md#receipt).
 */
import { useEffect, useEffectEvent } from 'react';
import { markPage } from '../../api/page-exit.ts';
import { useTranslation } from '../../texts/texts.ts';
import { useNotify } from '../../ui/notifications.tsx';
import type { Receipt } from './receipt-dialog.tsx';

type Show = (receipt: Receipt) => void;

/**
 * The part of the page that shows receipts; undefined while the customer is elsewhere. It stands until the next page has
 * loaded, so it also says whether the customer is still here.
 */
let shown: { readonly show: Show; readonly isStillHere: () => boolean } | undefined;
/** A receipt that nobody has shown. In memory, because it names the customer: it ends with the page. */
let kept: Receipt | undefined;

function listen(show: Show): () => void {
  const own = { show, isStillHere: markPage() };
  shown = own;
  if (kept) show(kept);
  kept = undefined;
  return () => {
    if (shown === own) shown = undefined;
  };
}

/** How long a notice of two sentences stays, in milliseconds. */
const READING_TIME_MS = 10_000;

/**
 * Shows each receipt with `show`, also one that arrived while the customer was elsewhere. Returns a function that takes a
 * new receipt. If the customer has left, it tells them where they are, and keeps the receipt for the next visit.
 */
export function useReceipts(show: Show): (receipt: Receipt) => void {
  const { t } = useTranslation();
  const notify = useNotify();
  const onReceipt = useEffectEvent(show);
  useEffect(() => listen((receipt) => onReceipt(receipt)), []);
  return (receipt) => {
    if (shown?.isStillHere()) return shown.show(receipt);
    kept = receipt;
    const sent = receipt.body.kind === 'Withdrawal' ? t('declaration.withdrawal.sent') : t('declaration.sent');
    notify('success', `${sent} ${t('declaration.receipt.kept')}`, READING_TIME_MS);
  };
}
