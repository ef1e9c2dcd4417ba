/** Placeholder of the details page while it loads: title, next delivery and what follows. */
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

export function DetailsSkeleton() {
  return (
    <>
      <div className="subscription__opening">
        <Skeleton className="subscription__banner-skeleton" />
        <Skeleton lines={2} className="subscription__title-skeleton" />
      </div>
      <div className="subscription__columns">
        <Card className="subscription__next">
          <Skeleton lines={5} />
        </Card>
        <Card className="subscription__aside">
          <Skeleton lines={4} />
        </Card>
      </div>
    </>
  );
}
