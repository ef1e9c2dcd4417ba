/** What the plans of a subscription cost each time that they are charged, in minor units and without tax. */

import { monthsOf } from '../calendar/billing-period.ts';
import type { Part } from '../products/bundles.ts';
import { type Charge, type PricedItem, priceCart, type RecurringCharge } from '../products/pricing.ts';
import type { Subscription } from '../store/subscription.ts';

type Priced = Pick<Subscription, 'line' | 'market' | 'startDate'>;

const nothing: Charge = { original: 0, discounted: 0, discounts: [], tax: 0, beginDate: null, details: [] };

/** The recurring charges of some parts of a subscription together, each rhythm once. */
export function recurringCharges(
  { line, market, startDate }: Priced,
  parts: readonly Part[],
): readonly RecurringCharge[] {
  const alone = { ...line, bundle: { ...line.bundle, parts } };
  return priceCart({ lines: [alone], currency: market.currency, today: startDate, taxRate: 0 }).recurring;
}

/** What one part costs each time that it is charged; nothing for what was sold once. */
export function termCharge(subscription: Priced, part: Part): Charge {
  return recurringCharges(subscription, [part])[0]?.charge ?? nothing;
}

/** What one part cost once; null for what is charged again and again. */
export function oneTimeCharge({ line, market, startDate }: Priced, part: Part): PricedItem['oneTime'] {
  const alone = { ...line, bundle: { ...line.bundle, parts: [part] } };
  const cart = priceCart({ lines: [alone], currency: market.currency, today: startDate, taxRate: 0 });
  return cart.items[0]?.oneTime ?? null;
}

/** How many terms pay for one parcel: one, unless the price is spread over the months until the next. */
export function termsOfParcel({ ships, rhythm }: Part): number {
  return ships && rhythm !== 'once' ? monthsOf(ships) / monthsOf(rhythm) : 1;
}
