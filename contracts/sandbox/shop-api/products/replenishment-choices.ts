/** What a replenishment can be changed to: other rhythms and other products (specification 3, section 3). */

import { everyMonths, monthly, monthsOf, quarterly, type Rhythm, semiAnnual } from '../calendar/billing-period.ts';
import { price } from '../market/money.ts';
import { arcBlades, auraFilter, haloHeads } from './bundle-parts.ts';
import type { Part, PartId } from './bundles.ts';

/** Everything that comes again and again has one of these kinds; products of one kind can take each other's place. */
const kinds: readonly { readonly rhythms: readonly Rhythm[]; readonly products: readonly Part[] }[] = [
  {
    rhythms: [everyMonths(2), quarterly, everyMonths(4), semiAnnual],
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
    rhythms: [quarterly, semiAnnual, everyMonths(9), everyMonths(12)],
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
    rhythms: [monthly, everyMonths(2), quarterly],
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

/** How often a part is shipped; undefined for what is shipped once. */
export function shippingRhythmOf(part: Part): Rhythm | undefined {
  if (part.ships) return part.ships;
  return part.rhythm === 'once' ? undefined : part.rhythm;
}

/** The same part in another rhythm: it is charged with each parcel, unless its price is spread over other days. */
function inRhythm(part: Part, rhythm: Rhythm): Part {
  return part.ships ? { ...part, ships: rhythm } : { ...part, rhythm };
}

export type RhythmChoice = {
  /** On the wire `productRatePlanId`. */
  readonly id: string;
  readonly rhythm: Rhythm;
  readonly part: Part;
};

export type ProductChoice = { readonly id: string; readonly part: Part };

const kindOf = (id: PartId) => kinds.find(({ products }) => products.some((product) => product.id === id));

/** The other rhythms in which a part can come. */
export function rhythmChoices(part: Part): readonly RhythmChoice[] {
  const current = shippingRhythmOf(part);
  if (!current) return [];
  return (kindOf(part.id)?.rhythms ?? [])
    .filter((rhythm) => monthsOf(rhythm) !== monthsOf(current))
    .map((rhythm) => ({ id: `${part.id}-every-${monthsOf(rhythm)}`, rhythm, part: inRhythm(part, rhythm) }));
}

/** The other products that can come in a part's place, in its rhythm; none where the price is spread over months. */
export function productChoices(part: Part): readonly ProductChoice[] {
  const { id, modelType, rhythm, firstCharge, ships } = part;
  if (ships) return [];
  return (kindOf(id)?.products ?? [])
    .filter((product) => product.id !== id)
    .map((product) => ({ id: product.id, part: { ...product, modelType, rhythm, firstCharge } }));
}
