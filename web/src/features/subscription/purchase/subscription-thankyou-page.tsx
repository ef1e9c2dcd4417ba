/** Page after a device was paid in full. See docs/rules/subscriptions.md#pay-in-full-thank-you-page. */
import '../subscription.css';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useSite } from '../../../i18n/site.tsx';
import { paths } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Message } from '../../../ui/message.tsx';
import { findPlan } from '../plan-facts.ts';
import { useSubscription } from '../use-subscription.ts';
import { findRegistrationUrl } from './registration-url.ts';

export default function SubscriptionThankYouPage() {
  const { t } = useTranslation();
  const { languageQuery: language } = useSite();
  const { id = '' } = useParams();
  const { data } = useSubscription(id);
  const device = data && findPlan(data, 'device');
  const registrationUrl = data && findRegistrationUrl(data.content);
  return (
    <div className="subscription">
      <Message
        icon="check-circle"
        kind="success"
        title={t('subscription.allYours.title')}
        actions={
          <>
            {registrationUrl && (
              <ButtonLink variant="primary" href={registrationUrl} target="_blank" rel="noopener">
                {t('subscription.allYours.register')}
                <Icon name="external" />
              </ButtonLink>
            )}
            <Link className={buttonClass('secondary')} to={paths.accountOverview({ language })}>
              {t('subscription.toOverview')}
            </Link>
          </>
        }
      >
        <p>
          <strong>{t('subscription.allYours.allYours')}</strong>
        </p>
        {device && <p>{t('subscription.allYours.text', { product: device.productName })}</p>}
      </Message>
      {device && <img className="subscription__product" src={device.imageUrl} alt="" width="288" height="288" />}
    </div>
  );
}
