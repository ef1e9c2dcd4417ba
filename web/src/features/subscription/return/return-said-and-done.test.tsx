// @vitest-environment happy-dom
/** What a return and its withdrawal announce, send and show afterwards (docs/rules/cancel-and-return.md#return-request). */
import { type SaidAndDone, testSaidAndDone } from '../../../testing/said-and-done.tsx';

const details = '/my-account/subscription-details/{n}';
const returnPages = '/my-account/subscription-return/{n}';
const overview = '/my-account/overview';
const billing = '/my-account/billing';
/** Germany has this switch; elsewhere the test opens the flow. */
const open = { markets: { selfService: 'here' } } as const;

const inDialogs: readonly SaidAndDone[] = [
  {
    who: 'de-subscriber 1',
    does: 'returns a device that is tried, in dialogs; its payments go on until it has arrived',
    on: open,
    at: `${details}?task=cancel`,
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
            'We email you a return label. The subscription ends, and so do its payments, once we have received Lume Haarentfernungsgerät.',
            'You can withdraw the return until the parcel is picked up.',
          ],
        },
      ],
      ['press', 'Proceed'],
      [
        'read',
        {
          title: 'Pickup address',
          says: ['Your return is requested. One thing is missing', 'Sendlinger Straße 14, 80331 München'],
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
    stays: ['Sad to see you go', 'The cancellation takes effect when we have received the device.'],
    shows: {
      [details]: [
        'State: Waiting for return Lume Haarentfernungsgerät 29,99 € / month per month Return requested on 15-03-2026',
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
    at: `${details}?task=cancel`,
    steps: [
      ['press', 'Process'],
      ['press', 'Cancel subscription'],
      ['choose', 'No, I will return it.'],
      ['press', 'Proceed'],
      ['fill', 'Anything else?', 'Zu hart'],
      [
        'read',
        {
          title: 'Why are you leaving?',
          says: [
            'From now on nothing more is charged or shipped. Once we have received Zwei Halo Bürstenköpfe, the subscription ends. We refund you once we have received the product.',
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
      'State: Waiting for return Zwei Halo Bürstenköpfe Quantity 1 Return requested on 15-03-2026',
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
    at: `${details}?task=cancel`,
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

const onPages: readonly SaidAndDone[] = [
  {
    who: 'pl-subscriber 1',
    does: 'returns a rented device on the pages; the filters go on',
    on: open,
    at: returnPages,
    steps: [
      ['press', 'Confirm address'],
      ['press', 'Next'],
      ['fill', 'Anything else?', 'Za głośny'],
    ],
    reads: ['Check your return', 'Oczyszczacz powietrza Aura', 'Piotrkowska 104, 90-926 Łódź'],
    confirm: 'Request return',
    sent: [
      {
        name: 'createReturn',
        query: { subscriptionNumber: '{n}' },
        body: { scope: 'TryBuy', cancellationReason: '', cancellationNote: 'Za głośny' },
      },
      { name: 'chooseReturnCarriers', query: {}, body: { subscriptionNumber: '{n}', tryBuyCarrier: 'courier' } },
    ],
    stays: ['A return label was emailed to katarzyna.zielinska@example.com.'],
    holds: { nextPaymentDate: '2026-03-27', nextShipmentDate: '2026-08-27' },
    shows: {
      [details]: ['State: Waiting for return Oczyszczacz powietrza Aura', 'State: Active Filtr HEPA Aura'],
      [overview]: ['Waiting for device return', 'Next shipment 27-08-2026'],
    },
    later: {
      days: 5,
      shows: {
        [details]: ['State: Cancelled Oczyszczacz powietrza Aura', 'Next payment 27-08-2026 Next shipment 27-08-2026'],
        [billing]: ['20-03-2026 -89,00 zł'],
      },
    },
  },
  {
    who: 'de-bundle 1',
    does: 'returns device and filter together, and changes the address before',
    on: open,
    at: returnPages,
    steps: [
      ['choose', 'Aura Luftreiniger + Aura HEPA-Filter'],
      ['press', 'Edit address'],
      ['fill', 'Address', 'Hauptmarkt 5'],
      ['fill', 'Postal code', '90403'],
      ['press', 'Save'],
      ['press', 'Confirm address'],
      ['press', 'Next'],
      ['tick', 'Es ist mir zu teuer'],
    ],
    reads: ['Check your return', 'Abholung zu Hause', 'Postfiliale', 'Hauptmarkt 5, 90403 Nürnberg'],
    sentBefore: [
      {
        name: 'updateReturnAddress',
        query: {},
        body: {
          subscriptionNumber: '{n}',
          scope: 'TryBuyAndReplenishment',
          address: { countryCode: 'DE', addition: 'Hauptmarkt 5', city: 'Nürnberg', zipCode: '90403' },
        },
      },
    ],
    confirm: 'Request return',
    sent: [
      {
        name: 'createReturn',
        query: { subscriptionNumber: '{n}' },
        body: {
          scope: 'TryBuyAndReplenishment',
          cancellationReason: 'Es ist mir zu teuer',
          cancellationNote: '',
        },
      },
      {
        name: 'chooseReturnCarriers',
        query: {},
        body: { subscriptionNumber: '{n}', tryBuyCarrier: 'courier', replenishmentCarrier: 'post' },
      },
    ],
    notice: 'Address updated successfully',
    stays: ['A return label was emailed to tobias.engel@example.com.'],
    holds: { nextPaymentDate: '2026-04-06', nextShipmentDate: null },
    shows: {
      [details]: [
        'State: Waiting for return Aura Luftreiniger 16,99 € / month per month Return requested on 15-03-2026',
        'State: Waiting for return Aura HEPA-Filter Quantity 1 Return requested on 15-03-2026',
      ],
      [overview]: ['Waiting for returns'],
    },
    later: {
      days: 5,
      shows: {
        [details]: ['State: Cancelled Aura Luftreiniger', 'State: Cancelled Aura HEPA-Filter', 'End date 20-03-2026'],
        // Only the filter came within the days of the right to return.
        [billing]: ['20-03-2026 -7,49 €', 'not: -16,99 €'],
      },
    },
  },
];

const withdrawals: readonly SaidAndDone[] = [
  {
    who: 'de-returning-device 1',
    does: 'withdraws the return of a device: it goes on as before',
    on: open,
    at: `${details}?task=return`,
    steps: [],
    reads: ['You requested the return of Lume Haarentfernungsgerät on 13-03-2026.'],
    confirm: 'Continue subscription',
    follows: { title: 'Return withdrawn', says: ['All done. Your subscription will continue as normal.'] },
    sent: [{ name: 'withdrawReturn', query: { subscriptionNumber: '{n}', scope: 'TryBuy' }, body: undefined }],
    holds: { nextPaymentDate: '2026-03-29' },
    stays: [
      'State: Active Lume Haarentfernungsgerät 29,99 € / month per month Still to pay until it is yours 359,88 €',
      '29-03-2026 Payment 29,99 €',
      'not: Waiting for return',
    ],
    shows: {
      [details]: ['Buy your product 359,88 € left to pay', 'not: Return requested'],
      [overview]: ['not: Waiting'],
    },
    later: { days: 14, shows: { [billing]: ['29-03-2026 29,99 €'] } },
  },
  {
    who: 'de-two-returns 1',
    does: 'withdraws one of two returns: the filter, which was requested later',
    on: open,
    at: `${details}?task=return`,
    steps: [['choose', 'Aura HEPA-Filter']],
    reads: [
      'You requested the return of Aura Luftreiniger on 12-03-2026. You requested the return of Aura HEPA-Filter on 14-03-2026.',
    ],
    confirm: 'Continue subscription',
    follows: { title: 'Return withdrawn', says: ['All done. Your subscription will continue as normal.'] },
    sent: [{ name: 'withdrawReturn', query: { subscriptionNumber: '{n}', scope: 'Replenishment' }, body: undefined }],
    holds: { nextPaymentDate: '2026-03-21', nextShipmentDate: '2026-08-21' },
    stays: [
      'State: Waiting for return Aura Luftreiniger 16,99 € / month per month Return requested on 12-03-2026',
      'State: Active Aura HEPA-Filter 7,49 € / month',
      'Next payment 21-03-2026 Next shipment 21-08-2026',
      'not: 14-03-2026',
    ],
    shows: { [overview]: ['24,48 € / month', 'Waiting for device return'] },
  },
];

testSaidAndDone([...inDialogs, ...onPages, ...withdrawals]);
