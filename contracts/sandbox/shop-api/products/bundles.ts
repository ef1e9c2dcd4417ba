/** The catalogue of bundles: parts and prices. Their texts are in `texts/`, by language. */
import { monthly, semiAnnual } from '../calendar/billing-period.ts';
import { price } from '../market/money.ts';
import type { Bundle } from './bundle.ts';
import { arcBlades, auraFilter, auraPurifier, halo, haloHeads } from './bundle-parts.ts';

const defaults = { maxQuantity: 3, available: true, phoneNumber: 'visible', paidBy: 'customer' } as const;

export const bundles: readonly Bundle[] = [
  { ...defaults, name: 'sonic-brush-halo', ctn: '945100200018', group: 'Bundle', parts: [halo, haloHeads] },
  {
    ...defaults,
    name: 'sonic-brush-halo-rose',
    ctn: '945100200025',
    group: 'Bundle',
    parts: [halo, haloHeads],
    available: false,
  },
  {
    ...defaults,
    // The client recognises rentals by 4A or 4B in the bundle's name (docs/rules/cart.md#bundle-names).
    name: 'air-purifier-aura-4A',
    ctn: '945100400016',
    group: 'Bundle',
    parts: [auraPurifier, auraFilter],
    maxQuantity: 2,
    phoneNumber: 'required',
    lockInMonths: 3,
  },
  {
    ...defaults,
    // The price of a filter is paid in monthly parts until the next filter.
    name: 'air-purifier-aura-4B',
    ctn: '945100400023',
    group: 'Bundle',
    parts: [
      {
        ...auraPurifier,
        modelType: 'TryBuyDepreciationPurchase',
        price: price(16.99, 18.99, 25.99, 76, 429, 199, 85, 14.99),
      },
      {
        ...auraFilter,
        price: price(7.49, 8.49, 10.99, 32.9, 189, 85, 37.9, 6.49),
        billingPeriod: monthly,
        shippingPeriod: semiAnnual,
        firstCharge: 'today',
      },
    ],
    maxQuantity: 2,
    phoneNumber: 'required',
    lockInMonths: 3,
  },
  {
    ...defaults,
    name: 'hair-removal-lume',
    ctn: '945100600014',
    group: 'Bundle',
    parts: [
      {
        id: 'lume-device',
        // An unpaid device may have this type (docs/rules/subscriptions.md#model-types).
        modelType: 'TryBuyPurchase',
        ctn: '945100610011',
        price: price(29.99, 32.99, 39.99, 129, 749, 329, 149, 26.99),
        billingPeriod: monthly,
        firstCharge: 'today',
        charges: 14,
      },
    ],
    maxQuantity: 1,
  },
  {
    ...defaults,
    name: 'razor-arc',
    ctn: '945100800012',
    group: 'Bundle',
    parts: [
      {
        id: 'arc-razor',
        modelType: 'Buy&Subscribe-standard',
        ctn: '945100810019',
        price: price(9.99, 9.99, 12.99, 39.9, 249, 109, 44.9, 8.99),
        billingPeriod: 'once',
        firstCharge: 'today',
      },
      arcBlades,
    ],
  },
  {
    ...defaults,
    name: 'brush-heads-halo',
    ctn: '945100230017',
    group: 'Replenishment',
    parts: [{ ...haloHeads, modelType: 'ReplenishmentStandard', firstCharge: 'today' }],
    maxQuantity: 4,
    phoneNumber: 'hidden',
  },
  {
    ...defaults,
    // Nothing is due today, so the order takes a verification payment (paymentRequirement `Authorization`).
    name: 'filters-aura',
    ctn: '945100430015',
    group: 'Replenishment',
    parts: [{ ...auraFilter, modelType: 'ReplenishmentStandard' }],
    maxQuantity: 4,
    phoneNumber: 'hidden',
  },
  {
    ...defaults,
    name: 'halo-gift-box',
    ctn: '945100240010',
    group: 'OneTime',
    parts: [
      {
        id: 'gift-box',
        modelType: 'OneTime',
        ctn: '945100240010',
        price: price(109, 119, 154.99, 469, 2699, 1199, 549, 94.99),
        billingPeriod: 'once',
        firstCharge: 'today',
      },
    ],
    maxQuantity: 5,
  },
  {
    ...defaults,
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

/** Returns undefined for an unknown name. */
export function findBundle(name: string): Bundle | undefined {
  return byName.get(name);
}
