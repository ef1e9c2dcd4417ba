/**
 * Writes the amounts that the shop API gives without tax (docs/rules/payments.md#amounts-and-their-tax). An amount that
 * includes its tax, or that a payment charges as it is, is written by `useFormat`.
 */
import { isTaxAdded } from '@perennial/shared/countries/sales-tax';
import { useTranslation } from '../texts/texts.ts';
import { Price } from '../ui/amounts/price.tsx';
import { useBillingPeriodTexts } from './billing-period.ts';
import { useFormat } from './format.ts';
import { useSite } from './site.tsx';

/** Returns a function that writes an amount without tax, for example "$18.99 plus tax" in Canada. */
export function useNetMoney(): (amount: number) => string {
  const { t } = useTranslation();
  const { countryCode } = useSite().culture;
  const { money } = useFormat();
  return (amount) =>
    isTaxAdded(countryCode, amount) ? t('ui.price.withTax', { amount: money(amount) }) : money(amount);
}

type Props = {
  /** Amounts are decimals in the culture's currency, without the tax that is added. */
  amount: number;
  /** The price before discounts. */
  original?: number;
  /** How often it is charged. */
  months?: number | undefined;
};

/** A price of the account, with "plus tax" where tax comes on top of it. */
export function NetPrice({ amount, original, months }: Props) {
  const { t } = useTranslation();
  const { countryCode } = useSite().culture;
  const { money } = useFormat();
  const { ofPrice } = useBillingPeriodTexts();
  return (
    <>
      <Price
        amount={money(amount)}
        original={original === undefined ? undefined : money(original)}
        period={months === undefined ? undefined : ofPrice(months)}
      />
      {isTaxAdded(countryCode, amount) && <span className="price__note"> {t('ui.price.plusTax')}</span>}
    </>
  );
}
