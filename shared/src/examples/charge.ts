/** Examples of charges. All examples are plain data of the shared models, for pacts and tests. */
import type { Charge, Discount } from '../models/charge.ts';
import type { TotalCharge } from '../models/subscription.ts';

export function discount(changes: Partial<Discount> = {}): Discount {
  return { id: 'HALO20', description: '20% off your Halo brush', amount: 10, ...changes };
}

export function charge(changes: Partial<Charge> = {}): Charge {
  return {
    original: 89.99,
    discounted: 79.99,
    discounts: [],
    tax: 0,
    beginDate: '2026-02-01',
    details: [{ title: 'Halo sonic toothbrush', original: 89.99, discounted: 79.99 }],
    ...changes,
  };
}

export function totalCharge(changes: Partial<TotalCharge> = {}): TotalCharge {
  return { original: 14.99, discounted: 14.99, discounts: [], ...changes };
}

/** Returns a charge that a promotion code reduces. */
export function discountedCharge(changes: Partial<Charge> = {}): Charge {
  return charge({ discounts: [discount()], ...changes });
}

/** Returns the charge of a subscription that a promotion code reduces. */
export function discountedTotal(changes: Partial<TotalCharge> = {}): TotalCharge {
  return totalCharge({ discounted: 11.99, discounts: [discount({ amount: 3 })], ...changes });
}
