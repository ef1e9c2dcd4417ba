/** The dialog that orders one more shipment (docs/rules/subscriptions.md#one-time-orders). */

import { isTaxAdded } from '@perennial/shared/countries/sales-tax';
import type { RatePlan } from '@perennial/shared/models/subscription-details';
import { track } from '../../../analytics/track.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useNetMoney } from '../../../i18n/net-amount.tsx';
import { useSite } from '../../../i18n/site.tsx';
import { useTranslation } from '../../../texts/texts.ts';
import { useNotify } from '../../../ui/notifications.tsx';
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
  const notify = useNotify();
  const { confirm, dialog } = useConfirmedAction(
    'orderOneTimeReplenishment',
    () => {
      track('one_time_order:place', {});
      notify('success', t('subscription.oneTimeOrders.done'));
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
