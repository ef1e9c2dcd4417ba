/** What a press of the order button agrees to, with the tax and the requirement of the shop. */
import { charge } from '@perennial/shared/examples/charge';
import type { Cart } from '@perennial/shared/models/cart';
import { expect, it } from 'vitest';
import { sampleCart } from '../../../testing/sample-cart.ts';
import { isSamePrice, priceOf } from './agreed-price.ts';

/** A cart with 129.99 today before a tax that is added to it, and 18.99 every three months. */
function cartWithTax(tax: number, paymentRequirement: Cart['paymentRequirement'] = 'FullPayment'): Cart {
  const summary = {
    payNow: { original: 149.99, discounts: [], discounted: 129.99, tax, hasExtraTax: true },
    monthlyCharge: null,
    quarterlyCharge: charge({ original: 20, discounted: 18.99 }),
    semiAnnualCharge: null,
    specificMonthsCharges: [],
  };
  return { ...sampleCart(), paymentRequirement, summary };
}

it('is what the payment charges today, with added tax, and what each later payment charges', () => {
  expect(priceOf(cartWithTax(16.9))).toEqual({ amount: 146.89, later: [{ months: 3, amount: 18.99 }] });
});

it('is the amount that verifies the payment method, where nothing else is due today', () => {
  expect(priceOf(cartWithTax(0, 'Authorization')).amount).toBe(0.1);
});

it('is nothing for a cart without prices', () => {
  expect(priceOf({ ...cartWithTax(16.9), summary: null })).toEqual({ amount: 0, later: [] });
});

it('is another one if only the tax has changed', () => {
  const agreed = priceOf(cartWithTax(16.9));
  expect(isSamePrice(agreed, priceOf(cartWithTax(16.9)))).toBe(true);
  expect(isSamePrice(agreed, priceOf(cartWithTax(6.5)))).toBe(false);
});
