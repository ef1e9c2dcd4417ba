/** A page about one subscription, drawn once it has been loaded: until then its place is held, and a failure is told. */
import './subscription.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useSite } from '../../i18n/site.tsx';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import { useDocumentTitle } from '../../ui/document-title.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Message } from '../../ui/message.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BackLink } from './back-link.tsx';
import type { Subscription } from './subscription.ts';
import { useSubscription } from './use-subscription.ts';

type Props = {
  /** Names the tab while nothing else does. */
  title: string;
  children: (subscription: Subscription) => ReactNode;
};

export function LoadedSubscription({ title, children }: Props) {
  const { t } = useTranslation();
  const { languageQuery: language } = useSite();
  const { id = '' } = useParams();
  const { data, error, isValidating, mutate } = useSubscription(id);
  useDocumentTitle(title);
  if (data) return children(data);
  if (error?.problem.status === 403 || error?.problem.status === 404) {
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
        <p>{error.problem.detail}</p>
      </Message>
    );
  }
  return (
    <div className="subscription">
      <BackLink />
      {error ? (
        <LoadFailed text={error.problem.detail} onRetry={() => void mutate()} busy={isValidating} />
      ) : (
        <Card role="status">
          <span className="visually-hidden">{t('subscription.loading')}</span>
          <Skeleton lines={6} />
        </Card>
      )}
    </div>
  );
}
