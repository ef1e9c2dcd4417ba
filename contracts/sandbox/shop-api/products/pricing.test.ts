import { describe, expect, it } from 'vitest';
import { toMonths } from '../calendar/billing-period.ts';
import { findBundle } from './bundles.ts';
import { type PricedLine, priceCart } from './pricing.ts';
import { promotions } from './promotions.ts';

function line(bundleName: string, quantity = 1, code?: string): PricedLine {
  const bundle = findBundle(bundleName);
  const promotion = promotions.find((candidate) => candidate.code === code);
  if (!bundle) throw new Error(`no bundle ${bundleName}`);
  if (code !== undefined && !promotion) throw new Error(`no promotion ${code}`);
  return { bundle, quantity, ...(promotion && { promotion }) };
}

const canada = { currency: 'CAD', today: '2026-01-31', taxRate: 0.13 } as const;

/** The amount due now, each recurring charge and the payment of a cart, in cents. */
const rows: readonly {
  readonly it: string;
  readonly lines: readonly PricedLine[];
  readonly dueNow: readonly [original: number, discounted: number, tax: number];
  readonly recurring: readonly (readonly [months: number, discounted: number, tax: number, from: string | null])[];
  readonly payment: readonly [requirement: string, amount: number];
}[] = [
  {
    it: 'charges a device today and its refills after the first quarter',
    lines: [line('sonic-brush-halo')],
    dueNow: [12999, 12999, 1690],
    recurring: [[3, 1899, 247, '2026-04-30']],
    payment: ['FirstTerm', 14689],
  },
  {
    it: 'multiplies everything by the quantity',
    lines: [line('sonic-brush-halo', 3)],
    dueNow: [38997, 38997, 5070],
    recurring: [[3, 5697, 741, '2026-04-30']],
    payment: ['FirstTerm', 44067],
  },
  {
    it: 'charges the first month of a rental today and filters after half a year',
    lines: [line('air-purifier-aura-4A')],
    dueNow: [2999, 2999, 390],
    recurring: [
      [1, 2999, 390, '2026-02-28'],
      [6, 6499, 845, '2026-07-31'],
    ],
    payment: ['FirstTerm', 3389],
  },
  {
    it: 'charges blades every two months',
    lines: [line('razor-arc')],
    dueNow: [1299, 1299, 169],
    recurring: [[2, 1599, 208, '2026-03-31']],
    payment: ['FirstTerm', 1468],
  },
  {
    it: 'takes a verification payment if nothing is due today',
    lines: [line('filters-aura')],
    dueNow: [0, 0, 0],
    recurring: [[6, 6499, 845, '2026-07-31']],
    payment: ['Authorization', 10],
  },
  {
    it: 'takes the whole price of goods that are sold once',
    lines: [line('halo-gift-box')],
    dueNow: [15499, 15499, 2015],
    recurring: [],
    payment: ['OneTime', 17514],
  },
  {
    it: 'takes nothing if a partner pays',
    lines: [line('brush-heads-halo-dental-plan')],
    dueNow: [1899, 0, 0],
    recurring: [[3, 0, 0, '2026-04-30']],
    payment: ['None', 0],
  },
  {
    it: 'reduces all charges by a percentage',
    lines: [line('sonic-brush-halo', 1, 'HALO20')],
    dueNow: [12999, 10399, 1352],
    recurring: [[3, 1519, 197, '2026-04-30']],
    payment: ['FirstTerm', 11751],
  },
  {
    it: 'reduces the first payment by a percentage',
    lines: [line('razor-arc', 1, 'WELCOME10')],
    dueNow: [1299, 1169, 152],
    recurring: [[2, 1599, 208, '2026-03-31']],
    payment: ['FirstTerm', 1321],
  },
  {
    it: 'reduces recurring charges by a percentage, the first one included',
    lines: [line('brush-heads-halo', 1, 'REFILL25')],
    dueNow: [1899, 1424, 185],
    recurring: [[3, 1424, 185, '2026-04-30']],
    payment: ['FirstTerm', 1609],
  },
  {
    it: 'takes a verification payment if the first month is free',
    lines: [line('hair-removal-lume', 1, 'FIRSTFREE')],
    dueNow: [3999, 0, 0],
    recurring: [[1, 3999, 520, '2026-02-28']],
    payment: ['Authorization', 10],
  },
  {
    it: 'applies a promotion up to its maximum quantity',
    lines: [line('brush-heads-halo', 4, 'DUO15')],
    dueNow: [7596, 7026, 913],
    recurring: [[3, 7596, 987, '2026-04-30']],
    payment: ['FirstTerm', 7939],
  },
  {
    it: 'adds the lines of a cart per billing period',
    lines: [line('sonic-brush-halo'), line('brush-heads-halo'), line('razor-arc', 2)],
    dueNow: [17496, 17496, 2275],
    recurring: [
      [2, 3198, 416, '2026-03-31'],
      [3, 3798, 494, '2026-04-30'],
    ],
    payment: ['FirstTerm', 19771],
  },
];

describe('priceCart', () => {
  it.each(rows)('$it', ({ lines, dueNow, recurring, payment }) => {
    const cart = priceCart({ lines, ...canada });
    expect([cart.dueNow.original, cart.dueNow.discounted, cart.dueNow.tax]).toEqual(dueNow);
    expect(
      cart.recurring.map(({ billingPeriod, charge }) => [
        toMonths(billingPeriod),
        charge.discounted,
        charge.tax,
        charge.beginDate,
      ]),
    ).toEqual(recurring);
    expect([cart.paymentRequirement, cart.amountToPay]).toEqual(payment);
  });

  it('returns the exact sum of the items', () => {
    const lines = [line('sonic-brush-halo', 1, 'HALO20'), line('razor-arc', 3, 'DUO15'), line('filters-aura', 2)];
    const { items, dueNow } = priceCart({ lines, ...canada, taxRate: 0.14975 });
    const total = (of: 'original' | 'discounted' | 'tax') => items.reduce((sum, item) => sum + item.dueNow[of], 0);
    expect([dueNow.original, dueNow.discounted, dueNow.tax]).toEqual([
      total('original'),
      total('discounted'),
      total('tax'),
    ]);
    expect(dueNow.discounts.reduce((sum, { amount }) => sum + amount, 0)).toBe(dueNow.original - dueNow.discounted);
  });

  it('adds no tax if prices include it', () => {
    const cart = priceCart({ lines: [line('sonic-brush-halo')], currency: 'EUR', today: '2026-01-31', taxRate: 0 });
    expect([cart.dueNow.discounted, cart.dueNow.tax, cart.amountToPay]).toEqual([8999, 0, 8999]);
  });
});
