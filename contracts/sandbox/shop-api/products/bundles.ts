/** The catalogue of bundles: what they are made of and what they cost. Their texts stand in `texts/`, by language. */

import { monthly, type Rhythm, semiAnnual } from '../calendar/billing-period.ts';
import { type Price, price } from '../market/money.ts';
import { arcBlades, auraFilter, auraPurifier, halo, haloHeads } from './bundle-parts.ts';

/** Kinds of rate plan (specification 3, section 3), and goods that are sold once. */
export type ModelType =
  | 'TryBuy'
  | 'TryBuyDepreciation'
  | 'Buy&Subscribe-standard'
  | 'Replenishment'
  | 'ReplenishmentStandard'
  | 'OneTime';

export type Part = {
  /** Names the part's text. */
  readonly id: PartId;
  readonly modelType: ModelType;
  readonly ctn: string;
  /** Of one unit, each time that it is charged. */
  readonly price: Price;
  readonly rhythm: Rhythm | 'once';
  /** A part that comes later is charged for the first time when its first rhythm has passed. */
  readonly firstCharge: 'today' | 'later';
  /** Charges after which a try-and-buy device is the customer's. */
  readonly charges?: number;
  /** How often it is shipped, where that is not each time that it is charged. */
  readonly ships?: Rhythm;
};

export type PartId =
  | 'halo-brush'
  | 'halo-heads'
  | 'halo-heads-gentle'
  | 'aura-purifier'
  | 'aura-filter'
  | 'aura-filter-allergy'
  | 'lume-device'
  | 'arc-razor'
  | 'arc-blades'
  | 'arc-blades-sensitive'
  | 'gift-box';

export type Bundle = {
  readonly name: string;
  readonly ctn: string;
  /** The cart's group, and later the subscription's bundle type. */
  readonly group: 'Bundle' | 'Replenishment' | 'OneTime';
  readonly parts: readonly Part[];
  /** Units that one customer may have at a time, running subscriptions included. */
  readonly maxQuantity: number;
  readonly available: boolean;
  readonly phoneNumber: 'required' | 'visible' | 'hidden';
  /** A partner (a dental plan) pays in the customer's place: `disablePayment`. */
  readonly paidBy: 'customer' | 'partner';
  /** Months from the start in which a rented device cannot be given back; none where it is missing. */
  readonly lockInMonths?: number;
};

const usual = { maxQuantity: 3, available: true, phoneNumber: 'visible', paidBy: 'customer' } as const;

export const bundles: readonly Bundle[] = [
  { ...usual, name: 'sonic-brush-halo', ctn: '945100200018', group: 'Bundle', parts: [halo, haloHeads] },
  {
    ...usual,
    name: 'sonic-brush-halo-rose',
    ctn: '945100200025',
    group: 'Bundle',
    parts: [halo, haloHeads],
    available: false,
  },
  {
    ...usual,
    // Rentals are the bundles with 4A or 4B in their name (specification 1, section 9).
    name: 'air-purifier-aura-4A',
    ctn: '945100400016',
    group: 'Bundle',
    parts: [auraPurifier, auraFilter],
    maxQuantity: 2,
    phoneNumber: 'required',
    lockInMonths: 3,
  },
  {
    ...usual,
    // The filter's price is spread over the months until the next one.
    name: 'air-purifier-aura-4B',
    ctn: '945100400023',
    group: 'Bundle',
    parts: [
      { ...auraPurifier, modelType: 'TryBuyDepreciation', price: price(16.99, 18.99, 25.99, 76, 429, 199, 85, 14.99) },
      {
        ...auraFilter,
        price: price(7.49, 8.49, 10.99, 32.9, 189, 85, 37.9, 6.49),
        rhythm: monthly,
        ships: semiAnnual,
        firstCharge: 'today',
      },
    ],
    maxQuantity: 2,
    phoneNumber: 'required',
    lockInMonths: 3,
  },
  {
    ...usual,
    name: 'hair-removal-lume',
    ctn: '945100600014',
    group: 'Bundle',
    parts: [
      {
        id: 'lume-device',
        modelType: 'TryBuy',
        ctn: '945100610011',
        price: price(29.99, 32.99, 39.99, 129, 749, 329, 149, 26.99),
        rhythm: monthly,
        firstCharge: 'today',
        charges: 14,
      },
    ],
    maxQuantity: 1,
  },
  {
    ...usual,
    name: 'razor-arc',
    ctn: '945100800012',
    group: 'Bundle',
    parts: [
      {
        id: 'arc-razor',
        modelType: 'Buy&Subscribe-standard',
        ctn: '945100810019',
        price: price(9.99, 9.99, 12.99, 39.9, 249, 109, 44.9, 8.99),
        rhythm: 'once',
        firstCharge: 'today',
      },
      arcBlades,
    ],
  },
  {
    ...usual,
    name: 'brush-heads-halo',
    ctn: '945100230017',
    group: 'Replenishment',
    parts: [{ ...haloHeads, modelType: 'ReplenishmentStandard', firstCharge: 'today' }],
    maxQuantity: 4,
    phoneNumber: 'hidden',
  },
  {
    ...usual,
    // Nothing is due today: the card is only verified (paymentRequirement Authorization).
    name: 'filters-aura',
    ctn: '945100430015',
    group: 'Replenishment',
    parts: [{ ...auraFilter, modelType: 'ReplenishmentStandard' }],
    maxQuantity: 4,
    phoneNumber: 'hidden',
  },
  {
    ...usual,
    name: 'halo-gift-box',
    ctn: '945100240010',
    group: 'OneTime',
    parts: [
      {
        id: 'gift-box',
        modelType: 'OneTime',
        ctn: '945100240010',
        price: price(109, 119, 154.99, 469, 2699, 1199, 549, 94.99),
        rhythm: 'once',
        firstCharge: 'today',
      },
    ],
    maxQuantity: 5,
  },
  {
    ...usual,
    name: 'brush-heads-halo-dental-plan',
    ctn: '945100230024',
    group: 'Replenishment',
    parts: [{ ...haloHeads, modelType: 'ReplenishmentStandard', firstCharge: 'today' }],
    maxQuantity: 2,
    phoneNumber: 'hidden',
    paidBy: 'partner',
  },
];

const byName = new Map(bundles.map((bundle) => [bundle.name, bundle]));

export function bundleNamed(name: string): Bundle | undefined {
  return byName.get(name);
}
