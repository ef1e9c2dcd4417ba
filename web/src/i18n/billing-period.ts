/** The texts of billing periods. Every period that a customer sees is formatted here. */
import { useTranslation } from '../texts/texts.ts';

const labelled = { 1: 'monthly', 3: 'quarterly', 6: 'semiAnnual' } as const;

/** Returns the name of a period that has one; undefined for all other numbers of months. */
export function findPeriodName(months: number): (typeof labelled)[keyof typeof labelled] | undefined {
  return Object.entries(labelled).find(([count]) => Number(count) === months)?.[1];
}

type PricePeriod = { readonly short: string; readonly spoken: string };

type BillingPeriodTexts = {
  /** Heading of a charge: "Semi-annual", or "Every 2 months" for a period without a name. */
  label(months: number): string;
  /** Frequency of a shipment: "Every 6 months". */
  every(months: number): string;
  /** How often an amount is charged, after the amount: "per month", "every 6 months". */
  per(months: number): string;
  /** Period of a price: "6 months" beside the amount, and for screen readers "every 6 months". */
  ofPrice(months: number): PricePeriod;
};

export function useBillingPeriodTexts(): BillingPeriodTexts {
  const { t } = useTranslation();
  // Swedish has a word of its own for every second month.
  const inWords = (name: 'every' | 'per') => (count: number) =>
    t(count === 2 ? `billingPeriod.${name}Two` : `billingPeriod.${name}`, { count });
  const [every, per] = [inWords('every'), inWords('per')];
  return {
    every,
    per,
    ofPrice: (months) => ({ short: t('billingPeriod.length', { count: months }), spoken: per(months) }),
    label: (months) => {
      const name = findPeriodName(months);
      return name ? t(`billingPeriod.label.${name}`) : every(months);
    },
  };
}
