// @vitest-environment happy-dom
/** What a return in dialogs announces, sends and shows afterwards (docs/rules/cancel-and-return.md#return-request). */
import { type SaidAndDone, testSaidAndDone } from '../../../testing/said-and-done.tsx';

const details = '/my-account/subscription-details/{n}';
const overview = '/my-account/overview';
const billing = '/my-account/billing';
/** Germany has this switch; elsewhere the test opens the flow. */
const open = { markets: { selfService: 'here' } } as const;

const inDialogs: readonly SaidAndDone[] = [
  {
    who: 'de-subscriber 1',
    does: 'returns a device that is tried, in dialogs; its payments go on until it has arrived',
    on: open,
    at: `${details}?task=return`,
    steps: [
      ['press', 'Process'],
      ['choose', 'No, I will return it.'],
      ['press', 'Proceed'],
      ['tick', 'Das Produkt passt nicht zu mir'],
      [
        'read',
        {
          title: 'Why are you leaving?',
          says: [
            'We email you a return label. The subscription to Lume Haarentfernungsgerät ends, and so do its payments, once we have received the product.',
            'You can cancel the return until the parcel is picked up.',
          ],
        },
      ],
      ['press', 'Proceed'],
      [
        'read',
        {
          title: 'Pickup address',
          says: ['You have requested the return. We still need the address', 'Sendlinger Straße 14, 80331 München'],
        },
      ],
      ['press', 'Confirm address'],
    ],
    asks: { title: 'What happens next?', says: ['A return label was emailed to jonas.becker@example.com.'] },
    sentBefore: [
      {
        name: 'createReturn',
        query: { subscriptionNumber: '{n}' },
        body: {
          scope: 'TryBuy',
          cancellationReason: 'Das Produkt passt nicht zu mir',
          cancellationNote: '',
        },
      },
      { name: 'chooseReturnCarriers', query: {}, body: { subscriptionNumber: '{n}', tryBuyCarrier: 'courier' } },
    ],
    confirm: 'Continue',
    sent: [],
    leadsTo: '/my-account/subscription-cancel/{n}',
    holds: { nextPaymentDate: '2026-04-05' },
    stays: ['Sad to see you go', 'The cancellation takes effect when we have received the device. Receipt'],
    shows: {
      [details]: [
        'Waiting for device return',
        'Return requested on 15-03-2026',
        'Lume Haarentfernungsgerät 29,99 € / month',
        'Your subscription is cancelled once we have received the product. The payments stop then.',
        'Next payment 05-04-2026',
        'not: Buy your product',
      ],
      [overview]: ['Waiting for device return'],
    },
    later: {
      days: 22,
      shows: {
        [details]: ['State: Cancelled Lume Haarentfernungsgerät', 'End date 20-03-2026', 'not: Next payment'],
        [billing]: ['05-03-2026 29,99 €', 'not: 05-04-2026'],
      },
    },
  },
  {
    who: 'de-bundle 3',
    does: 'returns brush heads in time, and gets the price back when they have arrived',
    on: open,
    at: `${details}?task=return`,
    steps: [
      ['press', 'Process'],
      ['press', 'Continue to cancel'],
      ['choose', 'No, I will return it.'],
      ['press', 'Proceed'],
      ['fill', 'Anything else?', 'Zu hart'],
      [
        'read',
        {
          title: 'Why are you leaving?',
          says: [
            'From now on nothing more is charged or shipped. The subscription to Zwei Halo Bürstenköpfe ends once we have received the product. We refund you once we have received the product.',
          ],
        },
      ],
      ['press', 'Proceed'],
      ['press', 'Confirm address'],
    ],
    asks: { title: 'What happens next?', says: ['A return label was emailed to tobias.engel@example.com.'] },
    sentBefore: [
      {
        name: 'createReturn',
        query: { subscriptionNumber: '{n}' },
        body: { scope: 'Replenishment', cancellationReason: '', cancellationNote: 'Zu hart' },
      },
      { name: 'chooseReturnCarriers', query: {}, body: { subscriptionNumber: '{n}', replenishmentCarrier: 'post' } },
    ],
    confirm: 'Continue',
    sent: [],
    holds: { nextPaymentDate: null, nextShipmentDate: null },
    stays: [
      'Waiting for replenishment return',
      'Return requested on 15-03-2026',
      'You are no longer charged and get no recurring shipments.',
      'not: 03-06-2026',
    ],
    shows: { [overview]: ['Waiting for replenishment return'], [billing]: ['03-03-2026 12,99 €'] },
    later: {
      days: 5,
      shows: {
        [details]: ['State: Cancelled Zwei Halo Bürstenköpfe', 'End date 20-03-2026'],
        [billing]: ['20-03-2026 -12,99 €'],
      },
    },
  },
  {
    who: 'gb-hair-removal 1',
    does: 'returns hair removal in Great Britain, with the region in which it is fetched',
    on: open,
    at: `${details}?task=return`,
    steps: [
      ['press', 'Process'],
      ['choose', 'No, I will return it.'],
      ['press', 'Proceed'],
      ['tick', 'I do not use it enough'],
      ['press', 'Proceed'],
      ['select', 'Region', 'Scotland'],
      ['press', 'Confirm address'],
    ],
    asks: { title: 'What happens next?', says: ['A return label was emailed to priya.shah@example.com.'] },
    sentBefore: [
      {
        name: 'createBundledReturn',
        query: { subscriptionNumber: '{n}' },
        body: { scope: 'TryBuy', cancellationReason: 'I do not use it enough', cancellationNote: '' },
      },
      {
        name: 'updateReturnAddress',
        query: {},
        body: {
          subscriptionNumber: '{n}',
          scope: 'TryBuy',
          address: {
            countryCode: 'GB',
            line1: '14 Briggate',
            city: 'Leeds',
            county: 'West Yorkshire',
            stateCode: 'GB-SCT',
            zipCode: 'LS1 6HD',
          },
        },
      },
      { name: 'chooseReturnCarriers', query: {}, body: { subscriptionNumber: '{n}', tryBuyCarrier: 'courier' } },
    ],
    confirm: 'Continue',
    sent: [],
    notice: 'Address updated successfully',
    leadsTo: '/my-account/subscription-cancel/{n}',
    stays: ['Sad to see you go', 'Find other hair removal products'],
    shows: { [details]: ['Return requested on 15-03-2026', 'Next payment 25-03-2026'] },
    // It came within the days of the right to return, and its first payment goes back.
    later: { days: 5, shows: { [billing]: ['20-03-2026 -£26.99'], [details]: ['not: Next payment'] } },
  },
];

testSaidAndDone(inDialogs);
