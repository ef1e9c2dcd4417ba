// @vitest-environment happy-dom
/**
 * What the actions of customer care announce, send and show afterwards (docs/rules/care.md#care-actions). The admin's
 * sign-in and the audit log are the BFF's: journeys and the tests of its routes have them.
 */
import type { Step } from '../../../testing/page-steps.ts';
import { type SaidAndDone, testSaidAndDone } from '../../../testing/said-and-done.tsx';

const details = '/my-account/subscription-details/{n}';
const overview = '/my-account/overview';
const billing = '/my-account/billing';
const DONE = 'This action has been executed successfully';

/** The dialog that an admin reads before each action. */
const asks = (
  Action: string,
  Customer: string,
  Subscription: string,
  facts: Readonly<Record<string, string>> = {},
) => ({
  title: 'Run this action?',
  facts: { Action, Customer, Subscription, ...facts },
  says: ['The action takes effect in the customer’s account at once. It cannot be undone here.'],
});
const choose = (action: string, ...inputs: readonly Step[]): readonly Step[] => [
  ['open', 'Customer care actions'],
  ['select', 'Action', action],
  ...inputs,
  ['press', 'Submit'],
];
const byCare = { on: { byCare: true }, at: details, confirm: 'Run the action', notice: DONE } as const;
const lena = 'lena.hartmann@example.com';

const rows: readonly SaidAndDone[] = [
  {
    ...byCare,
    who: 'gb-hair-removal 1',
    does: 'gives a discount on the next payment, where tax is in the price',
    steps: choose('Give a discount on the next payment', ['fill', 'Discount amount (£)', '10.05']),
    asks: asks('Give a discount on the next payment', 'priya.shah@example.com', 'S20100049', {
      'Discount on the next payment': '£10.05',
    }),
    sent: [{ name: 'giveDiscount', query: {}, body: { subscriptionNumber: '{n}', discountAmount: 10.05 } }],
    stays: ['You are acting for Priya priya.shah@example.com Admin: nadia.roy@example.com', 'Next payment 25-03-2026'],
    shows: {},
    // 26.99 less 10.05.
    later: { days: 10, shows: { [billing]: ['25-03-2026 £16.94'] } },
  },
  {
    ...byCare,
    who: 'ca-subscriber 1',
    does: 'gives ten cents, and the tax is that of what is left',
    steps: choose('Give a discount on the next payment', ['fill', 'Discount amount ($)', '0.10']),
    asks: asks('Give a discount on the next payment', 'owen.macleod@example.com', 'S20100001', {
      'Discount on the next payment': '$0.10 plus tax',
    }),
    sent: [{ name: 'giveDiscount', query: {}, body: { subscriptionNumber: '{n}', discountAmount: 0.1 } }],
    stays: ['Next shipment 05/03/2026'],
    shows: {},
    // 18.99 less 0.10, and 13% of it.
    later: { days: 49, shows: { [billing]: ['05/03/2026 $21.35'] } },
  },
  {
    ...byCare,
    who: 'ca-subscriber 1',
    does: 'gives more than the next payment, which is then not charged',
    steps: choose('Give a discount on the next payment', ['fill', 'Discount amount ($)', '1234.50']),
    asks: asks('Give a discount on the next payment', 'owen.macleod@example.com', 'S20100001', {
      'Discount on the next payment': '$1,234.50 plus tax',
    }),
    sent: [{ name: 'giveDiscount', query: {}, body: { subscriptionNumber: '{n}', discountAmount: 1234.5 } }],
    stays: [],
    shows: {},
    later: { days: 49, shows: { [billing]: ['02/03/2026 $146.89', 'not: 05/03/2026'] } },
  },
  {
    ...byCare,
    who: 'ca-office 1',
    does: 'gives so much that 1,234.50 dollars are left to charge, tax included',
    steps: choose('Give a discount on the next payment', ['fill', 'Discount amount ($)', '142.33']),
    asks: asks('Give a discount on the next payment', 'desmond.kowalczyk@example.com', 'S20100283', {
      'Discount on the next payment': '$142.33 plus tax',
    }),
    sent: [{ name: 'giveDiscount', query: {}, body: { subscriptionNumber: '{n}', discountAmount: 142.33 } }],
    stays: ['Next shipment 07/13/2026'],
    shows: {},
    // 19 x 64.99 less 142.33, and 13% of it: 1,092.48 and 142.02.
    later: { days: 120, shows: { [billing]: ['07/13/2026 $1,234.50'] } },
  },
  {
    ...byCare,
    who: 'cz-office 1',
    does: 'gives so much that one hundred crowns are left to charge',
    steps: choose('Give a discount on the next payment', ['fill', 'Discount amount (Kč)', '4296,00']),
    asks: asks('Give a discount on the next payment', 'vojtech.malik@example.com', 'S20100284', {
      'Discount on the next payment': '4 296,00 Kč',
    }),
    sent: [{ name: 'giveDiscount', query: {}, body: { subscriptionNumber: '{n}', discountAmount: 4296 } }],
    stays: ['Next shipment 24-08-2026'],
    shows: {},
    // 4 x 1,099.00 less 4,296.00.
    later: { days: 162, shows: { [billing]: ['24-08-2026 100,00 Kč'] } },
  },
  {
    ...byCare,
    who: 'cz-office 1',
    does: 'gives so much that ten hellers are left to charge',
    steps: choose('Give a discount on the next payment', ['fill', 'Discount amount (Kč)', '4395,90']),
    asks: asks('Give a discount on the next payment', 'vojtech.malik@example.com', 'S20100284', {
      'Discount on the next payment': '4 395,90 Kč',
    }),
    sent: [{ name: 'giveDiscount', query: {}, body: { subscriptionNumber: '{n}', discountAmount: 4395.9 } }],
    stays: ['Next shipment 24-08-2026'],
    shows: {},
    later: { days: 162, shows: { [billing]: ['24-08-2026 0,10 Kč'] } },
  },
  {
    ...byCare,
    who: 'gb-hair-removal 1',
    does: 'cancels the Lume of Great Britain within the days, by its own call, and refunds it',
    steps: choose('Cancel the device subscription within the return period'),
    asks: asks('Cancel the device subscription within the return period', 'priya.shah@example.com', 'S20100049'),
    sent: [{ name: 'cancelBundledTryBuyWithinRightToReturn', query: {}, body: undefined }],
    stays: [
      'State: Cancelled Lume hair-removal device Cancellation confirmed on 15-03-2026 Return requested on 15-03-2026',
      'End date 15-03-2026',
      'This subscription has no executable action',
      'not: Next payment',
    ],
    shows: {
      [billing]: ['15-03-2026 -£26.99'],
      [overview]: [
        'Inactive subscriptions 1 Cancelled Lume hair-removal device',
        'Device subscription cancelled on 15-03-2026',
      ],
    },
  },
  {
    ...byCare,
    who: 'gb-hair-removal 1',
    does: 'cancels the Lume of Great Britain after the days, by its own call, without a refund',
    on: { byCare: true, now: '2026-04-15T12:00:00Z' },
    steps: choose('Cancel the device subscription after the return period'),
    asks: asks('Cancel the device subscription after the return period', 'priya.shah@example.com', 'S20100049'),
    sent: [{ name: 'cancelBundledTryBuyAfterRightToReturn', query: {}, body: undefined }],
    stays: [
      'Cancellation confirmed on 15-04-2026',
      'Start date 25-02-2026 End date 15-04-2026',
      'This subscription has no executable action',
      'not: Next payment',
    ],
    shows: { [billing]: ['25-03-2026 £26.99', 'not: -£'], [overview]: ['Device subscription cancelled on 15-04-2026'] },
  },
  {
    ...byCare,
    who: 'pl-subscriber 1',
    does: 'cancels a rented device within the days, and leaves the filters',
    steps: choose('Cancel the device subscription within the return period'),
    asks: asks(
      'Cancel the device subscription within the return period',
      'katarzyna.zielinska@example.com',
      'S20100057',
    ),
    sent: [{ name: 'cancelTryBuyWithinRightToReturn', query: {}, body: undefined }],
    stays: [
      'State: Cancelled Oczyszczacz powietrza Aura',
      'Filtr HEPA Aura 194,90 zł / 6 months',
      'Next shipment 27-08-2026',
      'not: Cancel the device',
    ],
    shows: {
      [billing]: ['15-03-2026 -89,00 zł'],
      [overview]: ['194,90 zł / 6 months', 'Device subscription cancelled on 15-03-2026', 'not: 89,00 zł / month'],
    },
  },
  {
    ...byCare,
    who: 'pl-subscriber 1',
    does: 'cancels all of a rental within the days',
    steps: choose('Cancel within the return period'),
    asks: asks('Cancel within the return period', 'katarzyna.zielinska@example.com', 'S20100057'),
    sent: [{ name: 'cancelWithinRightToReturn', query: {}, body: undefined }],
    stays: [
      'State: Cancelled Oczyszczacz powietrza Aura',
      'State: Cancelled Filtr HEPA Aura',
      'Start date 27-02-2026 End date 15-03-2026',
      'not: Next',
    ],
    shows: { [billing]: ['15-03-2026 -89,00 zł', 'not: 194,90'], [overview]: ['Inactive subscriptions Cancelled'] },
  },
  {
    ...byCare,
    who: 'de-lock-in 1',
    does: 'cancels all of a rental after the days, in spite of the lock-in period',
    steps: choose('Cancel after the return period'),
    asks: asks('Cancel after the return period', lena, 'S20100034'),
    sent: [{ name: 'cancelAfterRightToReturn', query: {}, body: undefined }],
    stays: [
      'State: Cancelled Aura Luftreiniger Cancellation confirmed on 15-03-2026 Return requested on 15-03-2026',
      'State: Cancelled Aura HEPA-Filter',
      'Start date 14-01-2026 End date 15-03-2026',
      'not: Next',
    ],
    shows: {
      [overview]: ['Device subscription cancelled on 15-03-2026 Replenishment subscription cancelled on 15-03-2026'],
    },
  },
  {
    ...byCare,
    who: 'de-lock-in 1',
    does: 'cancels from a day on that is not the fault of the customer, and refunds what was paid since',
    on: { byCare: true, markets: { billing: 'here' } },
    steps: choose('Cancel after the return period, customer not at fault', ['fill', 'Cancellation date', '02-03-2026']),
    asks: asks('Cancel after the return period, customer not at fault', lena, 'S20100034', {
      'Cancellation date': '02-03-2026',
    }),
    sent: [{ name: 'cancelAfterRightToReturnNotAtFault', query: { cancellationDate: '2026-03-02' }, body: undefined }],
    stays: [
      'Return requested on 15-03-2026 Cancellation confirmed on 02-03-2026',
      'Start date 14-01-2026 End date 02-03-2026',
      'not: Next',
    ],
    shows: {
      [billing]: ['15-03-2026 -19,99 €', '14-03-2026 19,99 €'],
      [overview]: ['Device subscription cancelled on 02-03-2026 Replenishment subscription cancelled on 02-03-2026'],
    },
  },
  {
    ...byCare,
    who: 'de-lock-in 1',
    does: 'cancels the device after the days',
    steps: choose('Cancel the device subscription after the return period'),
    asks: asks('Cancel the device subscription after the return period', lena, 'S20100034'),
    sent: [{ name: 'cancelTryBuyAfterRightToReturn', query: {}, body: undefined }],
    stays: ['State: Cancelled Aura Luftreiniger', 'Aura HEPA-Filter 44,99 € / 6 months', 'Next shipment 14-07-2026'],
    shows: { [overview]: ['44,99 € / 6 months', 'Device subscription cancelled on 15-03-2026', 'not: 19,99'] },
  },
  {
    ...byCare,
    who: 'de-lock-in 1',
    does: 'cancels the device from today on, not the fault of the customer',
    steps: choose('Cancel the device subscription after the return period, customer not at fault'),
    asks: asks('Cancel the device subscription after the return period, customer not at fault', lena, 'S20100034', {
      'Cancellation date': '15-03-2026',
    }),
    sent: [
      { name: 'cancelTryBuyAfterRightToReturnNotAtFault', query: { cancellationDate: '2026-03-15' }, body: undefined },
    ],
    stays: ['State: Cancelled Aura Luftreiniger', 'Next shipment 14-07-2026'],
    shows: { [overview]: ['44,99 € / 6 months', 'Device subscription cancelled on 15-03-2026', 'not: 19,99'] },
  },
  {
    ...byCare,
    who: 'de-lock-in 1',
    does: 'cancels the device in a shop of Vancouver, where today has not begun: the next press sends its day',
    on: { byCare: true, now: '2026-03-16T05:00:00Z', timeZone: 'America/Vancouver' },
    steps: [
      ...choose('Cancel the device subscription after the return period, customer not at fault'),
      ['press', 'Run the action'],
    ],
    asks: asks('Cancel the device subscription after the return period, customer not at fault', lena, 'S20100034', {
      'Cancellation date': '15-03-2026',
    }),
    sentBefore: [
      { name: 'cancelTryBuyAfterRightToReturnNotAtFault', query: { cancellationDate: '2026-03-16' }, body: undefined },
    ],
    sent: [
      { name: 'cancelTryBuyAfterRightToReturnNotAtFault', query: { cancellationDate: '2026-03-15' }, body: undefined },
    ],
    stays: ['State: Cancelled Aura Luftreiniger', 'Next shipment 14-07-2026'],
    shows: { [overview]: ['44,99 € / 6 months', 'Device subscription cancelled on 15-03-2026', 'not: 19,99'] },
  },
  {
    ...byCare,
    who: 'de-lock-in 1',
    does: 'cancels the filters before the first of them is shipped',
    steps: choose('Cancel the replenishment subscription within the return period'),
    asks: asks('Cancel the replenishment subscription within the return period', lena, 'S20100034'),
    sent: [{ name: 'cancelReplenishmentWithinRightToReturn', query: {}, body: undefined }],
    stays: [
      'Aura Luftreiniger 19,99 € / month',
      'State: Cancelled Aura HEPA-Filter',
      'Next payment 14-04-2026',
      'not: Next shipment',
    ],
    shows: { [overview]: ['19,99 € / month', 'Replenishment subscription cancelled on 15-03-2026', 'not: 44,99 €'] },
  },
  {
    ...byCare,
    who: 'gb-subscriber 2',
    does: 'cancels the blades on a day of the past, not the fault of the customer',
    steps: choose('Cancel the replenishment subscription after the return period, customer not at fault', [
      'fill',
      'Cancellation date',
      '05-02-2026',
    ]),
    asks: asks(
      'Cancel the replenishment subscription after the return period, customer not at fault',
      'imogen.clarke@example.com',
      'S20100007',
      { 'Cancellation date': '05-02-2026' },
    ),
    sent: [
      {
        name: 'cancelReplenishmentAfterRightToReturnNotAtFault',
        query: { cancellationDate: '2026-02-05' },
        body: undefined,
      },
    ],
    stays: [
      'State: Cancelled Four Arc blade cartridges Cancellation confirmed on 05-02-2026',
      'Start date 10-12-2025 End date 05-02-2026',
    ],
    shows: { [billing]: ['15-03-2026 -£7.49'], [overview]: ['Replenishment subscription cancelled on 05-02-2026'] },
  },
  {
    ...byCare,
    who: 'de-lock-in 1',
    does: 'ships the device again, and not the filters',
    steps: [...choose('Ship again'), ['tick', 'Device']],
    asks: asks('Ship again', lena, 'S20100034'),
    sent: [{ name: 'reship', query: {}, body: { option: 'TryBuy' } }],
    notice: 'Re-shipping rate plan successfully applied',
    stores: [
      ({ shop }) => shop.subscriptions.ofCustomer({ id: 'de-lock-in' })[0]?.shipments.at(-1),
      { planId: 'S20100034-1', reason: 're-ship', createdDate: '2026-03-15' },
    ],
    stays: [],
    shows: {},
  },
  {
    ...byCare,
    who: 'us-insurer 1',
    does: 'ships again what an insurer pays for',
    steps: [...choose('Trigger re-shipping'), ['tick', 'Replenishment']],
    asks: asks('Trigger re-shipping', 'denise.carter@example.com', 'S20100046'),
    sent: [{ name: 'reship', query: {}, body: { option: 'Replenishment' } }],
    notice: 'Re-shipping rate plan successfully applied',
    stores: [
      ({ shop }) => shop.subscriptions.ofCustomer({ id: 'us-insurer' })[0]?.shipments.at(-1),
      { planId: 'S20100046-1', reason: 're-ship', createdDate: '2026-03-15' },
    ],
    stays: [],
    shows: {},
  },
];

testSaidAndDone(rows);
