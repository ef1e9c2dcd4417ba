/**
 * Page after a device was paid in full, if the server confirms it
 * (docs/rules/subscriptions.md#pay-in-full-thank-you-page).
 */
import '../subscription.css';
import type { BundleContent } from '@perennial/shared/models/content';
import type { RatePlan } from '@perennial/shared/models/subscription-details';
import { toPlanKind } from '@perennial/shared/subscriptions/plan-facts';
import { Link } from 'react-router-dom';
import { NothingToShow } from '../../../commerce/nothing-to-show.tsx';
import { usePaymentProgress } from '../../../commerce/payment/payment-progress.ts';
import { PaymentUnknown, PaymentWaiting } from '../../../commerce/payment/payment-waiting.tsx';
import { useSite } from '../../../i18n/site.tsx';
import { paths } from '../../../paths.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Message } from '../../../ui/message.tsx';
import { LoadedSubscription } from '../loaded-subscription.tsx';
import { type FreshSubscription, type Subscription, useFreshSubscription } from '../use-subscription.ts';

export default function SubscriptionThankYouPage() {
  const { t } = useTranslation();
  const response = useFreshSubscription();
  return (
    <LoadedSubscription title={t('paymentResult.waiting.title')}>
      {(subscription) => <PurchaseResult subscription={subscription} response={response} />}
    </LoadedSubscription>
  );
}

type ResultProps = { subscription: Subscription; response: FreshSubscription };

/** Only fresh data show that nothing was paid. */
function PurchaseResult({ subscription, response }: ResultProps) {
  const { t } = useTranslation();
  const progress = usePaymentProgress('hasPaymentInProgress');
  const { isFresh, isValidating, error, mutate } = response;
  const bought = subscription.ratePlans.find((plan) => toPlanKind(plan) === 'device' && plan.status === 'PayInFull');
  if (bought) return <AllYours subscription={subscription} device={bought} />;
  if (error) return <PaymentUnknown problem={error.problem} busy={isValidating} onRetry={() => mutate()} />;
  if (!isFresh || isValidating || progress === 'loading') return <PaymentWaiting />;
  if (progress !== 'pending') return <NothingToShow />;
  return (
    <Message icon="card" title={t('paymentResult.waiting.title')} actions={<OverviewLink />}>
      <p>{t('payment.pending')}</p>
    </Message>
  );
}

function AllYours({ subscription, device }: { subscription: Subscription; device: RatePlan }) {
  const { t } = useTranslation();
  const registrationUrl = findRegistrationUrl(subscription.content);
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
            <OverviewLink />
          </>
        }
      >
        <p>
          <strong>{t('subscription.allYours.allYours')}</strong>
        </p>
        <p>{t('subscription.allYours.text', { product: device.productName })}</p>
      </Message>
      <img className="subscription__product" src={device.imageUrl} alt="" width="288" height="288" />
    </div>
  );
}

function OverviewLink() {
  const { t } = useTranslation();
  const { languageQuery: language } = useSite();
  return (
    <Link className={buttonClass('secondary')} to={paths.accountOverview({ language })}>
      {t('subscription.toOverview')}
    </Link>
  );
}

/** Returns the URL of the product registration, under the key `register`; undefined if it is missing or not HTTPS. */
export function findRegistrationUrl(content: Pick<BundleContent, 'promoteApp'> | null): string | undefined {
  const entry = content?.promoteApp.find(({ key }) => key === 'register');
  return entry?.value.startsWith('https://') ? entry.value : undefined;
}
