/** Ships the next replenishment as soon as possible. See docs/rules/subscriptions.md#shipping-now. */
import { useFormat } from '../../../i18n/format.ts';
import { useNetMoney } from '../../../i18n/net-amount.tsx';
import { useTranslation } from '../../../texts/texts.ts';
import { useNotify } from '../../../ui/notifications.tsx';
import { ActionRow } from '../actions/action-row.tsx';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';
import { UnknownPrice } from '../actions/unknown-price.tsx';
import { useConfirmedAction } from '../actions/use-confirmed-action.ts';
import { findNextShipmentPrice } from '../plan-facts.ts';
import type { ModifyPartProps } from './modify-part-props.ts';

export function ShippingNowForm({ subscription, plan }: ModifyPartProps) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const netMoney = useNetMoney();
  const notify = useNotify();
  const { ask, confirm, dialog } = useConfirmedAction('shipReplenishmentNow', () =>
    notify('success', t('subscription.shippingNow.done')),
  );
  const { nextShipmentDate } = subscription;
  const price = findNextShipmentPrice(subscription, plan);
  if (price === undefined) return <UnknownPrice />;
  const action = t('subscription.modify.parts.shippingNow');
  return (
    <>
      <p>{t('subscription.shippingNow.text')}</p>
      <ActionRow label={action} onPress={ask} />
      <ConfirmDialog
        {...dialog}
        title={t('subscription.shippingNow.title')}
        facts={[
          [t('subscription.action.shipmentBefore'), nextShipmentDate && date(nextShipmentDate)],
          [t('subscription.action.shipmentAfter'), t('subscription.shippingNow.soon')],
          [t('subscription.shippingNow.charged'), netMoney(price)],
        ]}
        confirmText={action}
        onConfirm={() => confirm({ params: { n: subscription.number, id: plan.id } })}
      >
        <p>{t('subscription.shippingNow.effect')}</p>
      </ConfirmDialog>
    </>
  );
}
