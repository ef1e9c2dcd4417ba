/** The dialog that postpones the next shipment by a month (docs/rules/subscriptions.md#postponing-a-shipment). */
import { findNextShipmentPrice } from '@perennial/shared/subscriptions/plan-facts';
import { track } from '../../../analytics/track.ts';
import { useTellDone } from '../../../commerce/after-change/use-tell-done.tsx';
import { postpone } from '../../../commerce/subscriptions/postponement.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useNetMoney } from '../../../i18n/net-amount.tsx';
import { useTranslation } from '../../../texts/texts.ts';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';
import { useConfirmedAction } from '../actions/use-confirmed-action.ts';
import type { ModifyPartProps } from './modify-offers.ts';

export default function PostponementDialog({ subscription, plan }: ModifyPartProps) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const netMoney = useNetMoney();
  const tellDone = useTellDone();
  const { confirm, dialog } = useConfirmedAction(
    'postponeReplenishment',
    () => {
      track('subscription_shipment:postpone', {});
      tellDone(t('subscription.postpone.done'), ['postponeReplenishment']);
    },
    { isAsking: true },
  );
  const { shipment, payment } = postpone(subscription, plan);
  const price = findNextShipmentPrice(subscription, plan);
  return (
    <ConfirmDialog
      {...dialog}
      title={t('subscription.postpone.title')}
      facts={[
        [t('subscription.action.shipmentBefore'), shipment && date(shipment.from)],
        [t('subscription.action.shipmentAfter'), shipment && date(shipment.to)],
        [t('subscription.action.paymentAfter'), payment && date(payment)],
        [t('subscription.frequency.charged'), price === undefined ? null : netMoney(price)],
      ]}
      confirmText={t('subscription.postpone.action')}
      onConfirm={() => confirm({ params: { id: subscription.number } })}
    >
      <p>{t('subscription.postpone.text')}</p>
      <p>{t('subscription.postpone.undo')}</p>
    </ConfirmDialog>
  );
}
