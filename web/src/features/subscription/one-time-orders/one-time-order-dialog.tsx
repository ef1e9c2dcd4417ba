/** The dialog that orders one more shipment (docs/rules/subscriptions.md#one-time-orders). */

import { isTaxAdded } from '@perennial/shared/countries/sales-tax';
import type { RatePlan } from '@perennial/shared/models/subscription-details';
import { track } from '../../../analytics/track.ts';
import { useTellDone } from '../../../commerce/after-change/use-tell-done.tsx';
import { useFormat } from '../../../i18n/format.ts';
import { useNetMoney } from '../../../i18n/net-amount.tsx';
import { useSite } from '../../../i18n/site.tsx';
import { useTranslation } from '../../../texts/texts.ts';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';
import { useConfirmedAction } from '../actions/use-confirmed-action.ts';
import type { SectionProps } from '../use-subscription.ts';
import { oneTimeOrderWords } from './one-time-order.ts';

type Props = SectionProps & {
  plan: RatePlan;
  /** Of one shipment, as `findShipmentPrice`. */
  price: number;
};

export default function OneTimeOrderDialog({ subscription, plan, price }: Props) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const netMoney = useNetMoney();
  const { countryCode } = useSite().culture;
  const tellDone = useTellDone();
  const { confirm, dialog } = useConfirmedAction(
    'orderOneTimeReplenishment',
    () => {
      track('one_time_order:place', {});
      tellDone(t('subscription.oneTimeOrders.done'), ['orderOneTimeReplenishment']);
    },
    { isAsking: true },
  );
  const words = oneTimeOrderWords({ price, taxIsAdded: isTaxAdded(countryCode, price) });
  return (
    <ConfirmDialog
      {...dialog}
      title={t('subscription.oneTimeOrders.title')}
      facts={[
        [t('subscription.oneTimeOrders.product'), plan.productName],
        [t('subscription.facts.quantity'), plan.replenishmentQuantity],
        [t('subscription.oneTimeOrders.price'), netMoney(price)],
      ]}
      confirmText={t(`payment.${words}`, { amount: money(price) })}
      onConfirm={() => confirm({ body: { subscriptionNumber: subscription.number, subscriptionRatePlanId: plan.id } })}
    >
      <p>{t('subscription.oneTimeOrders.effect')}</p>
    </ConfirmDialog>
  );
}
