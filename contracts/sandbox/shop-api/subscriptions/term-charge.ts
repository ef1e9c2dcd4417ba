/** Charges of a subscription's plans, in minor units and without the tax that is added. */
import { paymentsOfShipment } from '@perennial/shared/shipment-price';
import { toMonths } from '../calendar/billing-period.ts';
import type { Part } from '../products/bundle.ts';
import { type Charge, type PricedItem, priceCart, type RecurringCharge } from '../products/pricing.ts';
import type { Subscription } from '../store/subscription.ts';

type Priced = Pick<Subscription, 'line' | 'market' | 'startDate'>;

const noCharge: Charge = { original: 0, discounted: 0, discounts: [], tax: 0, beginDate: null, details: [] };

/** Prices some parts of a subscription alone, with the subscription's quantity and promotion. */
export function priceParts({ line, market, startDate }: Priced, parts: readonly Part[], taxRate = 0) {
  const lines = [{ ...line, bundle: { ...line.bundle, parts } }];
  return priceCart({ lines, currency: market.currency, today: startDate, taxRate });
}

/** Returns the recurring charges of some parts, one for each billing period. */
export function recurringCharges(subscription: Priced, parts: readonly Part[]): readonly RecurringCharge[] {
  return priceParts(subscription, parts).recurring;
}

/** Returns one recurring charge of a part; zero for goods that were sold once. */
export function termCharge(subscription: Priced, part: Part): Charge {
  return recurringCharges(subscription, [part])[0]?.charge ?? noCharge;
}

/** Returns the single charge of a part; null for a part with recurring charges. */
export function oneTimeCharge(subscription: Priced, part: Part): PricedItem['oneTime'] {
  return priceParts(subscription, [part]).items[0]?.oneTime ?? null;
}

/** Returns how many terms pay for one parcel. Throws for a part whose parcels and terms do not fit each other. */
export function termsPerParcel({ id, shippingPeriod, billingPeriod }: Part): number {
  if (!shippingPeriod || billingPeriod === 'once') return 1;
  const terms = paymentsOfShipment({ shippedEvery: toMonths(shippingPeriod), paidEvery: toMonths(billingPeriod) });
  if (terms === undefined) throw new Error(`No number of payments is the price of a parcel of ${id}`);
  return terms;
}
