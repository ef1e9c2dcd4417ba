/** A cart for tests: a brush that is paid today, with brush heads every three months. */
import type { Cart, CartItem, CartSummary } from '@perennial/shared/models/cart';
import type { Charge } from '@perennial/shared/models/charge';

export function sampleCharge(amount: number, beginDate: string | null = '2027-02-21'): Charge {
  return { original: amount, discounted: amount, discounts: [], tax: 0, beginDate, details: [] };
}

export function sampleItem(changes: Partial<CartItem> = {}): CartItem {
  return {
    name: 'sonic-brush-halo',
    quantity: 1,
    title: 'Halo sonic toothbrush',
    image: 'http://localhost:4003/images/halo.svg',
    description: 'A brush with new heads every three months.',
    ctn: '945100200018',
    promotions: [],
    promotionCodes: [],
    usp: ['Free delivery'],
    currencyCode: 'CAD',
    bundleAvailable: 'true',
    genericScript: null,
    genericHtml: null,
    pageTitle: null,
    oneTimeCharge: sampleCharge(99.99, null),
    monthlyCharge: null,
    quarterlyCharge: sampleCharge(14.99),
    semiAnnualCharge: null,
    specificMonthsCharges: [],
    ...changes,
  };
}

export function sampleCart(changes: Partial<Cart> = {}): Cart & { summary: CartSummary } {
  const summary: CartSummary = {
    payNow: { original: 99.99, discounts: [], discounted: 99.99, tax: 0, hasExtraTax: false },
    monthlyCharge: null,
    quarterlyCharge: sampleCharge(14.99),
    semiAnnualCharge: null,
    specificMonthsCharges: [],
  };
  return {
    groups: [{ name: 'Bundle', items: [sampleItem()] }],
    genericScript: null,
    genericHtml: null,
    pageTitle: null,
    phoneNumberRequired: false,
    phoneNumberVisible: true,
    termsTexts: [],
    disablePayment: false,
    paymentRequirement: 'FirstTerm',
    firstTermTaxAmount: 0,
    firstTermTotalAmount: 99.99,
    promotions: [],
    usps: [],
    ...changes,
    summary,
  };
}
