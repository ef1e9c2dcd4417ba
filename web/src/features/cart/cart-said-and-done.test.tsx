// @vitest-environment happy-dom
/**
 * What the cart announces after a change, and what it sends for it (docs/rules/cart.md#changing-the-cart). The shop holds
 * nothing of a cart: what checkout announces and what is ordered is in the table of checkout.
 */
import { type SaidAndDone, testSaidAndDone } from '../../testing/said-and-done.tsx';

const HALO = 'Halo sonic toothbrush with brush heads';
const ARC = 'Arc razor with blades';

/** The last priced request. */
const priced = (...bundles: readonly (readonly [name: string, quantity: number, code?: string])[]) => ({
  bundles: bundles.map(([name, quantity, code]) => ({ name, quantity, promotionCodes: code ? [code] : [] })),
  excludePrice: false,
});
const inToronto = { zipCode: 'M5V 1Z2' };

const rows: readonly SaidAndDone[] = [
  {
    who: 'ca-subscriber',
    does: 'takes two instead of one',
    at: '/cart?bundle=sonic-brush-halo',
    steps: [['press', `Quantity of ${HALO} > One more`]],
    sent: [
      { name: 'requestCart', query: {}, body: { ...priced(['sonic-brush-halo', 2]), ...inToronto } },
      {
        name: 'validateMaxQuantity',
        query: {},
        body: { bundles: [{ name: 'sonic-brush-halo', quantity: 2, promotionCodes: [] }] },
      },
    ],
    leadsTo: '/cart?bundle=sonic-brush-halo&language=en-CA&modified=true',
    stays: [
      `Quantity of ${HALO} 2`,
      'Subtotal $259.98 Delivery Free Estimated tax $33.80',
      'To pay today $293.78',
      'Quarterly From 06/15/2026 $37.98 / 3 months every 3 months plus $4.94 tax',
    ],
    shows: {},
  },
  {
    who: 'ca-subscriber',
    does: 'takes more than the shop allows beside a running subscription',
    at: '/cart?bundle=sonic-brush-halo',
    steps: [
      ['press', `Quantity of ${HALO} > One more`],
      ['press', `Quantity of ${HALO} > One more`],
    ],
    sent: [{ name: 'requestCart', query: {}, body: { ...priced(['sonic-brush-halo', 3]), ...inToronto } }],
    stays: [
      `${HALO} exceeds the maximum order quantity of 2`,
      'Please lower the quantity to continue.',
      'To pay today $440.67',
    ],
    shows: {},
  },
  {
    who: 'en-ca',
    does: 'takes presents for more than a thousand dollars',
    at: '/cart?bundle=halo-gift-box,sonic-brush-halo',
    steps: [
      ['press', 'Quantity of Halo gift box > One more'],
      ['press', 'Quantity of Halo gift box > One more'],
      ['press', 'Quantity of Halo gift box > One more'],
      ['press', 'Quantity of Halo gift box > One more'],
      ['press', `Quantity of ${HALO} > One more`],
      ['press', 'Edit Postal code'],
      ['fill', 'Postal code', 'k1p5z9'],
      ['enter', 'Postal code'],
    ],
    sent: [
      {
        name: 'requestCart',
        query: {},
        body: { ...priced(['halo-gift-box', 5], ['sonic-brush-halo', 2]), zipCode: 'K1P 5Z9' },
      },
    ],
    stays: [
      'Subtotal $1,034.93',
      'Estimated tax $134.54 Tax estimated for K1P 5Z9',
      'To pay today $1,169.47',
      '$37.98 / 3 months every 3 months plus $4.94 tax',
    ],
    shows: {},
  },
  {
    who: 'ca-subscriber',
    does: 'removes one of two bundles',
    at: '/cart?bundle=sonic-brush-halo,razor-arc',
    steps: [['press', `Remove ${HALO}`]],
    sent: [{ name: 'requestCart', query: {}, body: { ...priced(['razor-arc', 1]), ...inToronto } }],
    leadsTo: '/cart?bundle=razor-arc&language=en-CA&modified=true',
    stays: [
      'Subtotal $12.99 Delivery Free Estimated tax $1.69',
      'To pay today $14.68',
      'Later payments Every 2 months From 05/15/2026 $15.99 / 2 months every 2 months plus $2.08 tax',
      `not: ${HALO}`,
      'not: 3 months',
      'not: Remove',
    ],
    shows: {},
  },
  {
    who: 'ca-subscriber',
    does: 'adds a code to one of two bundles',
    at: '/cart?bundle=sonic-brush-halo,razor-arc',
    steps: [
      ['fill', `Add a discount code: ${HALO} > Discount code`, ' halo20 '],
      ['press', `Add a discount code: ${HALO} > Apply`],
    ],
    sent: [
      {
        name: 'requestCart',
        query: {},
        body: { ...priced(['sonic-brush-halo', 1, 'halo20'], ['razor-arc', 1]), ...inToronto },
      },
    ],
    // 129.99 and 12.99, less 26.00, with 13.52 and 1.69 tax; the brush heads 18.99 less 3.80, with 1.97 tax.
    stays: [
      '20% off your Halo brush and its brush heads',
      'Subtotal $142.98',
      '-$26.00',
      'Estimated tax $15.21',
      'To pay today $132.19',
      '$15.99 / 2 months every 2 months plus $2.08 tax',
      '$15.19 / 3 months every 3 months plus $1.97 tax',
    ],
    shows: {},
  },
  {
    who: 'ca-subscriber',
    does: 'takes a code off again, and pays the full prices',
    at: '/cart?bundle=sonic-brush-halo&coupon=HALO20',
    steps: [['press', 'Remove HALO20']],
    sent: [{ name: 'requestCart', query: {}, body: { ...priced(['sonic-brush-halo', 1]), ...inToronto } }],
    leadsTo: '/cart?bundle=sonic-brush-halo&language=en-CA&modified=true',
    stays: [
      'Subtotal $129.99 Delivery Free Estimated tax $16.90',
      'To pay today $146.89',
      '$18.99 / 3 months every 3 months plus $2.47 tax',
      'not: HALO20',
      'not: $117.51',
    ],
    shows: {},
  },
  {
    who: 'ca-subscriber',
    does: 'tries a code of another product, and pays as before',
    at: '/cart?bundle=sonic-brush-halo,razor-arc',
    steps: [
      ['fill', `Add a discount code: ${ARC} > Discount code`, 'HALO20'],
      ['press', `Add a discount code: ${ARC} > Apply`],
    ],
    sent: [
      {
        name: 'requestCart',
        query: {},
        body: { ...priced(['sonic-brush-halo', 1], ['razor-arc', 1, 'HALO20']), ...inToronto },
      },
    ],
    stays: [
      'This discount code is not valid for Arc razor with blades.',
      'Subtotal $142.98 Delivery Free Estimated tax $18.59',
      'To pay today $161.57',
      'not: % off',
    ],
    shows: {},
  },
  {
    who: 'en-ca',
    does: 'has a code for one of one',
    at: '/cart?bundle=brush-heads-halo&coupon=DUO15',
    steps: [],
    sent: [],
    stays: ['15% off your first two', 'not: applied to'],
    shows: {},
  },
  {
    who: 'en-ca',
    does: 'has a code for two of four',
    at: '/cart?bundle=brush-heads-halo&coupon=DUO15',
    steps: [
      ['press', 'Quantity of Halo brush heads > One more'],
      ['press', 'Quantity of Halo brush heads > One more'],
      ['press', 'Quantity of Halo brush heads > One more'],
      ['press', 'Edit Postal code'],
      ['fill', 'Postal code', 'B3H 4R2'],
      ['enter', 'Postal code'],
    ],
    sent: [
      { name: 'requestCart', query: {}, body: { ...priced(['brush-heads-halo', 4, 'DUO15']), zipCode: 'B3H 4R2' } },
    ],
    // 14% in Nova Scotia: 9.84 of 70.26, and 10.63 of 75.96.
    stays: [
      '15% off your first two (applied to 2 of 4)',
      'Subtotal $75.96',
      '-$5.70',
      'Estimated tax $9.84',
      'To pay today $80.10',
      '$75.96 / 3 months every 3 months plus $10.63 tax',
    ],
    shows: {},
  },
  {
    who: 'en-ca',
    does: 'estimates the tax of what is charged later, and pays ten cents today',
    at: '/cart?bundle=filters-aura',
    steps: [
      ['press', 'Edit Postal code'],
      ['fill', 'Postal code', 'T2P 1J9'],
      ['enter', 'Postal code'],
    ],
    sent: [{ name: 'requestCart', query: {}, body: { ...priced(['filters-aura', 1]), zipCode: 'T2P 1J9' } }],
    stays: [
      'Subtotal $0.00',
      'Tax estimated for T2P 1J9',
      'To pay today $0.10',
      'We take this amount today, only to verify your payment method, and refund it.',
      'From 09/15/2026 $64.99 / 6 months every 6 months plus $3.25 tax',
    ],
    shows: {},
  },
  {
    who: 'en-us',
    does: 'estimates the tax of a zip code, and of another one',
    at: '/cart?bundle=halo-gift-box',
    steps: [
      ['press', 'Edit Postal code'],
      ['fill', 'Postal code', '97201'],
      ['enter', 'Postal code'],
      ['press', 'Edit Postal code'],
      ['fill', 'Postal code', '10001'],
      ['enter', 'Postal code'],
    ],
    sent: [{ name: 'requestCart', query: {}, body: { ...priced(['halo-gift-box', 1]), zipCode: '10001' } }],
    stays: [
      'Subtotal $119.00',
      'Estimated tax $4.76 Tax estimated for 10001',
      'To pay today $123.76',
      'not: Later payments',
    ],
    shows: {},
  },
  {
    who: 'de-de',
    does: 'takes three where tax is part of the price',
    at: '/cart?bundle=brush-heads-halo',
    steps: [
      ['press', 'Quantity of Halo Bürstenköpfe > One more'],
      ['press', 'Quantity of Halo Bürstenköpfe > One more'],
    ],
    sent: [{ name: 'requestCart', query: {}, body: priced(['brush-heads-halo', 3]) }],
    stays: [
      'Subtotal 38,97 €',
      'To pay today 38,97 €',
      'From 15-06-2026 38,97 € / 3 months',
      'not: plus',
      'not: Estimated',
    ],
    shows: {},
  },
];

testSaidAndDone(rows);
