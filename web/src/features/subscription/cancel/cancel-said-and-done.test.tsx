// @vitest-environment happy-dom
/** What each way to cancel announces, sends and shows afterwards (docs/rules/cancel-and-return.md#cancel-flow). */
import { type SaidAndDone, testSaidAndDone } from '../../../testing/said-and-done.tsx';

const details = '/my-account/subscription-details/{n}';
const overview = '/my-account/overview';
const billing = '/my-account/billing';
/** Germany has this switch; elsewhere the test opens the flow. */
const open = { markets: { selfService: 'here' } } as const;

const processing = 'Your cancellation is being processed!';
const undo = 'This cannot be undone. You can order the same again at any time.';

const keptGoods: readonly SaidAndDone[] = [
  {
    who: 'de-bundle 1',
    does: 'keeps everything, and pays at once what is open of the last filter',
    on: open,
    at: `${details}?task=cancel`,
    steps: [
      ['read', { title: 'Sorry to hear that', says: ['During a pause nothing is shipped and nothing is charged'] }],
      ['press', 'Continue to cancel'],
      ['choose', 'Aura Luftreiniger > Yes, I want to keep it.'],
      ['choose', 'Aura HEPA-Filter > Yes, I want to keep it.'],
      ['press', 'Proceed'],
      [
        'read',
        {
          title: 'Why are you leaving?',
          says: [
            'The subscription to Aura HEPA-Filter ends at once: nothing more is shipped.',
            'If a part of the last shipment is still to be paid, you will see the amount and the date before you confirm.',
            'The subscription to Aura Luftreiniger continues as before, and so do its payments.',
          ],
        },
      ],
      ['tick', 'Es ist mir zu teuer'],
      ['press', 'Cancel subscription'],
    ],
    asks: {
      title: 'What is still to be paid',
      facts: {
        'Final payment date': '06-04-2026',
        'Paid so far': '7,49 €',
        'Remaining amount': '37,45 €',
        Price: '44,94 €',
      },
      says: ['the remaining amount of your last shipment is charged in one payment.', undo],
    },
    confirm: 'Cancel subscription',
    sent: [
      {
        name: 'cancelReplenishment',
        query: {},
        body: { cancellationReason: 'Es ist mir zu teuer', cancellationNote: '' },
      },
    ],
    notice: processing,
    leadsTo: overview,
    holds: { status: 'Active', nextShipmentDate: null, nextPaymentDate: '2026-04-06' },
    stays: [
      'Cancelled: Aura HEPA-Filter Cancellation confirmed on 15. März 2026 37,45 € for the last shipment will be charged on 06-04-2026.',
      'Aura Luftreiniger zur Miete, Filter monatlich bezahlt {n} 16,99 € / month',
      'not: 24,48 €',
    ],
    shows: {
      [details]: [
        'Aura Luftreiniger 16,99 € / month',
        'State: Cancelled Aura HEPA-Filter',
        '37,45 € for the last shipment is still to be paid. The final payment is on 06-04-2026.',
        // 37.45 and 16.99 on one day.
        'Next payment 06-04-2026',
        'Aura Luftreiniger 54,44 €',
        '06-05-2026 Payment 16,99 €',
      ],
    },
    later: {
      days: 22,
      shows: {
        [billing]: ['06-04-2026 37,45 €', '06-04-2026 16,99 €'],
        [details]: ['Next payment 06-05-2026', 'not: is still to be paid'],
      },
    },
  },
  {
    who: 'ca-discounts 9',
    does: 'keeps a rented device, and reads the discounted rest of a filter without its tax',
    on: open,
    at: `${details}?task=return`,
    steps: [
      ['press', 'Process'],
      ['press', 'Continue to cancel'],
      ['choose', 'Yes, I want to keep it.'],
      ['press', 'Proceed'],
      ['fill', 'Anything else?', 'Too dear'],
      ['press', 'Cancel subscription'],
    ],
    asks: {
      title: 'What is still to be paid',
      facts: {
        'Final payment date': '04/05/2026',
        'Paid so far': '$49.45 plus tax',
        'Remaining amount': '$9.89 plus tax',
        Price: '$59.34 plus tax',
      },
    },
    confirm: 'Cancel subscription',
    sent: [{ name: 'cancelReplenishment', query: {}, body: { cancellationReason: '', cancellationNote: 'Too dear' } }],
    notice: processing,
    leadsTo: `${overview}?language=en-CA`,
    holds: { status: 'Active', nextPaymentDate: '2026-04-05', nextShipmentDate: null },
    stays: [
      '$9.89 plus tax for the last shipment will be charged on 04/05/2026.',
      'Before $25.99 now $23.39 / month per month plus tax',
    ],
    shows: {
      [details]: ['$9.89 plus tax for the last shipment is still to be paid. The final payment is on 04/05/2026.'],
    },
    // 9.89 with the tax of Quebec, 14.975 %.
    later: { days: 21, shows: { [billing]: ['04/05/2026 $11.37'] } },
  },
  {
    who: 'de-bundle 3',
    does: 'keeps brush heads that are paid: they end at once, and nothing is charged',
    on: open,
    at: `${details}?task=return`,
    steps: [
      ['press', 'Process'],
      ['press', 'Continue to cancel'],
      ['choose', 'Yes, I want to keep it.'],
      ['press', 'Proceed'],
      ['tick', 'Ich habe etwas anderes gefunden'],
    ],
    asks: {
      title: 'Why are you leaving?',
      says: ['The subscription to Zwei Halo Bürstenköpfe ends at once: nothing more is shipped.', undo],
    },
    confirm: 'Cancel subscription',
    sent: [
      {
        name: 'cancelReplenishmentOnly',
        query: {},
        body: { cancellationReason: 'Ich habe etwas anderes gefunden', cancellationNote: '' },
      },
    ],
    notice: processing,
    leadsTo: overview,
    holds: { status: 'InActive', isCancelled: true, nextShipmentDate: null, nextPaymentDate: null },
    stays: [
      'Zwei Halo Bürstenköpfe: your cancellation takes effect now. Nothing more is shipped or charged.',
      'Inactive subscriptions 1 Cancelled Halo Bürstenköpfe {n}',
    ],
    shows: {
      [details]: [
        'State: Cancelled Zwei Halo Bürstenköpfe Cancellation confirmed on 15-03-2026',
        'Start date 03-03-2026 End date 15-03-2026',
        'not: 03-06-2026',
      ],
    },
  },
  {
    who: 'ca-subscriber 1',
    does: 'cancels brush heads; the toothbrush stays bought',
    on: open,
    at: `${details}?task=return`,
    steps: [
      ['press', 'Process'],
      ['press', 'Continue to cancel'],
      ['tick', 'I have enough refills for now'],
    ],
    asks: {
      title: 'Why are you leaving?',
      says: ['The subscription to Two Halo brush heads ends at once: nothing more is shipped.'],
    },
    confirm: 'Cancel subscription',
    sent: [
      {
        name: 'cancelReplenishment',
        query: {},
        body: { cancellationReason: 'I have enough refills for now', cancellationNote: '' },
      },
    ],
    notice: processing,
    leadsTo: `${overview}?language=en-CA`,
    holds: { status: 'InActive', isCancelled: true, nextShipmentDate: null },
    stays: [
      'Cancelled: Two Halo brush heads Cancellation confirmed on March 15, 2026 Two Halo brush heads: your cancellation takes effect now. Nothing more is shipped or charged.',
      'Your Two Halo brush heads has been successfully cancelled.',
      'Start date 02/03/2026 Device purchase date 02/03/2026 Replenishment subscription cancelled on 03/15/2026',
    ],
    shows: {
      [details]: [
        'Halo sonic toothbrush $129.99 plus tax once Purchased on 02/03/2026',
        'State: Cancelled Two Halo brush heads Cancellation confirmed on 03/15/2026',
        'not: 05/03/2026',
      ],
    },
  },
  {
    who: 'us-subscriber 1',
    does: 'comes from the overview, and reads there that filters which never came are cancelled',
    on: { ...open, texts: 'en-US' },
    at: overview,
    steps: [
      ['follow', 'Subscription details'],
      ['open', 'Cancel, return or withdraw'],
      ['press', 'Process'],
      ['press', 'Continue to cancel'],
      ['fill', 'Anything else?', 'x'],
    ],
    asks: {
      title: 'Why are you leaving?',
      says: ['The subscription to Aura HEPA filter ends at once: nothing more is shipped.'],
    },
    confirm: 'Cancel subscription',
    sent: [{ name: 'cancelReplenishmentOnly', query: {}, body: { cancellationReason: '', cancellationNote: 'x' } }],
    notice: processing,
    leadsTo: overview,
    stays: [
      'Aura HEPA filter: your cancellation takes effect now. Nothing more is shipped or charged.',
      'Inactive subscriptions Canceled Aura replacement filters',
      'not: Next shipment',
    ],
    shows: {},
    later: { days: 160, shows: { [billing]: ['not: $53.11', 'not: 07/14/2026'] } },
  },
];

testSaidAndDone(keptGoods);
