/** The recurring charges of a subscription in the words and decimals of the wire, by rhythm. */
import type { TotalCharge } from '@perennial/shared/models/subscription';
import { type BillingPeriod, monthsOf, type Rhythm } from '../calendar/billing-period.ts';
import { toDecimal } from '../market/money.ts';
import type { Charge, RecurringCharge } from '../products/pricing.ts';
import { discountView } from './cart-view.ts';

export function totalChargeView(charge: Charge, language: string): TotalCharge {
  return {
    original: toDecimal(charge.original),
    discounted: toDecimal(charge.discounted),
    discounts: charge.discounts.map((discount) => discountView(discount, language)),
  };
}

/** Null where there is nothing of a rhythm. */
export function chargesByRhythm(recurring: readonly RecurringCharge[], language: string) {
  const of = (period: BillingPeriod) => recurring.filter(({ rhythm }) => rhythm.billingPeriod === period);
  const only = (period: BillingPeriod) => {
    const [entry] = of(period);
    return entry ? totalChargeView(entry.charge, language) : null;
  };
  return {
    monthly: only('Month'),
    quarterly: only('Quarter'),
    semiAnnual: only('SemiAnnual'),
    specificMonths: of('SpecificMonths').map(({ rhythm, charge }) => ({
      months: monthsOf(rhythm),
      amount: totalChargeView(charge, language),
    })),
  };
}

export function frequencyView(rhythm: Rhythm) {
  return {
    billingPeriod: rhythm.billingPeriod,
    specificBillingPeriod: rhythm.billingPeriod === 'SpecificMonths' ? rhythm.months : null,
  };
}
