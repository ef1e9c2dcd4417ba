/** Placeholder of the steps while cart and profile are loading. */

import { useStored } from '../../storage/use-stored.ts';
import { useTranslation } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export function CheckoutSkeleton() {
  const { t } = useTranslation();
  const isPaymentDisabled = useStored('disablePayment');
  return (
    <div className="checkout">
      <p className="visually-hidden" role="status">
        {t('checkout.loading')}
      </p>
      <div className="checkout__steps">
        <Card>
          <Skeleton lines={4} className="form__skeleton-line" />
        </Card>
        <Card>
          <Skeleton lines={2} />
        </Card>
        {!isPaymentDisabled && (
          <Card>
            <Skeleton lines={2} />
          </Card>
        )}
      </div>
      <Card className="checkout__skeleton-aside">
        <Skeleton lines={6} />
      </Card>
    </div>
  );
}
