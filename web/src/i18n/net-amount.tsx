/**
 * Writes the amounts that the shop API gives without tax (docs/rules/payments.md#amounts-and-their-tax). An amount that
 * includes its tax, or that a payment charges as it is, is written by `useFormat`.
 */
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import { isTaxedCountry } from '@perennial/shared/countries/sales-tax';
import { useTranslation } from '../texts/texts.ts';
import { Price } from '../ui/amounts/price.tsx';
import { useBillingPeriodTexts } from './billing-period.ts';
import { useFormat } from './format.ts';
import { useSite } from './site.tsx';

/** Whether tax comes on top of an amount that the shop API gives without tax. Nothing comes on top of zero. */
export function isTaxAdded(country: CountryCode, amount: number): boolean {
  return amount !== 0 && isTaxedCountry(country);
}

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
