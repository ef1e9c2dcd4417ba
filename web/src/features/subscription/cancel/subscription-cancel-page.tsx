/** Page after a device was cancelled or its return was requested, if the server confirms it: what happens next. */
import '../subscription.css';
import { HAIR_REMOVAL_CONTENT_PRODUCT } from '@perennial/shared/special-products';
import { isReturning } from '@perennial/shared/subscriptions/plan-facts';
import { Link } from 'react-router-dom';
import { MadeReceipt } from '../../../commerce/after-change/use-tell-done.tsx';
import { LoadState } from '../../../commerce/load-state.tsx';
import { NothingToShow } from '../../../commerce/nothing-to-show.tsx';
import { useSite } from '../../../i18n/site.tsx';
import { paths } from '../../../paths.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Message } from '../../../ui/message.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LoadedSubscription } from '../loaded-subscription.tsx';
import { returnCalls } from '../return/request/return-calls.ts';
import { type FreshSubscription, type Subscription, useFreshSubscription } from '../use-subscription.ts';
import { endCalls } from './cancel-requests.ts';

export default function SubscriptionCancelPage() {
  const { t } = useTranslation();
  const response = useFreshSubscription();
  return (
    // Not the title of the result: nothing is known of a cancellation before the server has answered.
    <LoadedSubscription title={t('subscription.title')}>
      {(subscription) => <CancellationResult subscription={subscription} response={response} />}
    </LoadedSubscription>
  );
}

type ResultProps = { subscription: Subscription; response: FreshSubscription };

/** Only fresh data show that nothing was cancelled. */
function CancellationResult({ subscription, response }: ResultProps) {
  const { t } = useTranslation();
  const { languageQuery: language, offersWithdrawal } = useSite();
  const { isFresh, isValidating, error } = response;
  const isEnding =
    subscription.isCancelled ||
    subscription.ratePlans.some((plan) => plan.status === 'Cancel' || isReturning(subscription, plan));
  if (!isEnding) {
    if (isFresh && !isValidating && !error) return <NothingToShow />;
    return <LoadState responses={[response]} skeleton={<Skeleton label={t('ui.loading')} lines={6} />} />;
  }
  const isOther = subscription.contentProductName !== HAIR_REMOVAL_CONTENT_PRODUCT;
  return (
    <Message
      drawing="sent-back"
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
      <p>
        <strong>{subscription.title}</strong>
      </p>
      <p>{t('subscription.cancelled.howToReturn')}</p>
      <p>{t('subscription.cancelled.whenReceived')}</p>
      <MadeReceipt names={[...endCalls, ...returnCalls]} />
      {offersWithdrawal && <p>{t('subscription.cancelled.withdrawn')}</p>}
    </Message>
  );
}
