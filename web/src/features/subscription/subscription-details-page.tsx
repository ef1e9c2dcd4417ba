/** My account, one subscription: what it is, what it costs, what comes next (specification 3, section 2). */
import './subscription.css';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useSite } from '../../i18n/site.tsx';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Message } from '../../ui/message.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { BackLink } from './back-link.tsx';
import { DetailsSkeleton } from './details-skeleton.tsx';
import { SubscriptionDetails } from './subscription-details.tsx';
import { useSubscription } from './use-subscription.ts';

export default function SubscriptionDetailsPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { data, error, isValidating, mutate } = useSubscription(id);
  if (data) return <SubscriptionDetails subscription={data} />;
  if (!error) return <DetailsSkeleton />;
  if (error.problem.status === 403 || error.problem.status === 404) return <NotThere text={error.problem.detail} />;
  return (
    <div className="subscription">
      <BackLink />
      <PageTitle>{t('subscription.title')}</PageTitle>
      <LoadFailed text={error.problem.detail} onRetry={() => void mutate()} busy={isValidating} />
    </div>
  );
}

/** An unknown number, or somebody else's subscription. */
function NotThere({ text }: { text: string }) {
  const { t } = useTranslation();
  const { languageQuery: language } = useSite();
  return (
    <Message
      icon="box"
      title={t('subscription.notThere')}
      actions={
        <Link className={buttonClass('primary')} to={paths.accountOverview({ language })}>
          {t('subscription.toOverview')}
        </Link>
      }
    >
      <p>{text}</p>
    </Message>
  );
}
