/** Carts and bundles with a value in every field: a discount in each billing period. */
import { banner, cart, cartItem, cartSummary } from '@perennial/shared/examples/cart';
import { discount, discountedCharge } from '@perennial/shared/examples/charge';
import type { CartItem } from '@perennial/shared/models/cart';
import { type Interaction, succeeds } from '../interaction.ts';
import { given } from './states-and-errors.ts';

const once = discountedCharge({ beginDate: null });
const taxed = discountedCharge({ tax: 10.4 });
const twoMonths = { specificMonths: 2, charge: discountedCharge() };

/** An item with a promotion code, and without charges. */
const item = (name: string, code: string, changes: Partial<CartItem>): CartItem =>
  cartItem({
    name,
    promotions: [{ code, description: 'A discount', appliedQuantity: 1 }],
    promotionCodes: [code],
    usp: ['Pause, change or cancel at any time'],
    pageTitle: 'Halo sonic toothbrush',
    oneTimeCharge: null,
    quarterlyCharge: null,
    ...changes,
  });

const halo = item('sonic-brush-halo', 'HALO20', { oneTimeCharge: once, quarterlyCharge: discountedCharge() });
const aura = item('air-purifier-aura-4A', 'AURA10', {
  monthlyCharge: discountedCharge(),
  semiAnnualCharge: discountedCharge(),
});
const razor = item('razor-arc', 'REFILL25', { specificMonthsCharges: [twoMonths] });
const lume = cartItem({
  name: 'hair-removal-lume',
  usp: ['Send it back within the first 30 days'],
  pageTitle: 'Lume hair removal',
  genericScript: "document.querySelector('[data-rating]').textContent = '4.6';",
  genericHtml: '<p data-rating></p>',
  oneTimeCharge: null,
  quarterlyCharge: null,
  monthlyCharge: discountedCharge({ discounts: [] }),
});

const bundle = (when: string, query: { bundleName: string; promotionCode?: string }, response: CartItem) =>
  succeeds({
    call: 'getBundle',
    given: given.isSold,
    when: `a request for a bundle ${when}`,
    caller: 'anonymous',
    input: { query },
    response,
  });

const line = ({ name, promotionCodes }: CartItem) => ({ name, quantity: 1, promotionCodes });

export const cartRecords: readonly Interaction[] = [
  succeeds({
    call: 'requestCart',
    given: given.isSold,
    when: 'a request for a cart with a discount in each billing period',
    caller: 'anonymous',
    input: {
      body: { bundles: [line(halo), line(aura), line(razor), { name: lume.name, quantity: 1 }], zipCode: 'M5V 2T6' },
    },
    response: cart({
      groups: [{ name: 'Bundle', items: [halo, aura, razor, lume] }],
      summary: cartSummary({
        payNow: { original: 212.96, discounts: [discount()], discounted: 183.96, tax: 23.92, hasExtraTax: true },
        monthlyCharge: taxed,
        quarterlyCharge: taxed,
        semiAnnualCharge: taxed,
        specificMonthsCharges: [{ specificMonths: 2, charge: taxed }],
      }),
      promotions: [{ code: 'HALO20', description: 'A discount', appliedQuantity: 1 }],
      usps: ['Pause, change or cancel at any time'],
    }),
  }),
  succeeds({
    call: 'requestCart',
    given: given.isSold,
    when: 'a request for a cart with one bundle, whose title is the title of the page',
    caller: 'anonymous',
    input: { body: { bundles: [{ name: halo.name, quantity: 1 }] } },
    response: cart({ pageTitle: 'Halo sonic toothbrush', firstTermTaxAmount: 0 }),
  }),
  bundle('with a quarterly discount', { bundleName: halo.name, promotionCode: 'HALO20' }, halo),
  bundle('with monthly and semi-annual discounts', { bundleName: aura.name, promotionCode: 'AURA10' }, aura),
  bundle('with a discount every two months', { bundleName: razor.name, promotionCode: 'REFILL25' }, razor),
  bundle('with HTML and a script of its own', { bundleName: lume.name }, lume),
  succeeds({
    call: 'getBundleBanners',
    given: given.isSold,
    when: 'a request for the banner of a bundle with a partner',
    caller: 'anonymous',
    input: { query: { bundles: ['brush-heads-halo-dental-plan'] } },
    response: [
      banner({
        bundleName: 'brush-heads-halo-dental-plan',
        affiliatePartner: 'Brightside Dental',
        partnerUrl: 'https://dental-plan.example.com/welcome',
        script: "document.documentElement.dataset.partner = 'brightside';",
        scriptUrl: 'http://localhost:4003/scripts/partner.js',
        thankYouScript: "<script>document.documentElement.dataset.partnerThankYou = 'brightside';</script>",
        extoleCoreTagUrl: 'http://localhost:4003/scripts/referral.js',
      }),
    ],
  }),
];
