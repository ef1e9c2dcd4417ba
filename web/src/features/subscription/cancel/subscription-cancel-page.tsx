/** Page after a device was cancelled or its return was requested: what happens next. */
import '../subscription.css';
import { HAIR_REMOVAL_CONTENT_PRODUCT } from '@perennial/shared/product-constants';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useSite } from '../../../i18n/site.tsx';
import { paths } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Message } from '../../../ui/message.tsx';
import { useSubscription } from '../use-subscription.ts';

export default function SubscriptionCancelPage() {
  const { t } = useTranslation();
  const { languageQuery: language } = useSite();
  const { id = '' } = useParams();
  const { data } = useSubscription(id);
  const isOther = data !== undefined && data.contentProductName !== HAIR_REMOVAL_CONTENT_PRODUCT;
  return (
    <Message
      icon="box"
      title={t('subscription.cancelled.title')}
      actions={
        <>
          <Link className={buttonClass('primary')} to={paths.home({ language })}>
            {isOther ? t('subscription.cancelled.findOther') : t('subscription.cancelled.findHairRemoval')}
          </Link>
          <Link className={buttonClass('secondary')} to={paths.account({ language })}>
            {t('subscription.cancelled.overview')}
          </Link>
        </>
      }
    >
      <p>{t('subscription.cancelled.howToReturn')}</p>
      <p>{t('subscription.cancelled.whenReceived')}</p>
    </Message>
  );
}
