import { describe, expect, it } from 'vitest';
import { findPayInFullPromotion } from '../products/promotions.ts';
import { deviceOf, type Subscription } from '../store/subscription.ts';
import { agedSubscription, today } from '../testing/aged-subscription.ts';
import { calculatePayInFullPrice, calculatePurchaseValue, isAbleToPayInFull } from './pay-in-full.ts';

function findOffer(subscription: Subscription, taxRate = 0) {
  const plan = deviceOf(subscription);
  return (
    plan && {
      value: calculatePurchaseValue({ subscription, plan, taxRate }),
      able: isAbleToPayInFull(subscription, plan),
    }
  );
}

describe('a try-and-buy device', () => {
  it.each([
    // 14 payments of 39.99, the first one on the start day.
    [0, 0, { value: { total: 55_986, toPay: 51_987 }, able: true }],
    [40, 0, { value: { total: 55_986, toPay: 47_988 }, able: true }],
    // The tax is rounded per payment, as on the monthly invoices.
    [0, 0.13, { value: { total: 63_266, toPay: 58_747 }, able: true }],
    [14 * 31, 0, { value: { total: 55_986, toPay: 0 }, able: false }],
  ])('costs the remaining payments after %i days with %f tax', (days, taxRate, expected) => {
    expect(findOffer(agedSubscription({ bundle: 'hair-removal-lume', days }), taxRate)).toEqual(expected);
  });

  it.each(['air-purifier-aura-4A', 'sonic-brush-halo'])('is not part of %s', (bundle) => {
    expect(findOffer(agedSubscription({ bundle, days: 10 }))).toEqual({ value: null, able: false });
  });

  it('cannot be paid in full before the first payment is authorised', () => {
    const pending = agedSubscription({ bundle: 'hair-removal-lume', days: 0, status: 'Pending' });
    expect(findOffer(pending)?.able).toBe(false);
  });
});

describe('a code for paying in full', () => {
  it.each([
    ['KEEPIT15', 'hair-removal-lume', true],
    [' keepit15 ', 'hair-removal-lume', true],
    ['KEEPIT15', 'air-purifier-aura-4A', false],
    ['WELCOME10', 'hair-removal-lume', false],
    ['NOTHING', 'hair-removal-lume', false],
  ])('%s for %s is valid: %s', (code, bundle, expected) => {
    expect(findPayInFullPromotion(code, bundle, today) !== undefined).toBe(expected);
  });

  it('reduces the remaining amount', () => {
    const promotion = findPayInFullPromotion('KEEPIT15', 'hair-removal-lume', today);
    expect(calculatePayInFullPrice({ total: 55_986, toPay: 51_987 }, promotion)).toMatchObject({
      original: 51_987,
      discounted: 44_189,
      discount: { amount: 7798 },
    });
  });
});
