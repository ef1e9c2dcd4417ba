/** The prices of one bundle: its one-time charge and its recurring charges (docs/rules/cart.md#charges-and-periods). */
import type { CartItem } from '@perennial/shared/models/cart';
import { deferredCharges } from '../../commerce/cart/cart-charges.ts';
import { useBillingPeriodTexts } from '../../i18n/billing-period.ts';
import { useFormat } from '../../i18n/format.ts';
import { Price } from '../../ui/amounts/price.tsx';

export function ItemCharges({ item, className }: { item: CartItem; className?: string }) {
  const periods = useBillingPeriodTexts();
  const { money } = useFormat();
  const { oneTimeCharge } = item;
  return (
    <ul className={className ?? 'item-charges'}>
      {oneTimeCharge && (
        <li>
          <Price amount={money(oneTimeCharge.discounted)} original={money(oneTimeCharge.original)} />
        </li>
      )}
      {deferredCharges(item).map((charge) => (
        <li key={charge.months}>
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
