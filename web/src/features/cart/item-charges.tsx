/**
 * The prices of one bundle: its one-time charge and its recurring charges (docs/rules/cart.md#charges-and-periods). Two sums
 * side by side say which one is paid today.
 */
import type { CartItem } from '@perennial/shared/models/cart';
import { deferredCharges } from '../../commerce/cart/cart-charges.ts';
import { useBillingPeriodTexts } from '../../i18n/billing-period.ts';
import { useFormat } from '../../i18n/format.ts';
import { useTranslation } from '../../texts/texts.ts';
import { Price } from '../../ui/amounts/price.tsx';

export function ItemCharges({ item, className }: { item: CartItem; className?: string }) {
  const { t } = useTranslation();
  const periods = useBillingPeriodTexts();
  const { money } = useFormat();
  const { oneTimeCharge } = item;
  const later = deferredCharges(item);
  return (
    <ul className={className ?? 'item-charges'}>
      {oneTimeCharge && (
        <li>
          <Price amount={money(oneTimeCharge.discounted)} original={money(oneTimeCharge.original)} />
          {later.length > 0 && ` ${t('cart.today')}`}
        </li>
      )}
      {later.map((charge, place) => (
        <li key={charge.months}>
          {oneTimeCharge && place === 0 && `${t('cart.then')} `}
          <Price
            amount={money(charge.amount)}
            original={money(charge.original)}
            period={periods.ofPrice(charge.months)}
          />
        </li>
      ))}
    </ul>
  );
}
