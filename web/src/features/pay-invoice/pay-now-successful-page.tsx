/** Page after the successful payment of a past-due invoice. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSite } from '../../i18n/site.tsx';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Message } from '../../ui/message.tsx';

export default function PayNowSuccessfulPage() {
  const { t } = useTranslation();
  const { languageQuery: language } = useSite();
  return (
    <Message
      icon="check"
      kind="success"
      title={t('orderResult.paymentSuccessful')}
      actions={
        <Link className={buttonClass('primary')} to={paths.account({ language })}>
          {t('paymentDetails.back')}
        </Link>
      }
    >
      <p>{t('orderResult.confirmationFollows')}</p>
    </Message>
  );
}
