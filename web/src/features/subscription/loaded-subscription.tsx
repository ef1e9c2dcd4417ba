/** Loads the subscription of a page. Shows a placeholder meanwhile, and an error with a retry after a failure. */
import { LoadState } from '../../commerce/load-state.tsx';
import './subscription.css';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useSite } from '../../i18n/site.tsx';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../texts/texts.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Message } from '../../ui/message.tsx';
import { PageTitle, useDocumentTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BackToAccount } from './back-link.tsx';
import { type Subscription, useSubscription } from './use-subscription.ts';

type Props = {
  /** Title of the document until `children` sets one. */
  title: string;
  /** Shown while the subscription loads. */
  skeleton?: ReactNode;
  children: (subscription: Subscription) => ReactNode;
};

/** The request has the number of the URL and nothing else, so a refused input is a number that no subscription has. */
const notFoundStatuses: readonly number[] = [400, 403, 404];

export function LoadedSubscription({ title, skeleton = <CardSkeleton />, children }: Props) {
  const { id = '' } = useParams();
  const response = useSubscription(id);
  const { data, error } = response;
  if (data) return children(data);
  const isRefused = error?.problem.action === 'show-not-found';
  if (error && !isRefused && notFoundStatuses.includes(error.problem.status))
    // The words for a refused input name a field, and this page has none.
    return <SubscriptionNotFound text={error.problem.status === 400 ? undefined : error.problem.detail} />;
  return (
    <div className="subscription">
      <BackToAccount />
      {error && <PageTitle>{title}</PageTitle>}
      <LoadState responses={[response]} skeleton={<Loading title={title}>{skeleton}</Loading>} />
    </div>
  );
}

function Loading({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation();
  useDocumentTitle(title);
  return (
    <>
      {/* Cannot get the focus, which would be lost when the subscription's own heading replaces it. */}
      <h1 className="visually-hidden">{title}</h1>
      <p className="visually-hidden" role="status">
        {t('subscription.loading')}
      </p>
      {children}
    </>
  );
}

function CardSkeleton() {
  return (
    <Card>
      <Skeleton lines={6} />
    </Card>
  );
}

/** For an unknown number, one that cannot exist, and a subscription of another customer. */
function SubscriptionNotFound({ text }: { text: string | undefined }) {
  const { t } = useTranslation();
  const { languageQuery: language } = useSite();
  return (
    <Message
      drawing="not-found"
      title={t('subscription.notThere')}
      actions={
        <Link className={buttonClass('primary')} to={paths.accountOverview({ language })}>
          {t('subscription.toOverview')}
        </Link>
      }
    >
      {text && <p>{text}</p>}
    </Message>
  );
}
