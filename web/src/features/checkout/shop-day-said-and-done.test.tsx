// @vitest-environment happy-dom
/** An order at a shop whose day is another one than that of the browser: all days are the shop's (docs/rules/cart.md#charges-and-periods). */
import { type SaidAndDone, testSaidAndDone } from '../../testing/said-and-done.tsx';

/** The same order on two days of the shop. */
const orderOn = (today: string, inThreeMonths: string): Omit<SaidAndDone, 'does' | 'on'> => ({
  who: 'ca-subscriber',
  at: '/checkout?bundle=sonic-brush-halo',
  steps: [],
  reads: ['Tax $16.90 To pay today $146.89', `From ${inThreeMonths} $18.99 / 3 months every 3 months plus $2.47 tax`],
  confirm: 'Place order · $146.89',
  sent: [
    {
      name: 'submitOrder',
      query: {},
      body: {
        bundles: [{ name: 'sonic-brush-halo', quantity: 1, promotionCodes: [] }],
        cancelPaymentUrl: 'http://localhost:3000/en-ca/checkout?bundle=sonic-brush-halo&modified=true&language=en-CA',
      },
    },
  ],
  leadsTo: '/subscription-successful?language=en-CA',
  stays: ['Paid today $146.89', `On ${inThreeMonths}: first payment of $18.99 plus tax`],
  shows: {
    '/my-account/billing': [`${today} $146.89`],
    '/my-account/overview': [`Next shipment ${inThreeMonths} Shipping frequency Every 3 months Start date ${today}`],
  },
});

const rows: readonly SaidAndDone[] = [
  {
    ...orderOn('03/16/2026', '06/16/2026'),
    does: 'orders at noon in a shop of Auckland, where tomorrow has begun',
    on: { timeZone: 'Pacific/Auckland' },
  },
  {
    ...orderOn('03/15/2026', '06/15/2026'),
    does: 'orders after midnight in a shop of Vancouver, where today has not begun',
    on: { now: '2026-03-16T05:00:00Z', timeZone: 'America/Vancouver' },
  },
];

testSaidAndDone(rows);
