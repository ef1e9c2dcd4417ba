/** Pay in full: summary of the device, discount code and payment. */
import type { RatePlan } from '@perennial/shared/models/subscription-details';
import { useSearchParams } from 'react-router-dom';
import { LoadState } from '../../../commerce/load-state.tsx';
import { useTranslation } from '../../../texts/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { termsKindOf } from '../terms-links.ts';
import type { Subscription } from '../use-subscription.ts';
import { DiscountCode } from './purchase-discount.tsx';
import { PurchasePayment } from './purchase-payment.tsx';
import { PurchaseSummary } from './purchase-summary.tsx';
import { usePurchase } from './use-purchase.ts';
import { type PurchasePrice, usePurchasePrice } from './use-purchase-price.ts';

type Props = { subscription: Subscription; plan: RatePlan };

export function Purchase({ subscription, plan }: Props) {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const startCode = plan.acceptPayInFullPromotion ? (query.get('coupon') ?? '').trim() : '';
  const price = usePurchasePrice({ subscriptionNumber: subscription.number, ratePlanId: plan.id }, startCode);
  if (price.preview)
    return <PricedPurchase {...{ subscription, plan, price, startCode }} amount={price.preview.discountedAmount} />;
  const { error, isLoading: isValidating, reload: mutate } = price;
  return (
    <LoadState
      responses={[{ error, isValidating, mutate }]}
      skeleton={
        <div className="purchase__columns" role="status">
          <span className="visually-hidden">{t('ui.loading')}</span>
          <Card>
            <Skeleton lines={6} />
          </Card>
          <Card>
            <Skeleton lines={3} className="payment-methods__skeleton" />
          </Card>
        </div>
      }
    />
  );
}

type PricedProps = Props & { price: PurchasePrice; startCode: string; amount: number };

function PricedPurchase({ subscription, plan, price, startCode, amount }: PricedProps) {
  const { t } = useTranslation();
  const { preview, applied, checkingCode, reload } = price;
  const purchase = usePurchase({
    device: { subscriptionNumber: subscription.number, ratePlanId: plan.id },
    promotionCode: applied,
    amount,
    reloadPrice: reload,
  });
  const paying = purchase.payment.busy || purchase.payment.card !== undefined;
  return (
    <div className="purchase__columns">
      {preview && <PurchaseSummary plan={plan} preview={preview} />}
      <div className="purchase__main">
        {plan.acceptPayInFullPromotion && (
          <DiscountCode
            subscriptionNumber={subscription.number}
            price={price}
            startCode={startCode}
            disabled={paying}
          />
        )}
        <Card className="purchase__card">
          <h2>{t('payment.title')}</h2>
          <PurchasePayment
            purchase={purchase}
            checkingCode={checkingCode}
            termsKind={termsKindOf(subscription, plan.id)}
          />
        </Card>
      </div>
    </div>
  );
}
