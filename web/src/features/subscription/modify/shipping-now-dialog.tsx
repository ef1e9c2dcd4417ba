/** The dialog that ships the next replenishment as soon as possible (docs/rules/subscriptions.md#shipping-now). */

import { useTellDone } from '../../../commerce/after-change/use-tell-done.tsx';
import { useFormat } from '../../../i18n/format.ts';
import { useNetMoney } from '../../../i18n/net-amount.tsx';
import { useTranslation } from '../../../texts/texts.ts';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';
import { useConfirmedAction } from '../actions/use-confirmed-action.ts';
import type { ModifyPartProps } from './modify-offers.ts';

type Props = ModifyPartProps & {
  /** What is charged, as `findNextShipmentPrice`. */
  price: number;
};

export default function ShippingNowDialog({ subscription, plan, price }: Props) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const netMoney = useNetMoney();
  const tellDone = useTellDone();
  const { confirm, dialog } = useConfirmedAction(
    'shipReplenishmentNow',
    () => tellDone(t('subscription.shippingNow.done'), ['shipReplenishmentNow']),
    { isAsking: true },
  );
  const { nextShipmentDate } = subscription;
  const action = t('subscription.modify.parts.shippingNow');
  return (
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
      <p>{t('subscription.shippingNow.text')}</p>
      <p>{t('subscription.shippingNow.effect')}</p>
    </ConfirmDialog>
  );
}
