/** Nothing is left to pay for: says so, and goes to the overview by itself (specification 3, sections 4, 8 and 9). */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useSite } from '../../../i18n/site.tsx';
import { paths } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Message } from '../../../ui/message.tsx';
import { useNotify } from '../../../ui/notifications.tsx';

/** In milliseconds. */
const NOTICE_MS = 3000;
const LEAVES_AFTER_MS = 4000;

export function AlreadyPurchased() {
  const { t } = useTranslation();
  const { languageQuery: language } = useSite();
  const navigate = useNavigate();
  const notify = useNotify();
  const overview = paths.accountOverview({ language });

  useEffect(() => {
    notify('info', t('purchase.already.notice'), NOTICE_MS);
    const timer = setTimeout(() => navigate(overview, { replace: true }), LEAVES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [notify, t, navigate, overview]);

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
