// @vitest-environment happy-dom
/**
 * What checkout announces, what is ordered, what is charged, and what the thank-you page and the account then show
 * (docs/rules/checkout.md#placing-an-order). That one attempt makes one order is a matter of the BFF, and the card form is
 * the provider's: journeys have both.
 */
import { type SaidAndDone, testSaidAndDone } from '../../testing/said-and-done.tsx';
import { cardOf, cardSession, charges, form, order, result } from './order/testing/said-orders.ts';

const overview = '/my-account/overview';
const billing = '/my-account/billing';
const details = '/my-account/personal-details';
const thankYou = '/subscription-successful';
const open = { markets: { ordering: 'open' } } as const;
const PAID = 'Thank you for your order The payment was successful.';

const rows: readonly SaidAndDone[] = [
  {
    who: 'ca-subscriber',
    does: 'orders with the saved card and a code',
    at: '/checkout?bundle=sonic-brush-halo&coupon=HALO20',
    steps: [],
    // 129.99 less 26.00, and 13% of it; 18.99 less 3.80, and 13% of it.
    reads: [
      '218 Queen Street West, Toronto ON M5V 1Z2',
      'Visa **** **** **** 1111 Saved payment method',
      'Discount code: HALO20 Subtotal $129.99 20% off your Halo brush and its brush heads -$26.00',
      'Tax $13.52 To pay today $117.51',
      'From 06/15/2026 Before $18.99 now $15.19 / 3 months every 3 months plus $1.97 tax',
    ],
    confirm: 'Place order · $117.51',
    sent: [order('en-ca?language=en-CA', [['sonic-brush-halo', 1, 'HALO20']])],
    leadsTo: `${thankYou}?language=en-CA`,
    stores: charges(11751, 'paid'),
    stays: [
      PAID,
      'Halo sonic toothbrush with brush heads Quantity: 1 Paid today $117.51 Order number PO-100003',
      'On 06/15/2026: first payment of $15.19 plus tax, then the same amount every 3 months.',
    ],
    shows: {
      [overview]: [
        'S20100286 Before $18.99 now $15.19 / 3 months every 3 months plus tax Next shipment 06/15/2026 Shipping frequency Every 3 months Start date 03/15/2026',
      ],
      [billing]: ['03/15/2026 $117.51', 'February 2026 02/03/2026 $146.89'],
    },
  },
  {
    who: 'ca-subscriber',
    does: 'orders from the cart with the saved card in two presses',
    at: '/cart?bundle=razor-arc',
    steps: [['press', 'Checkout']],
    reads: ['Visa **** **** **** 1111 Saved payment method', 'To pay today $14.68 including $1.69 tax'],
    confirm: 'Place order · $14.68',
    sent: [order('en-ca?language=en-CA', [['razor-arc', 1]])],
    leadsTo: `${thankYou}?language=en-CA`,
    stores: charges(1468, 'paid'),
    stays: [PAID],
    shows: {},
  },
  {
    who: 'ca-subscriber',
    does: 'orders for more than a thousand dollars from the cart, and pays with PayPal',
    at: '/cart?bundle=halo-gift-box,sonic-brush-halo',
    steps: [
      ['press', 'Quantity of Halo gift box > One more'],
      ['press', 'Quantity of Halo gift box > One more'],
      ['press', 'Quantity of Halo gift box > One more'],
      ['press', 'Quantity of Halo gift box > One more'],
      ['press', 'Quantity of Halo sonic toothbrush with brush heads > One more'],
      ['press', 'Checkout'],
      ['choose', 'PayPal'],
    ],
    // 5 x 154.99 and 2 x 129.99, and 13% of both.
    reads: [
      'Halo sonic toothbrush with brush heads Quantity: 2',
      'Halo gift box Quantity: 5',
      'Subtotal $1,034.93 Delivery Free Tax $134.54 To pay today $1,169.47',
      '$37.98 / 3 months every 3 months plus $4.94 tax',
    ],
    confirm: 'Place order · $1,169.47',
    sent: [
      order(
        'en-ca?language=en-CA',
        [
          ['halo-gift-box', 5],
          ['sonic-brush-halo', 2],
        ],
        'PayPal',
      ),
    ],
    leavesFor: form,
    comesBack: { press: 'pay', sent: [result('AUTHORISED')], to: `${thankYou}?language=en-CA` },
    stores: charges(116947, 'paid'),
    answers: { '/api/user/paymentprofile': { type: 'PayPal' } },
    stays: [
      PAID,
      'Halo gift box Quantity: 5',
      'Halo sonic toothbrush with brush heads Quantity: 2',
      'Paid today $1,169.47 Order number PO-100003',
      'On 06/15/2026: first payment of $37.98 plus tax, then the same amount every 3 months.',
    ],
    shows: { [billing]: ['03/15/2026 $1,169.47'], [overview]: ['$37.98 / 3 months every 3 months plus tax'] },
  },
  {
    who: 'ca-subscriber',
    does: 'does not pay at PayPal, and owes nothing',
    at: '/checkout?bundle=razor-arc',
    steps: [['choose', 'PayPal']],
    reads: ['Subtotal $12.99 Delivery Free Tax $1.69 To pay today $14.68'],
    confirm: 'Place order · $14.68',
    sent: [order('en-ca?language=en-CA', [['razor-arc', 1]], 'PayPal')],
    leavesFor: form,
    comesBack: { press: 'decline', sent: [result('REFUSED')], to: '/subscription-error?language=en-CA' },
    stores: charges(1468, 'open'),
    stays: ['Oops, something went wrong', 'Back to payment details'],
    shows: { [billing]: ['02/03/2026 $146.89', 'not: $14.68', 'not: To be paid'], [overview]: ['not: Arc razor'] },
  },
  {
    who: 'ca-subscriber',
    does: 'opens the card form for the amount on the button',
    at: '/checkout?bundle=razor-arc',
    steps: [
      ['choose', 'Credit card'],
      ['select', 'Card type', 'Mastercard'],
    ],
    confirm: 'Place order · $14.68',
    sent: [
      order('en-ca?language=en-CA', [['razor-arc', 1]], 'Adyen.MasterCard'),
      cardSession('Adyen.MasterCard', '14.68'),
    ],
    stores: cardOf(1468, 'CAD'),
    stays: ['Pay $14.68 with Mastercard'],
    shows: { [overview]: ['not: Arc razor'] },
  },
  {
    who: 'us-two-addresses',
    does: 'pays ten cents today, and the filters later',
    on: open,
    at: '/checkout?bundle=filters-aura',
    steps: [],
    reads: [
      'Boston, MA 02108 Billing: 77 Brattle Street, Cambridge, MA 02138',
      'To pay today $0.10 We take this amount today, only to verify your payment method, and refund it.',
      'From 09/15/2026 $49.99 / 6 months every 6 months plus $3.12 tax',
    ],
    confirm: 'Place order · $0.10',
    sent: [order('en-us', [['filters-aura', 1]])],
    leadsTo: thankYou,
    stores: charges(10, 'paid'),
    stays: [
      'Paid today $0.10 Order number PO-100003',
      'On 09/15/2026: first payment of $49.99 plus tax, then the same amount every 6 months.',
    ],
    shows: {
      [overview]: ['Aura replacement filters', '$49.99 / 6 months every 6 months plus tax Next shipment 09/15/2026'],
    },
  },
  {
    who: 'gb-subscriber',
    does: 'orders where tax is part of the price',
    on: open,
    at: '/checkout?bundle=razor-arc',
    steps: [],
    // The tax in 8.99 at 20%.
    reads: [
      'Subtotal £8.99 Delivery Free Tax included £1.50 To pay today £8.99',
      'From 15-05-2026 £9.99 / 2 months every 2 months',
      'not: plus',
    ],
    confirm: 'Place order · £8.99',
    sent: [order('en-gb', [['razor-arc', 1]])],
    leadsTo: thankYou,
    stores: charges(899, 'paid'),
    stays: [PAID, 'Paid today £8.99', 'On 15-05-2026: first payment of £9.99, then the same amount every 2 months.'],
    shows: {
      [billing]: ['15-03-2026 £8.99'],
      [overview]: ['£9.99 / 2 months every 2 months Next shipment 15-05-2026'],
    },
  },
  {
    who: 'nl-insurer',
    does: 'opens the form of iDEAL, whose amount has a comma on the page and a point for the shop',
    on: open,
    at: '/checkout?bundle=razor-arc',
    steps: [['choose', 'iDEAL']],
    // The tax in 9.99 at 21 %.
    reads: ['Subtotal € 9,99 Delivery Free Tax included € 1,73 To pay today € 9,99'],
    confirm: 'Place order · € 9,99',
    sent: [
      order('nl-nl', [['razor-arc', 1]], 'Adyen.iDeal'),
      {
        ...cardSession('Adyen.iDeal', '9.99'),
        query: { ...cardSession('Adyen.iDeal', '9.99').query, sbeCompliance: 'True' },
      },
    ],
    stores: cardOf(999, 'EUR'),
    stays: ['Pay € 9,99 with iDEAL'],
    shows: { [overview]: ['not: Arc'] },
  },
  {
    who: 'us-insurer',
    does: 'orders what a dental plan pays for',
    on: open,
    at: '/checkout?bundle=brush-heads-halo-dental-plan',
    steps: [],
    reads: ['Subtotal $14.99 Paid by your dental plan -$14.99', 'To pay today $0.00', 'Before $14.99 now $0.00'],
    confirm: 'Confirm order',
    sent: [order('en-us', [['brush-heads-halo-dental-plan', 1]])],
    leadsTo: thankYou,
    stores: charges(0, 'paid'),
    stays: ['Your order has been received.', 'Order number PO-100003', 'not: Paid today', 'not: payment of'],
    shows: { [billing]: ['you do not have a billing account', 'not: 14.99'] },
  },
  {
    who: 'ca-new',
    does: 'enters name, phone number and address, and orders two bundles',
    on: { config: { cities: { BC: ['Vancouver'] } } },
    at: '/checkout?bundle=sonic-brush-halo,brush-heads-halo',
    steps: [
      ['press', 'Edit Personal details'],
      ['fill', 'Last name', 'Roy-Tremblay'],
      ['fill', 'Phone number (optional)', '604-555-0177'],
      ['press', 'Next'],
      ['fill', 'Address', '800 Robson Street'],
      ['fill', 'Postal code', 'V6Z 3B7'],
      ['select', 'Province', 'British Columbia'],
      ['select', 'City', 'Vancouver'],
      ['press', 'Next'],
      ['choose', 'PayPal'],
    ],
    // 129.99 and 18.99, and 12% of each; 18.99 twice, and 12% of each.
    reads: [
      'Maya Roy-Tremblay',
      '604-555-0177',
      '800 Robson Street, Vancouver BC V6Z 3B7',
      'Subtotal $148.98 Delivery Free Tax $17.88 To pay today $166.86',
      'From 06/15/2026 $37.98 / 3 months every 3 months plus $4.56 tax',
    ],
    sentBefore: [
      {
        name: 'updatePersonalDetails',
        query: {},
        body: {
          firstName: 'Maya',
          lastName: 'Roy-Tremblay',
          phoneNumber: '604-555-0177',
          sbeCompliance: 'NA',
          bundles: ['sonic-brush-halo', 'brush-heads-halo'],
        },
      },
      {
        name: 'updateAddresses',
        query: {},
        body: {
          addresses: [
            {
              type: 'BillingAndShipping',
              countryCode: 'CA',
              addition: '800 Robson Street',
              zipCode: 'V6Z 3B7',
              stateCode: 'BC',
              city: 'Vancouver',
            },
          ],
          allianzCodeApplied: false,
        },
      },
    ],
    confirm: 'Place order · $166.86',
    sent: [
      order(
        'en-ca?language=en-CA',
        [
          ['sonic-brush-halo', 1],
          ['brush-heads-halo', 1],
        ],
        'PayPal',
      ),
    ],
    leavesFor: form,
    comesBack: { press: 'pay', sent: [result('AUTHORISED')], to: `${thankYou}?language=en-CA` },
    stores: charges(16686, 'paid'),
    stays: [PAID, 'Paid today $166.86 Order number PO-100003', 'first payment of $37.98 plus tax'],
    shows: {
      [details]: ['First name Maya Last name Roy-Tremblay', 'Phone number 604-555-0177', 'Vancouver BC V6Z 3B7'],
      [billing]: ['03/15/2026 $166.86'],
    },
  },
  {
    who: 'nl-no-consent',
    does: 'refuses recurring payments, and cannot order',
    on: open,
    at: '/checkout?bundle=razor-arc',
    steps: [],
    asks: {
      title: 'Recurring payments',
      facts: {},
      says: ['Your subscription is paid again and again with the payment method that you choose now'],
    },
    confirm: 'Decline',
    sent: [
      {
        name: 'updatePersonalDetails',
        query: {},
        body: { firstName: 'Noor', lastName: 'Visser', sbeCompliance: 'False' },
      },
    ],
    answers: { '/api/user/details': { personalDetail: { sbeCompliance: 'False' } } },
    stays: ['PayPal is disabled', 'Change my answer', 'not: By placing this order'],
    shows: {},
  },
];

testSaidAndDone(rows);
