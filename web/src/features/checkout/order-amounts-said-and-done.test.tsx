// @vitest-environment happy-dom
/**
 * Orders whose amounts end with a zero: what is announced, sent to the shop and to the card host, charged and shown
 * (docs/rules/checkout.md#placing-an-order).
 */
import type { Step } from '../../testing/page-steps.ts';
import { type SaidAndDone, testSaidAndDone } from '../../testing/said-and-done.tsx';
import { cardOf, cardSession, charges, form, order, result } from './order/testing/said-orders.ts';

const overview = '/my-account/overview';
const billing = '/my-account/billing';
const thankYou = '/subscription-successful';
const open = { markets: { ordering: 'open' } } as const;
const PAID = 'Thank you for your order The payment was successful.';

const enterPhone = (phone: string): readonly Step[] => [
  ['fill', 'Phone number', phone],
  ['press', 'Next'],
];
const savedDetails = (phoneNumber: string, bundles: readonly string[]) =>
  ({
    name: 'updatePersonalDetails',
    query: {},
    body: { firstName: 'Maya', lastName: 'Tremblay', phoneNumber, sbeCompliance: 'NA', bundles },
  }) as const;

const enterAddress = (addition: string, zipCode: string, province: string, city: string): readonly Step[] => [
  ['fill', 'Address', addition],
  ['fill', 'Postal code', zipCode],
  ['select', 'Province', province],
  ['select', 'City', city],
  ['press', 'Next'],
];
const savedAddress = (addition: string, zipCode: string, stateCode: string, city: string) =>
  ({
    name: 'updateAddresses',
    query: {},
    body: {
      addresses: [{ type: 'BillingAndShipping', countryCode: 'CA', addition, zipCode, stateCode, city }],
      allianzCodeApplied: false,
    },
  }) as const;

const rows: readonly SaidAndDone[] = [
  {
    who: 'ca-new',
    does: 'orders for exactly one hundred dollars, and opens the card form for them',
    on: { config: { cities: { AB: ['Calgary'] } } },
    at: '/cart?bundle=air-purifier-aura-4B,razor-arc,brush-heads-halo',
    steps: [
      ['press', 'Quantity of Arc razor with blades > One more'],
      ['press', 'Quantity of Halo brush heads > One more'],
      ['fill', 'Add a discount code: Halo brush heads > Discount code', 'DUO15'],
      ['press', 'Add a discount code: Halo brush heads > Apply'],
      ['press', 'Checkout'],
      ...enterPhone('403-555-0145'),
      ...enterAddress('700 2 Street SW', 'T2P 1J9', 'Alberta', 'Calgary'),
      ['choose', 'Credit card'],
      ['select', 'Card type', 'Visa'],
    ],
    // 25.99 and 10.99, 2 x 12.99, 2 x 18.99 less 5.70; 5% of each: 1.85, 1.30 and 1.61.
    reads: ['Subtotal $100.94', '-$5.70', 'Tax $4.76 To pay today $100.00'],
    sentBefore: [
      savedDetails('403-555-0145', ['air-purifier-aura-4B', 'razor-arc', 'brush-heads-halo']),
      savedAddress('700 2 Street SW', 'T2P 1J9', 'AB', 'Calgary'),
    ],
    confirm: 'Place order · $100.00',
    sent: [
      order(
        'en-ca?language=en-CA',
        [
          ['air-purifier-aura-4B', 1],
          ['razor-arc', 2],
          ['brush-heads-halo', 2, 'DUO15'],
        ],
        'Adyen.Visa',
      ),
      cardSession('Adyen.Visa', '100.00'),
    ],
    stores: cardOf(10000, 'CAD'),
    stays: ['Pay $100.00 with Visa'],
    shows: { [overview]: ['not: Arc razor'] },
  },
  {
    who: 'ca-new',
    does: 'pays 1,234.50 dollars with PayPal',
    on: { config: { cities: { NS: ['Halifax'] } } },
    at: '/cart?bundle=sonic-brush-halo,air-purifier-aura-4A,brush-heads-halo,halo-gift-box',
    steps: [
      ['press', 'Quantity of Halo sonic toothbrush with brush heads > One more'],
      ['press', 'Quantity of Halo brush heads > One more'],
      ['press', 'Quantity of Halo brush heads > One more'],
      ['press', 'Quantity of Halo gift box > One more'],
      ['press', 'Quantity of Halo gift box > One more'],
      ['press', 'Quantity of Halo gift box > One more'],
      ['press', 'Quantity of Halo gift box > One more'],
      ['fill', 'Add a discount code: Halo sonic toothbrush with brush heads > Discount code', 'DUO15'],
      ['press', 'Add a discount code: Halo sonic toothbrush with brush heads > Apply'],
      ['press', 'Checkout'],
      ...enterPhone('902-555-0138'),
      ...enterAddress('1650 Barrington Street', 'B3H 1A1', 'Nova Scotia', 'Halifax'),
      ['choose', 'PayPal'],
    ],
    // 2 x 129.99 less 39.00, 29.99, 3 x 18.99 and 5 x 154.99; 14% of each: 30.94, 4.20, 7.98 and 108.49.
    reads: ['Subtotal $1,121.89', '-$39.00', 'Tax $151.61 To pay today $1,234.50'],
    sentBefore: [
      savedDetails('902-555-0138', ['sonic-brush-halo', 'air-purifier-aura-4A', 'brush-heads-halo', 'halo-gift-box']),
      savedAddress('1650 Barrington Street', 'B3H 1A1', 'NS', 'Halifax'),
    ],
    confirm: 'Place order · $1,234.50',
    sent: [
      order(
        'en-ca?language=en-CA',
        [
          ['sonic-brush-halo', 2, 'DUO15'],
          ['air-purifier-aura-4A', 1],
          ['brush-heads-halo', 3],
          ['halo-gift-box', 5],
        ],
        'PayPal',
      ),
    ],
    leavesFor: form,
    comesBack: { press: 'pay', sent: [result('AUTHORISED')], to: `${thankYou}?language=en-CA` },
    stores: charges(123450, 'paid'),
    stays: [PAID, 'Paid today $1,234.50 Order number PO-100003'],
    shows: { [billing]: ['03/15/2026 $1,234.50'] },
  },
  {
    who: 'us-two-addresses',
    does: 'opens the card form for ten cents',
    on: open,
    at: '/checkout?bundle=filters-aura',
    steps: [
      ['choose', 'Credit card'],
      ['select', 'Card type', 'Mastercard'],
    ],
    reads: ['To pay today $0.10'],
    confirm: 'Place order · $0.10',
    sent: [order('en-us', [['filters-aura', 1]], 'Adyen.MasterCard'), cardSession('Adyen.MasterCard', '0.10')],
    stores: cardOf(10, 'USD'),
    stays: ['Pay $0.10 with Mastercard'],
    shows: { [overview]: ['not: filters'] },
  },
];

testSaidAndDone(rows);
