/** Placeholder of the details page while it loads: banner, title and two columns. */
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

export function DetailsSkeleton() {
  return (
    <>
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
    </>
  );
}
