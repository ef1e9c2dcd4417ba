// @vitest-environment happy-dom
/** Changes at a shop whose day is another one than that of the browser (docs/rules/subscriptions.md#pausing). */
import { type SaidAndDone, testSaidAndDone } from '../../testing/said-and-done.tsx';

const details = '/my-account/subscription-details/{n}';
const overview = '/my-account/overview';
const billing = '/my-account/billing';

const inAuckland = { timeZone: 'Pacific/Auckland' } as const;
const inVancouver = { now: '2026-03-16T05:00:00Z', timeZone: 'America/Vancouver' } as const;

const pause = (resumeDate: string) => ({ name: 'pauseReplenishment', query: { resumeDate }, body: undefined }) as const;
const orderOne = {
  name: 'orderOneTimeReplenishment',
  query: {},
  body: { subscriptionNumber: '{n}', subscriptionRatePlanId: '{n}-1' },
} as const;
const ordered =
  'Your additional one-time replenishment is being processed, and you can see it under one-time orders after processing.';

const rows: readonly SaidAndDone[] = [
  {
    who: 'us-subscriber 1',
    does: 'pauses until tomorrow in a shop of Auckland, where tomorrow has begun: the shop names the first day',
    on: inAuckland,
    at: `${details}?task=pause`,
    steps: [
      ['choose', 'Until'],
      ['fill', 'Resume on', '03/16/2026'],
      ['press', 'Pause subscription'],
      ['press', 'Pause subscription'],
      ['read', { title: 'Pause your subscription?', says: ['Please choose March 17, 2026 or a later day.'] }],
      ['press', 'Keep it as it is'],
    ],
    sent: [pause('2026-03-16')],
    holds: { status: 'Active', nextShipmentDate: '2026-07-14' },
    stays: ['Next shipment 07/14/2026'],
    shows: { [overview]: ['Next shipment 07/14/2026'] },
  },
  {
    who: 'us-subscriber 1',
    does: 'orders one more shipment in a shop of Auckland: order and invoice have its day',
    on: inAuckland,
    at: `${details}?task=order`,
    steps: [['press', 'Order one more']],
    asks: {
      title: 'Order one more shipment?',
      facts: { Product: 'Aura HEPA filter', Quantity: '1', Price: '$49.99 plus tax' },
    },
    confirm: 'Place order',
    sent: [orderOne],
    notice: ordered,
    stays: ['Aura HEPA filter 1 $49.99 plus tax 03/16/2026 Not shipped yet', 'Next shipment 07/14/2026'],
    shows: { [billing]: ['03/16/2026 $53.11'] },
  },
  {
    who: 'us-subscriber 1',
    does: 'orders one more shipment in a shop of Vancouver: order and invoice have its day',
    on: inVancouver,
    at: `${details}?task=order`,
    steps: [['press', 'Order one more']],
    asks: { title: 'Order one more shipment?' },
    confirm: 'Place order',
    sent: [orderOne],
    notice: ordered,
    stays: ['Aura HEPA filter 1 $49.99 plus tax 03/15/2026 Not shipped yet', 'Next shipment 07/14/2026'],
    shows: { [billing]: ['03/15/2026 $53.11'] },
  },
];

testSaidAndDone(rows);
