import { useEffect } from 'react';
import { useTranslation } from '../../src/texts/texts.ts';
import type { NoticeKind } from '../../src/ui/notice.tsx';
import { NotificationProvider, useNotify } from '../../src/ui/notifications.tsx';
import { State } from '../state.tsx';

/** The longest time of a browser's timer, in milliseconds: 24 days. */
const LONGEST_MS = 2_147_483_647;

export function Notifications() {
  return (
    <State name="one of each kind">
      <NotificationProvider>
        <Shown />
      </NotificationProvider>
    </State>
  );
}

function Shown() {
  const { t } = useTranslation();
  const notify = useNotify();
  useEffect(() => {
    const texts: readonly (readonly [NoticeKind, string])[] = [
      ['success', t('subscription.postpone.done')],
      ['info', t('ui.change.soon')],
      ['warning', t('ui.change.late')],
      ['danger', t('errors.shop.invalidResponse')],
    ];
    for (const [kind, text] of texts) notify(kind, text, LONGEST_MS);
  }, [notify, t]);
  return null;
}
