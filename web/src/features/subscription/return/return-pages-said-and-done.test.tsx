// @vitest-environment happy-dom
/** What the return pages and a withdrawal announce, send and show afterwards (docs/rules/cancel-and-return.md#return-pages). */
import { type SaidAndDone, testSaidAndDone } from '../../../testing/said-and-done.tsx';

const details = '/my-account/subscription-details/{n}';
const returnPages = '/my-account/subscription-return/{n}';
const overview = '/my-account/overview';
const billing = '/my-account/billing';
/** Germany has this switch; elsewhere the test opens the flow. */
const open = { markets: { selfService: 'here' } } as const;

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
      [details]: ['Waiting for device return', 'State: Active Filtr HEPA Aura'],
      [overview]: ['Waiting for device return', 'Next shipment 27-08-2026'],
    },
    later: {
      days: 5,
      shows: {
        [details]: ['State: Cancelled Oczyszczacz powietrza Aura', 'Next shipment 27-08-2026'],
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
        'Waiting for returns',
        'Return requested on 15-03-2026 On its way to us Return received Return completed',
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
    reads: ['Return requested on 13-03-2026: Lume Haarentfernungsgerät.'],
    confirm: 'Continue subscription',
    follows: { title: 'Return cancelled', says: ['All done. Your subscription will continue as normal. Receipt'] },
    sent: [{ name: 'withdrawReturn', query: { subscriptionNumber: '{n}', scope: 'TryBuy' }, body: undefined }],
    holds: { nextPaymentDate: '2026-03-29' },
    stays: [
      'Lume Haarentfernungsgerät 29,99 € / month per month Left to pay until it is yours 359,88 €',
      'Next payment 29-03-2026',
      'Lume Haarentfernungsgerät 29,99 €',
      'not: Waiting for',
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
    reads: ['Return requested on 12-03-2026: Aura Luftreiniger. Return requested on 14-03-2026: Aura HEPA-Filter.'],
    confirm: 'Continue subscription',
    follows: { title: 'Return cancelled', says: ['All done. Your subscription will continue as normal. Receipt'] },
    sent: [{ name: 'withdrawReturn', query: { subscriptionNumber: '{n}', scope: 'Replenishment' }, body: undefined }],
    holds: { nextPaymentDate: '2026-03-21', nextShipmentDate: '2026-08-21' },
    stays: [
      'Waiting for device return',
      'Return requested on 12-03-2026',
      'Aura HEPA-Filter 7,49 € / month',
      'Next shipment 21-08-2026',
      'Next payment 21-03-2026',
      'not: 14-03-2026',
    ],
    shows: { [overview]: ['24,48 € / month', 'Waiting for device return'] },
  },
];

testSaidAndDone([...onPages, ...withdrawals]);
