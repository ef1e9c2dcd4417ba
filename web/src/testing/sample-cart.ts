/** A cart for tests: a brush that is paid today, with brush heads every three months. */
import { cart, cartItem, cartSummary } from '@perennial/shared/examples/cart';
import { charge } from '@perennial/shared/examples/charge';
import type { Cart, CartItem, CartSummary } from '@perennial/shared/models/cart';
import type { Charge } from '@perennial/shared/models/charge';

export function sampleCharge(amount: number, beginDate: string | null = '2027-02-21'): Charge {
  return charge({ original: amount, discounted: amount, beginDate, details: [] });
}

export function sampleItem(changes: Partial<CartItem> = {}): CartItem {
  return cartItem({
    usp: ['Free delivery'],
    oneTimeCharge: sampleCharge(99.99, null),
    quarterlyCharge: sampleCharge(14.99),
    ...changes,
  });
}

export function sampleCart(changes: Partial<Cart> = {}): Cart & { summary: CartSummary } {
  const summary = cartSummary({
    payNow: { original: 99.99, discounts: [], discounted: 99.99, tax: 0, hasExtraTax: false },
    quarterlyCharge: sampleCharge(14.99),
  });
  const groups = [{ name: 'Bundle', items: [sampleItem()] }];
  return {
    ...cart({ groups, termsTexts: [], firstTermTaxAmount: 0, firstTermTotalAmount: 99.99, ...changes }),
    summary,
  };
}
