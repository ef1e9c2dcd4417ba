/** Charges and discounts on the wire, with decimal amounts. */
import type { Charge as ChargeView } from '@perennial/shared/models/charge';
import type { TotalCharge } from '@perennial/shared/models/subscription';
import { type BillingPeriod, type BillingPeriodUnit, toMonths } from '../calendar/billing-period.ts';
import { includedTax } from '../market/included-tax.ts';
import type { Market } from '../market/market.ts';
import { toDecimal } from '../market/money.ts';
import type { Charge, Discount, RecurringCharge } from '../products/pricing.ts';
import { descriptionOf } from '../products/promotions.ts';
import { partName, shopTexts } from '../products/texts.ts';

function discountView({ source, amount }: Discount, language: string) {
  return source === 'partner'
    ? { id: 'PARTNER', description: shopTexts(language).coveredByPartner, amount: toDecimal(amount) }
    : { id: source.code, description: descriptionOf(source, language), amount: toDecimal(amount) };
}

/** Returns a charge without tax and details, as subscriptions show it. */
export function totalChargeView(charge: Charge, language: string): TotalCharge {
  return {
    original: toDecimal(charge.original),
    discounted: toDecimal(charge.discounted),
    discounts: charge.discounts.map((discount) => discountView(discount, language)),
  };
}

/** Returns a charge with its added or included tax and its details, as the cart shows it. */
export function chargeView(charge: Charge, { language, country }: Pick<Market, 'language' | 'country'>): ChargeView {
  return {
    ...totalChargeView(charge, language),
    tax: toDecimal(charge.tax + includedTax(charge.discounted, country)),
    beginDate: charge.beginDate,
    details: charge.details.map(({ partId, bundleName, original, discounted }) => ({
      title: partName(language, partId),
      bundleName,
      original: toDecimal(original),
      discounted: toDecimal(discounted),
    })),
  };
}

/** Returns the charges of each billing period; null for a period without a charge. */
export function chargesByPeriod<V>(recurring: readonly RecurringCharge[], toView: (charge: Charge) => V) {
  const filterBy = (unit: BillingPeriodUnit) => recurring.filter(({ billingPeriod }) => billingPeriod.unit === unit);
  const first = (unit: BillingPeriodUnit) => {
    const [entry] = filterBy(unit);
    return entry ? toView(entry.charge) : null;
  };
  return {
    monthly: first('Month'),
    quarterly: first('Quarter'),
    semiAnnual: first('SemiAnnual'),
    specificMonths: filterBy('SpecificMonths').map(({ billingPeriod, charge }) => ({
      months: toMonths(billingPeriod),
      charge: toView(charge),
    })),
  };
}

/** Returns a period with the names of the wire. */
export function frequencyView(period: BillingPeriod) {
  return {
    billingPeriod: period.unit,
    specificBillingPeriod: period.unit === 'SpecificMonths' ? period.months : null,
  };
}
