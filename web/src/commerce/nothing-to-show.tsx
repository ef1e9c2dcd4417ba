/** A result page that was opened without its result, for example from a bookmark or in another browser. */

import { Link } from 'react-router-dom';
import { useSite } from '../i18n/site.tsx';
import { paths } from '../paths.ts';
import { useTranslation } from '../texts/texts.ts';
import { buttonClass } from '../ui/button.tsx';
import { Message } from '../ui/message.tsx';

export function NothingToShow() {
  const { t } = useTranslation();
  const { languageQuery: language } = useSite();
  return (
    <Message
      drawing="nothing-yet"
      title={t('paymentResult.nothing.title')}
      actions={
        <Link className={buttonClass('primary')} to={paths.accountOverview({ language })}>
          {t('paymentResult.unknown.account')}
        </Link>
      }
    >
      <p>{t('paymentResult.nothing.text')}</p>
    </Message>
  );
}
