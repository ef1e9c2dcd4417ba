/** Parts that several bundles contain. */
import { everyMonths, monthly, quarterly, semiAnnual } from '../calendar/billing-period.ts';
import { price } from '../market/money.ts';
import type { Part, PartId } from './bundle.ts';

export const halo: Part = {
  id: 'halo-brush',
  modelType: 'Buy&Subscribe-standard',
  ctn: '945100210011',
  price: price(89.99, 99.99, 129.99, 389, 2199, 999, 449, 79.99),
  billingPeriod: 'once',
  firstCharge: 'today',
};

export const haloHeads: Part = {
  id: 'halo-heads',
  modelType: 'Replenishment',
  ctn: '945100220014',
  price: price(12.99, 14.99, 18.99, 54.9, 319, 139, 64.9, 10.99),
  billingPeriod: quarterly,
  firstCharge: 'later',
};

export const auraFilter: Part = {
  id: 'aura-filter',
  modelType: 'Replenishment',
  ctn: '945100420012',
  price: price(44.99, 49.99, 64.99, 194.9, 1099, 499, 224.9, 39.99),
  billingPeriod: semiAnnual,
  firstCharge: 'later',
};

export const arcBlades: Part = {
  id: 'arc-blades',
  modelType: 'Replenishment',
  ctn: '945100820016',
  price: price(11.99, 12.99, 15.99, 49.9, 299, 129, 59.9, 9.99),
  billingPeriod: everyMonths(2),
  firstCharge: 'later',
};

export const auraPurifier: Part = {
  id: 'aura-purifier',
  modelType: 'TryBuy',
  ctn: '945100410013',
  price: price(19.99, 21.99, 29.99, 89, 499, 229, 99, 17.99),
  billingPeriod: monthly,
  firstCharge: 'today',
};

/** The pictures of the parts; of a part without one it is that of its bundle. */
export const partPictures: Readonly<Partial<Record<PartId, string>>> = {
  'halo-brush': 'sonic-brush',
  'halo-heads': 'brush-heads-halo',
  'halo-heads-gentle': 'brush-heads-halo-gentle',
  'aura-filter': 'filters-aura',
  'aura-filter-allergy': 'filters-aura-allergy',
  'arc-razor': 'arc-razor',
  'arc-blades': 'arc-blades',
  'arc-blades-sensitive': 'arc-blades-sensitive',
};

/** The pictures of parts that have another colour in a bundle. */
export const partPicturesOfBundles: Readonly<Record<string, typeof partPictures>> = {
  'sonic-brush-halo-rose': { 'halo-brush': 'sonic-brush-rose', 'halo-heads': 'brush-heads-halo-rose' },
};

export const contentProducts: Readonly<Record<PartId, string>> = {
  'halo-brush': 'halo',
  'halo-heads': 'halo',
  'halo-heads-gentle': 'halo',
  'aura-purifier': 'aura',
  'aura-filter': 'aura',
  'aura-filter-allergy': 'aura',
  'lume-device': 'lume',
  'arc-razor': 'arc',
  'arc-blades': 'arc',
  'arc-blades-sensitive': 'arc',
  'gift-box': 'halo',
};
