import { describe, expect, it } from 'vitest';
import { amountToPay, deferredCharges, payNowOf } from './charges.ts';
import { sampleCart, sampleCharge } from './sample-cart.ts';

describe('what is to be paid today', () => {
  const { summary } = sampleCart();
  it('is the discounted amount where prices include tax', () => {
    const payNow = { ...summary.payNow, discounted: 89.99, tax: 11.7, hasExtraTax: false };
    expect(payNowOf({ ...summary, payNow })).toMatchObject({ total: 89.99, tax: undefined });
  });

  it('is the discounted amount and the tax where tax comes on top, to the cent', () => {
    const payNow = { ...summary.payNow, discounted: 99.99, tax: 13.11, hasExtraTax: true };
    expect(payNowOf({ ...summary, payNow })).toMatchObject({ total: 113.1, tax: 13.11 });
  });

  it('is the verification amount when the card is only verified, and unknown without prices', () => {
    const cart = sampleCart();
    expect(amountToPay(cart)).toBe(99.99);
    expect(amountToPay({ ...cart, paymentRequirement: 'Authorization' })).toBe(0.1);
    expect(amountToPay({ ...cart, summary: null })).toBeUndefined();
  });
});

describe('what is to be paid later', () => {
  it('is told by rhythm, shortest first', () => {
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
