/** Message that nothing is left to pay. Opens the overview automatically. */
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useSite } from '../../../i18n/site.tsx';
import { paths } from '../../../paths.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Message } from '../../../ui/message.tsx';
import { useNotify } from '../../../ui/notifications.tsx';
import { useTimer } from '../../../ui/use-timer.ts';

/** How long the notice stays, in milliseconds. */
const NOTICE_MS = 3000;

/** When the overview opens, in milliseconds. */
const REDIRECT_MS = 4000;

export function AlreadyPurchased() {
  const { t } = useTranslation();
  const { languageQuery: language } = useSite();
  const navigate = useNavigate();
  const notify = useNotify();
  const overview = paths.accountOverview({ language });

  useEffect(() => {
    notify('info', t('purchase.already.notice'), NOTICE_MS);
  }, [notify, t]);
  useTimer(() => void navigate(overview, { replace: true }), { afterMs: REDIRECT_MS });

  return (
    <Message
      icon="check"
      kind="success"
      title={t('purchase.already.notice')}
      actions={
        <Link className={buttonClass('primary')} to={overview}>
          {t('subscription.toOverview')}
        </Link>
      }
    >
      <p>{t('purchase.already.goesOn')}</p>
    </Message>
  );
}
