/** The frequencies and products that a replenishment can change to. */

import {
  type BillingPeriod,
  everyMonths,
  monthly,
  quarterly,
  semiAnnual,
  toMonths,
} from '../calendar/billing-period.ts';
import { price } from '../market/money.ts';
import { type Part, type PartId, shippingPeriodOf } from './bundle.ts';
import { arcBlades, auraFilter, haloHeads } from './bundle-parts.ts';

/** A replenishment can change to the other products and periods of its family. */
const families: readonly { readonly periods: readonly BillingPeriod[]; readonly products: readonly Part[] }[] = [
  {
    periods: [everyMonths(2), quarterly, everyMonths(4), semiAnnual],
    products: [
      haloHeads,
      {
        ...haloHeads,
        id: 'halo-heads-gentle',
        ctn: '945100220021',
        price: price(13.99, 15.99, 19.99, 58.9, 339, 149, 69.9, 11.99),
      },
    ],
  },
  {
    periods: [quarterly, semiAnnual, everyMonths(9), everyMonths(12)],
    products: [
      auraFilter,
      {
        ...auraFilter,
        id: 'aura-filter-allergy',
        ctn: '945100420029',
        price: price(49.99, 54.99, 69.99, 214.9, 1199, 549, 249.9, 44.99),
      },
    ],
  },
  {
    periods: [monthly, everyMonths(2), quarterly],
    products: [
      arcBlades,
      {
        ...arcBlades,
        id: 'arc-blades-sensitive',
        ctn: '945100820023',
        price: price(12.99, 13.99, 16.99, 53.9, 319, 139, 64.9, 10.99),
      },
    ],
  },
];

/** A part that is charged with each parcel also changes its billing period. */
function withShippingPeriod(part: Part, period: BillingPeriod): Part {
  return part.shippingPeriod ? { ...part, shippingPeriod: period } : { ...part, billingPeriod: period };
}

type FrequencyChoice = {
  /** `productRatePlanId` of the wire. */
  readonly id: string;
  readonly period: BillingPeriod;
  readonly part: Part;
};

type ProductChoice = { readonly id: string; readonly part: Part };

const findFamily = (id: PartId) => families.find(({ products }) => products.some((product) => product.id === id));

/** Returns the other frequencies of a part; none for goods that are shipped once. */
export function frequencyChoices(part: Part): readonly FrequencyChoice[] {
  const current = shippingPeriodOf(part);
  if (!current) return [];
  return (findFamily(part.id)?.periods ?? [])
    .filter((period) => toMonths(period) !== toMonths(current))
    .map((period) => ({
      id: `${part.id}-every-${toMonths(period)}`,
      period,
      part: withShippingPeriod(part, period),
    }));
}

/**
 * Returns the products that the next parcel can have instead of what it brings, `next` or the part itself, in the frequency
 * of the part; none if its price is paid in monthly parts.
 */
export function productChoices(part: Part, next: Part | null): readonly ProductChoice[] {
  const { id, modelType, billingPeriod, firstCharge, shippingPeriod } = part;
  if (shippingPeriod) return [];
  return (findFamily(id)?.products ?? [])
    .filter((product) => product.id !== (next ?? part).id)
    .map((product) => ({ id: product.id, part: { ...product, modelType, billingPeriod, firstCharge } }));
}
