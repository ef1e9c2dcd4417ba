/** The dialog that ships the next replenishment as soon as possible (docs/rules/subscriptions.md#shipping-now). */

import { isTaxAdded } from '@perennial/shared/countries/sales-tax';
import { useTellDone } from '../../../commerce/after-change/use-tell-done.tsx';
import { useFormat } from '../../../i18n/format.ts';
import { useNetMoney } from '../../../i18n/net-amount.tsx';
import { useSite } from '../../../i18n/site.tsx';
import { useTranslation } from '../../../texts/texts.ts';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';
import { useConfirmedAction } from '../actions/use-confirmed-action.ts';
import { shippingNowWords } from './binding-words.ts';
import type { ModifyPartProps } from './modify-offers.ts';

type Props = ModifyPartProps & {
  /** What is charged, as `findNextShipmentPrice`. */
  price: number;
};

export default function ShippingNowDialog({ subscription, plan, price }: Props) {
  const { t } = useTranslation();
  const { date, money } = useFormat();
  const netMoney = useNetMoney();
  const { countryCode } = useSite().culture;
  const tellDone = useTellDone();
  const { confirm, dialog } = useConfirmedAction(
    'shipReplenishmentNow',
    () => tellDone(t('subscription.shippingNow.done'), ['shipReplenishmentNow']),
    { isAsking: true },
  );
  const { nextShipmentDate } = subscription;
  const words = shippingNowWords({ price, taxIsAdded: isTaxAdded(countryCode, price) });
  const paid = t(words === 'free' ? 'subscription.modify.parts.shippingNow' : 'subscription.shippingNow.pay');
  const confirmText = words === 'paidWithAmount' ? `${paid} · ${money(price)}` : paid;
  return (
    <ConfirmDialog
      {...dialog}
      title={t('subscription.shippingNow.title')}
      facts={[
        [t('subscription.action.shipmentBefore'), nextShipmentDate && date(nextShipmentDate)],
        [t('subscription.action.shipmentAfter'), t('subscription.shippingNow.soon')],
        [t('subscription.shippingNow.charged'), netMoney(price)],
      ]}
      confirmText={confirmText}
      onConfirm={() => confirm({ params: { n: subscription.number, id: plan.id } })}
    >
      <p>{t('subscription.shippingNow.text')}</p>
      <p>{t('subscription.shippingNow.effect')}</p>
    </ConfirmDialog>
  );
}
