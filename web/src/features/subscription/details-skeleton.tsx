/** Holds the place of a subscription that is still loading. */
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { useDocumentTitle } from '../../ui/document-title.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BackLink } from './back-link.tsx';

export function DetailsSkeleton() {
  const { t } = useTranslation();
  useDocumentTitle(t('subscription.title'));
  return (
    <div className="subscription">
      <BackLink />
      <p className="visually-hidden" role="status">
        {t('subscription.loading')}
      </p>
      <Skeleton className="subscription__banner-skeleton" />
      <Skeleton lines={2} className="subscription__title-skeleton" />
      <div className="subscription__columns">
        <Card>
          <Skeleton lines={6} />
        </Card>
        <Card>
          <Skeleton lines={4} />
        </Card>
      </div>
    </div>
  );
}
