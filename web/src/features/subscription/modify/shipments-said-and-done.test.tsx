// @vitest-environment happy-dom
/** What a shipment that comes later, or now, announces, sends and shows afterwards (docs/rules/subscriptions.md#modify-subscription). */
import { type SaidAndDone, testSaidAndDone } from '../../../testing/said-and-done.tsx';

const details = '/my-account/subscription-details/{n}';
const overview = '/my-account/overview';
const billing = '/my-account/billing';

const postponements: readonly SaidAndDone[] = [
  {
    who: 'us-subscriber 1',
    does: 'postpones filters and their payment by a month',
    at: `${details}?task=postpone`,
    steps: [['press', 'Postpone by one month']],
    asks: {
      title: 'Postpone the next shipment?',
      facts: {
        'Next shipment (current)': '07/14/2026',
        'Next shipment (new)': '08/14/2026',
        'Next payment (new)': '08/14/2026',
        'Charged with each shipment': '$49.99 plus tax',
      },
      says: ['You can postpone once before each shipment. This cannot be undone.'],
    },
    confirm: 'Postpone by one month',
    sent: [{ name: 'postponeReplenishment', query: {}, body: undefined }],
    notice: 'The replenishment has been postponed successfully!',
    holds: { nextShipmentDate: '2026-08-14', nextPaymentDate: '2026-08-14', ableToPostponeReplenishment: false },
    stays: ['Next shipment 08/14/2026', 'Moved to August 14, 2026', '02/14/2027 Shipment and payment $49.99 plus tax'],
    shows: {
      [details]: ['Next shipment 08/14/2026', 'not: 07/14/2026', 'not: Postpone by one month'],
      [overview]: ['Next shipment 08/14/2026', 'not: 07/14/2026'],
    },
  },
  {
    who: 'ca-month-end 2',
    does: 'postpones discounted brush heads from 31 March to 30 April',
    at: `${details}?task=postpone`,
    steps: [['press', 'Postpone by one month']],
    asks: {
      title: 'Postpone the next shipment?',
      facts: {
        'Next shipment (current)': '03/31/2026',
        'Next shipment (new)': '04/30/2026',
        'Next payment (new)': '04/30/2026',
        'Charged with each shipment': '$28.48 plus tax',
      },
    },
    confirm: 'Postpone by one month',
    sent: [{ name: 'postponeReplenishment', query: {}, body: undefined }],
    notice: 'The replenishment has been postponed successfully!',
    holds: { nextShipmentDate: '2026-04-30', nextPaymentDate: '2026-04-30' },
    stays: ['Next shipment 04/30/2026', 'Start date 12/31/2025'],
    shows: { [details]: ['Next shipment 04/30/2026', '2 × Two Halo brush heads $28.48 plus tax', 'not: 03/31/2026'] },
  },
];

const shipmentsNow: readonly SaidAndDone[] = [
  {
    who: 'gb-subscriber 2',
    does: 'gets discounted blades now; the price is due today, and the next ones come two months later',
    at: `${details}?task=ship-now`,
    steps: [['press', 'Ship now']],
    asks: {
      title: 'Ship your next replenishment now?',
      facts: {
        'Next shipment (current)': '10-04-2026',
        'Next shipment (new)': 'As soon as possible',
        'Charged now': '£7.49',
      },
      says: ['This shipment replaces the next one, and its payment is due now.'],
    },
    confirm: 'Ship now and pay · £7.49',
    sent: [{ name: 'shipReplenishmentNow', query: {}, body: undefined }],
    notice: 'Subscription has been updated. Your next replenishment will be shipped as soon as possible.',
    holds: { nextShipmentDate: '2026-05-15', nextPaymentDate: '2026-05-15' },
    stays: ['Next shipment 15-05-2026', 'Start date 10-12-2025', '15-07-2026 Shipment and payment £7.49'],
    shows: {
      [details]: ['Next shipment 15-05-2026', 'not: 10-04-2026'],
      [overview]: ['Next shipment 15-05-2026', 'not: 10-04-2026'],
      [billing]: ['15-03-2026 £7.49'],
    },
  },
  {
    who: 'ca-office 1',
    does: 'gets filters for more than a thousand dollars now, and is charged with tax',
    at: `${details}?task=ship-now`,
    steps: [['press', 'Ship now']],
    asks: {
      title: 'Ship your next replenishment now?',
      facts: {
        'Next shipment (current)': '07/13/2026',
        'Next shipment (new)': 'As soon as possible',
        'Charged now': '$1,234.81 plus tax',
      },
    },
    confirm: 'Ship now and pay',
    sent: [{ name: 'shipReplenishmentNow', query: {}, body: undefined }],
    notice: 'Subscription has been updated. Your next replenishment will be shipped as soon as possible.',
    holds: { nextShipmentDate: '2026-09-15', nextPaymentDate: '2026-09-15' },
    stays: ['Next shipment 09/15/2026', 'Start date 01/13/2026', '03/15/2027 Shipment and payment $1,234.81 plus tax'],
    shows: { [billing]: ['03/15/2026 $1,395.34'] },
  },
  {
    who: 'es-subscriber 1',
    does: 'comes from billing and the overview, and reads there what was shipped now',
    at: billing,
    steps: [
      ['follow', 'Overview'],
      ['follow', 'Subscription details'],
      ['press', 'Ship now'],
    ],
    asks: {
      title: 'Ship your next replenishment now?',
      facts: {
        'Next shipment (current)': '27-08-2026',
        'Next shipment (new)': 'As soon as possible',
        'Charged now': '44,99 €',
      },
    },
    confirm: 'Ship now and pay · 44,99 €',
    sent: [{ name: 'shipReplenishmentNow', query: {}, body: undefined }],
    notice: 'Subscription has been updated. Your next replenishment will be shipped as soon as possible.',
    thenSteps: [
      ['follow', 'Back to my account'],
      ['follow', 'Billing'],
    ],
    leadsTo: billing,
    stays: ['15-03-2026 44,99 €'],
    shows: { [overview]: ['Next shipment 15-09-2026'] },
  },
  {
    who: 'us-subscriber 1',
    does: 'comes from the overview, postpones, and reads there the new day',
    at: overview,
    steps: [
      ['follow', 'Subscription details'],
      ['press', 'Postpone by one month'],
    ],
    confirm: 'Postpone by one month',
    sent: [{ name: 'postponeReplenishment', query: {}, body: undefined }],
    notice: 'The replenishment has been postponed successfully!',
    thenSteps: [['follow', 'Back to my account']],
    leadsTo: overview,
    stays: ['Next shipment 08/14/2026', 'not: 07/14/2026'],
    shows: {},
    // 49.99 with the tax of Texas, 6.25 %, on the day that was announced.
    later: { days: 152, shows: { [billing]: ['08/14/2026 $53.11', 'not: 07/14/2026'] } },
  },
];

testSaidAndDone([...postponements, ...shipmentsNow]);
