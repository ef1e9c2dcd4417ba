import { describe, expect, it } from 'vitest';
import { sampleCart, sampleCharge } from '../../testing/sample-cart.ts';
import { amountToPay, deferredCharges, mergedDetails, payNowOf } from './cart-charges.ts';

describe('what is to be paid today', () => {
  const { summary } = sampleCart();
  const paidBy = (payNow: typeof summary.payNow, paymentRequirement: string) => ({
    summary: { ...summary, payNow },
    paymentRequirement,
  });
  it('is the discounted amount where prices include tax', () => {
    const payNow = { ...summary.payNow, discounted: 89.99, tax: 11.7, hasExtraTax: false };
    expect(payNowOf(paidBy(payNow, 'OneTime'))).toMatchObject({ total: 89.99, tax: undefined });
  });

  // In binary fractions, 129.99 + 16.9 is 146.89000000000001.
  it.each([
    [99.99, 13.11, 113.1],
    [129.99, 16.9, 146.89],
    [17.99, 2, 19.99],
  ])(
    'is the discounted amount and the tax where tax comes on top, to the cent: %d and %d',
    (discounted, tax, total) => {
      const payNow = { ...summary.payNow, discounted, tax, hasExtraTax: true };
      expect(payNowOf(paidBy(payNow, 'OneTime'))).toMatchObject({ total, tax });
    },
  );

  it('is the first term with its tax where that is what is required', () => {
    const payNow = { ...summary.payNow, discounted: 99.99, tax: 0, hasExtraTax: true };
    const cart = { ...paidBy(payNow, 'FirstTerm'), firstTermTaxAmount: 13, firstTermTotalAmount: 112.99 };
    expect(payNowOf(cart)).toMatchObject({ total: 112.99, tax: 13 });
    expect(payNowOf({ ...cart, summary: { ...summary, payNow: { ...payNow, hasExtraTax: false } } })).toMatchObject({
      total: 99.99,
      tax: undefined,
    });
    expect(payNowOf({ ...cart, paymentRequirement: 'OneTime' })).toMatchObject({ total: 99.99, tax: 0 });
  });

  it('is the verification amount when the card is only verified, and unknown without prices', () => {
    const cart = sampleCart();
    expect(amountToPay(cart)).toBe(99.99);
    expect(amountToPay({ ...cart, paymentRequirement: 'Authorization' })).toBe(0.1);
    expect(amountToPay({ ...cart, summary: null })).toBeUndefined();
  });
});

describe('what is to be paid later', () => {
  it('is listed by billing period, shortest first', () => {
    const charges = deferredCharges({
      monthlyCharge: sampleCharge(5),
      quarterlyCharge: sampleCharge(14.99),
      semiAnnualCharge: sampleCharge(49.99),
      specificMonthsCharges: [
        { specificMonths: 12, charge: sampleCharge(80) },
        { specificMonths: 2, charge: sampleCharge(12.99) },
      ],
    });
    expect(charges.map(({ months, amount }) => [months, amount])).toEqual([
      [1, 5],
      [2, 12.99],
      [3, 14.99],
      [6, 49.99],
      [12, 80],
    ]);
  });

  it('names the same thing of two bundles once', () => {
    const heads = { title: 'Brush heads', original: 14.99, discounted: 12.99 };
    const filter = { title: 'Filter', original: 49.99, discounted: 49.99 };
    expect(mergedDetails([heads, filter, heads])).toEqual([
      { title: 'Brush heads', amount: 25.98 },
      { title: 'Filter', amount: 49.99 },
    ]);
  });

  // In binary fractions, 49.99 + 2.45 is 52.440000000000005.
  it('adds the amounts of the same thing to the cent', () => {
    const small = { title: 'Filter', original: 2.45, discounted: 2.45 };
    const large = { title: 'Filter', original: 49.99, discounted: 49.99 };
    expect(mergedDetails([large, small])).toEqual([{ title: 'Filter', amount: 52.44 }]);
  });

  it('is nothing for a bundle that is paid once', () => {
    expect(
      deferredCharges({
        monthlyCharge: null,
        quarterlyCharge: null,
        semiAnnualCharge: null,
        specificMonthsCharges: [],
      }),
    ).toEqual([]);
  });
});
