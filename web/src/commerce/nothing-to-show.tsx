/** A result page that was opened without its result, for example from a bookmark or in another browser. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSite } from '../i18n/site.tsx';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/button-class.ts';
import { Message } from '../ui/message.tsx';

export function NothingToShow() {
  const { t } = useTranslation();
  const { languageQuery: language } = useSite();
  return (
    <Message
      icon="info"
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
