/** The next steps after a return was requested: its label is sent by email. */
import './returns.css';
import { useSession } from '../../../api/session.ts';
import { useTranslation } from '../../../texts/texts.ts';

export function WhatHappensNext() {
  const { t } = useTranslation();
  const { email } = useSession();
  return (
    <div className="returns">
      <p>{email ? t('returns.next.labelTo', { email }) : t('returns.next.label')}</p>
      <ol className="returns__next">
        <li>{t('returns.next.pack')}</li>
        <li>{t('returns.next.hand')}</li>
        <li>{t('returns.next.received')}</li>
      </ol>
    </div>
  );
}
