/** Examples of a cart, with one toothbrush with brush heads, and of what bundles come with. */

import type { Banner, Faq } from '../models/bundle.ts';
import type { Cart, CartItem, CartSummary } from '../models/cart.ts';
import { charge } from './charge.ts';

const otherPeriods = { monthlyCharge: null, semiAnnualCharge: null, specificMonthsCharges: [] };

export function cartItem(changes: Partial<CartItem> = {}): CartItem {
  return {
    name: 'sonic-brush-halo',
    quantity: 1,
    title: 'Halo sonic toothbrush',
    image: 'http://localhost:4003/images/sonic-brush-halo.svg',
    description: 'With fresh brush heads every three months',
    ctn: '945100200018',
    promotions: [],
    promotionCodes: [],
    usp: [],
    currencyCode: 'CAD',
    bundleAvailable: 'true',
    genericScript: null,
    genericHtml: null,
    pageTitle: null,
    oneTimeCharge: charge({ beginDate: null }),
    quarterlyCharge: charge(),
    ...otherPeriods,
    ...changes,
  };
}

export function cartSummary(changes: Partial<CartSummary> = {}): CartSummary {
  return {
    payNow: { original: 89.99, discounts: [], discounted: 79.99, tax: 0, hasExtraTax: true },
    quarterlyCharge: charge(),
    ...otherPeriods,
    ...changes,
  };
}

export function cart(changes: Partial<Cart> = {}): Cart {
  return {
    groups: [{ name: 'Bundle', items: [cartItem()] }],
    summary: cartSummary(),
    genericScript: null,
    genericHtml: null,
    pageTitle: null,
    phoneNumberRequired: false,
    phoneNumberVisible: true,
    termsTexts: [{ bundleName: 'sonic-brush-halo', termsText: 'You can cancel at any time.' }],
    disablePayment: false,
    paymentRequirement: 'FirstTerm',
    firstTermTaxAmount: 10.4,
    firstTermTotalAmount: 90.39,
    promotions: [],
    usps: [],
    ...changes,
  };
}

export function banner(changes: Partial<Banner> = {}): Banner {
  return {
    bundleName: 'sonic-brush-halo',
    affiliatePartner: 'NotApplicable',
    partnerUrl: null,
    script: null,
    scriptUrl: null,
    thankYouScript: null,
    extoleCoreTagUrl: null,
    ...changes,
  };
}

export function faq(changes: Partial<Faq> = {}): Faq {
  return { title: 'When will my next brush heads come?', content: '<p>Every three months.</p>', ...changes };
}
