// @vitest-environment happy-dom
/** What an insured customer is told, and one who does not cancel in the end (docs/rules/cancel-and-return.md#nudge). */
import { type SaidAndDone, testSaidAndDone } from '../../../testing/said-and-done.tsx';

const details = '/my-account/subscription-details/{n}';
const overview = '/my-account/overview';
/** Germany has this switch; elsewhere the test opens the flow. */
const open = { markets: { selfService: 'here' } } as const;

const processing = 'Your cancellation is being processed!';
const undo = 'This cannot be undone. You can order the same again at any time.';

const insured: readonly SaidAndDone[] = [
  {
    who: 'us-insurer 1',
    does: 'cancels what an insurer pays for, also where the market is closed: at once, without a preview',
    on: { texts: 'en-US' },
    at: `${details}?task=cancel`,
    steps: [
      ['tick', 'It costs too much'],
      ['tick', 'I found something else'],
      ['fill', 'Anything else?', ' Moving abroad '],
    ],
    asks: {
      title: 'Why are you leaving?',
      says: [
        'The subscription to Two Halo brush heads ends at once: nothing more is shipped. What you have received is yours to keep.',
        undo,
      ],
    },
    confirm: 'Cancel subscription',
    sent: [
      {
        name: 'cancelInsurerSubscription',
        query: {},
        body: {
          cancellationReason: 'It costs too much;I found something else',
          cancellationNote: 'Moving abroad',
        },
      },
    ],
    notice: processing,
    leadsTo: overview,
    holds: { status: 'InActive', isCancelled: true, nextShipmentDate: null, nextPaymentDate: null },
    stays: ['Your Two Halo brush heads has been successfully canceled.'],
    shows: {
      [details]: [
        'State: Canceled Two Halo brush heads Cancellation confirmed on 03/15/2026',
        'Start date 01/24/2026 End date 03/15/2026',
        'not: 04/24/2026',
      ],
      [overview]: ['Inactive subscriptions Canceled Halo brush heads with your dental plan'],
    },
  },
];

const instead: readonly SaidAndDone[] = [
  {
    who: 'de-bundle 1',
    does: 'pauses instead of cancelling',
    on: open,
    at: `${details}?task=return`,
    steps: [['press', 'Process']],
    asks: { title: 'Sorry to hear that', facts: {} },
    confirm:
      'Pause Do you have enough at home? During a pause nothing is shipped and nothing is charged until you resume.',
    sent: [],
    leadsTo: `${details}?task=pause`,
    holds: { status: 'Active', nextShipmentDate: '2026-09-06' },
    stays: ['How long do you want to pause?'],
    shows: {},
  },
  {
    who: 'de-bundle 3',
    does: 'changes something instead of cancelling',
    on: open,
    at: `${details}?task=return`,
    steps: [['press', 'Process']],
    asks: {
      title: 'Sorry to hear that',
      says: [
        'Modify Change frequency Do shipments come too often, or not often enough? Postpone shipment Do you need it later? Change product type Is it not the right product?',
      ],
    },
    confirm: 'Change frequency Do shipments come too often, or not often enough?',
    sent: [],
    leadsTo: `${details}?task=frequency`,
    stays: ['Choose how often we ship.'],
    shows: {},
  },
  {
    who: 'de-subscriber 1',
    does: 'keeps a device that is tried: nothing is cancelled, and it can be bought',
    on: open,
    at: `${details}?task=return`,
    steps: [
      ['press', 'Process'],
      [
        'read',
        {
          title: 'Do you want to keep the product?',
          says: ['it ends when you send the product back, or pay it in full and own it.'],
        },
      ],
      ['choose', 'Yes, I want to keep it.'],
      ['press', 'Proceed'],
    ],
    asks: {
      title: 'You keep: Lume Haarentfernungsgerät',
      says: ['Nothing was cancelled. The product is yours once it is paid in full'],
    },
    confirm: 'Buy your product',
    sent: [],
    leadsTo: `${details}?task=buy`,
    holds: { status: 'Active', nextPaymentDate: '2026-04-05' },
    stays: ['299,90 € left to pay'],
    shows: { [overview]: ['29,99 € / month'] },
  },
];

testSaidAndDone([...insured, ...instead]);
