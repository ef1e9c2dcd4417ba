// @vitest-environment happy-dom
/** What the sections of a subscription announce, send and show afterwards (docs/rules/subscriptions.md). */
import { type SaidAndDone, testSaidAndDone } from '../../testing/said-and-done.tsx';

const details = '/my-account/subscription-details/{n}';
const overview = '/my-account/overview';

const rows: readonly SaidAndDone[] = [
  {
    who: 'us-subscriber 1',
    does: 'gets filters every nine months instead of every six',
    at: `${details}?task=frequency`,
    steps: [
      ['select', 'How often', 'Every 9 months'],
      ['press', 'Change frequency'],
    ],
    asks: {
      title: 'Change the frequency?',
      facts: {
        'Shipped until now': 'Every 6 months',
        'Shipped then': 'Every 9 months',
        'Charged with each shipment': '$49.99 plus tax',
        'Next shipment until now': '07/14/2026',
        'Next payment until now': '07/14/2026',
      },
    },
    confirm: 'Change frequency',
    sent: [{ name: 'changeReplenishmentFrequency', query: {}, body: { newProductRatePlanId: 'aura-filter-every-9' } }],
    notice: 'The frequency has been changed. Your next shipment is on 10/14/2026.',
    holds: { nextShipmentDate: '2026-10-14' },
    stays: ['$49.99 / 9 months every 9 months plus tax', 'Next shipment 10/14/2026', '07/14/2027 Shipment and payment'],
    shows: {
      [details]: ['Shipped Every 9 months', 'Next payment 10/14/2026', 'not: every 6 months', 'not: 07/14/2026'],
      [overview]: ['every 9 months plus tax', 'Next shipment 10/14/2026', 'Shipping frequency Every 9 months'],
    },
  },
  {
    who: 'us-subscriber 1',
    does: 'orders one more shipment of filters',
    at: `${details}?task=order`,
    steps: [['press', 'Order one more']],
    asks: {
      title: 'Order one more shipment?',
      facts: { Product: 'Aura HEPA filter', Quantity: '1', Price: '$49.99 plus tax' },
      says: ['Your regular shipments and payments stay as they are.'],
    },
    confirm: 'Place order',
    sent: [
      {
        name: 'orderOneTimeReplenishment',
        query: {},
        body: { subscriptionNumber: 'S20100008', subscriptionRatePlanId: 'S20100008-1' },
      },
    ],
    notice:
      'Order additional one-time replenishment is being processed and you can see it on the accordion of one-time orders after processing',
    holds: { nextShipmentDate: '2026-07-14', nextPaymentDate: '2026-07-14' },
    stays: ['One-time orders one order', 'Aura HEPA filter 1 $49.99 plus tax', 'Next shipment 07/14/2026'],
    shows: { [details]: ['One-time orders one order'], [overview]: ['Next shipment 07/14/2026'] },
  },
];

testSaidAndDone(rows);
