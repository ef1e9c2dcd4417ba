/** Orders one more shipment, after a dialog. See docs/rules/subscriptions.md#one-time-orders. */
import type { RatePlan } from '@perennial/shared/models/subscription-details';
import { track } from '../../../analytics/track.ts';
import { useFormat } from '../../../i18n/format.ts';
import { isTaxAdded, useNetMoney } from '../../../i18n/net-amount.tsx';
import { useSite } from '../../../i18n/site.tsx';
import { useTranslation } from '../../../texts/texts.ts';
import { useNotify } from '../../../ui/notifications.tsx';
import { ActionRow } from '../actions/action-row.tsx';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';
import { UnknownPrice } from '../actions/unknown-price.tsx';
import { useConfirmedAction } from '../actions/use-confirmed-action.ts';
import { findShipmentPrice } from '../plan-facts.ts';
import type { SectionProps } from '../section-props.ts';
import { findPageLimit } from '../subscription-limits.ts';
import { oneTimeOrderWords } from './one-time-order.ts';

export function OneTimeOrderForm({ subscription, plan }: SectionProps & { plan: RatePlan }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const netMoney = useNetMoney();
  const { countryCode } = useSite().culture;
  const notify = useNotify();
  const { ask, confirm, dialog } = useConfirmedAction('orderOneTimeReplenishment', () => {
    track('one_time_order:place', {});
    notify('success', t('subscription.oneTimeOrders.done'));
  });
  const limit = findPageLimit(subscription);
  const price = findShipmentPrice(plan);
  if (price === undefined) return <UnknownPrice />;
  const words = oneTimeOrderWords({ price, taxIsAdded: isTaxAdded(countryCode, price) });
  return (
    <>
      <p>{t('subscription.oneTimeOrders.text', { product: plan.productName })}</p>
      <ActionRow
        label={t('subscription.oneTimeOrders.action')}
        disabledReason={limit && t(`subscription.sectionDisabled.${limit}`)}
        onPress={ask}
      />
      <ConfirmDialog
        {...dialog}
        title={t('subscription.oneTimeOrders.title')}
        facts={[
          [t('subscription.oneTimeOrders.product'), plan.productName],
          [t('subscription.facts.quantity'), plan.replenishmentQuantity],
          [t('subscription.oneTimeOrders.price'), netMoney(price)],
        ]}
        confirmText={t(`payment.${words}`, { amount: money(price) })}
        onConfirm={() =>
          confirm({ body: { subscriptionNumber: subscription.number, subscriptionRatePlanId: plan.id } })
        }
      >
        <p>{t('subscription.oneTimeOrders.effect')}</p>
      </ConfirmDialog>
    </>
  );
}
