// @vitest-environment happy-dom
/** What a pause announces, sends and shows afterwards (docs/rules/subscriptions.md#pausing). */
import { type SaidAndDone, testSaidAndDone } from '../../../testing/said-and-done.tsx';

const details = '/my-account/subscription-details/{n}';
const overview = '/my-account/overview';
const billing = '/my-account/billing';
const canadianOverview = `${overview}?language=en-CA`;
const paused = 'Subscription paused successfully!';

const pauses: readonly SaidAndDone[] = [
  {
    who: 'us-subscriber 1',
    does: 'pauses filters until the last day of a month',
    at: `${details}?task=pause`,
    steps: [
      ['choose', 'Until'],
      ['fill', 'Resume on', '08/31/2026'],
      ['press', 'Pause subscription'],
    ],
    asks: {
      title: 'Pause your subscription?',
      facts: {
        'Next shipment (current)': '07/14/2026',
        'Not charged during the pause': '$49.99 plus tax every 6 months',
        'Resumes on': '08/31/2026',
      },
      says: ['Nothing is shipped and nothing is charged until 08/31/2026.'],
    },
    confirm: 'Pause subscription',
    sent: [{ name: 'pauseReplenishment', query: { resumeDate: '2026-08-31' }, body: undefined }],
    notice: paused,
    leadsTo: overview,
    holds: { status: 'Paused', resumedReplenishmentDate: '2026-08-31', nextShipmentDate: '2026-08-31' },
    stays: ['Paused Aura replacement filters', 'Next shipment 08/31/2026'],
    shows: {
      [overview]: ['Paused Aura replacement filters', 'Next shipment 08/31/2026', 'not: 07/14/2026'],
      [details]: ['State: Paused', 'Next shipment 08/31/2026', 'charged until 08/31/2026', 'not: 07/14/2026'],
    },
  },
  {
    who: 'ca-changed 2',
    does: 'pauses razor blades without a date; the razor is bought, so nothing goes on',
    at: `${details}?task=pause`,
    steps: [
      ['choose', 'Indefinitely'],
      ['press', 'Pause subscription'],
    ],
    asks: {
      title: 'Pause your subscription?',
      facts: {
        'Next shipment (current)': '05/13/2026',
        'Not charged during the pause': '$15.99 plus tax every 3 months',
      },
      says: [
        'Nothing is shipped and nothing is charged until you resume. You can resume at any time. The pause starts at once.',
      ],
    },
    confirm: 'Pause subscription',
    sent: [{ name: 'pauseReplenishment', query: {}, body: undefined }],
    notice: paused,
    leadsTo: canadianOverview,
    holds: { status: 'Paused', resumedReplenishmentDate: null, nextShipmentDate: null, nextPaymentDate: null },
    stays: ['Paused Arc razor with blades'],
    shows: {
      [overview]: ['Paused Arc razor with blades', 'not: 05/13/2026'],
      [details]: ['State: Paused', 'Paused since 03/15/2026', 'not: 05/13/2026', 'not: From then on'],
    },
  },
  {
    who: 'ca-rentals 2',
    does: 'pauses filters that are paid monthly until before the next one; the rent goes on',
    at: `${details}?task=pause`,
    steps: [
      ['choose', 'Until'],
      ['fill', 'Resume on', '05/15/2026'],
      ['press', 'Pause subscription'],
    ],
    asks: {
      title: 'Pause your subscription?',
      facts: {
        'Next shipment': '06/30/2026',
        'Not charged during the pause': '$10.99 plus tax per month',
        'Resumes on': '05/15/2026',
      },
      says: ['The payments for your device continue.'],
    },
    confirm: 'Pause subscription',
    sent: [{ name: 'pauseReplenishment', query: { resumeDate: '2026-05-15' }, body: undefined }],
    notice: paused,
    leadsTo: canadianOverview,
    holds: { status: 'Paused', nextShipmentDate: '2026-06-30', nextPaymentDate: '2026-03-30' },
    stays: ['Paused Aura air purifier rental, filters paid monthly'],
    shows: {
      [overview]: ['Next shipment 06/30/2026', 'Next shipment 05/05/2026', 'not: 05/15/2026'],
      [details]: [
        'State: Active Aura air purifier $25.99 / month',
        'Aura HEPA filter $10.99 / month',
        'Paused since 03/15/2026 Nothing is shipped and nothing is charged until 05/15/2026',
        'Next shipment 06/30/2026',
        'Next payment 03/30/2026',
      ],
    },
  },
  {
    who: 'nl-subscriber 1',
    does: 'pauses filters until a day before the next shipment: it comes as planned',
    at: `${details}?task=pause`,
    steps: [
      ['choose', 'Until'],
      ['fill', 'Resume on', '25-06-2026'],
      ['press', 'Pause subscription'],
    ],
    asks: {
      title: 'Pause your subscription?',
      facts: { 'Next shipment': '30-06-2026', 'Resumes on': '25-06-2026' },
      says: ['The payments for your device continue.'],
    },
    confirm: 'Pause subscription',
    sent: [{ name: 'pauseReplenishment', query: { resumeDate: '2026-06-25' }, body: undefined }],
    notice: paused,
    leadsTo: overview,
    holds: { status: 'Paused', resumedReplenishmentDate: '2026-06-25', nextShipmentDate: '2026-06-30' },
    stays: ['Paused Aura luchtreiniger huren, met filters'],
    shows: {
      [overview]: ['Paused Aura luchtreiniger', 'Next shipment 30-06-2026', 'not: 25-06-2026'],
      [details]: ['Next shipment 30-06-2026', 'Next payment 30-03-2026', 'charged until 25-06-2026'],
    },
  },
  {
    who: 'ca-discounts 1',
    does: 'pauses discounted brush heads whose product changes; the new price is not known',
    at: `${details}?task=pause`,
    steps: [
      ['choose', 'Indefinitely'],
      ['press', 'Pause subscription'],
    ],
    asks: {
      title: 'Pause your subscription?',
      facts: {
        'Next shipment (current)': '04/26/2026',
        'Not charged during the pause': 'The price of your new product',
      },
    },
    confirm: 'Pause subscription',
    sent: [{ name: 'pauseReplenishment', query: {}, body: undefined }],
    notice: paused,
    leadsTo: canadianOverview,
    holds: { status: 'Paused', nextShipmentDate: null },
    stays: ['Paused Halo sonic toothbrush with brush heads'],
    shows: { [details]: ['Two Halo brush heads Before $18.99 now $15.19 / 3 months'] },
  },
  {
    who: 'se-subscriber 1',
    does: 'pauses blades for three from the day of the change to summer time on',
    on: { now: '2026-03-28T12:00:00Z' },
    at: `${details}?task=pause`,
    steps: [
      ['choose', 'Until'],
      ['fill', 'Resume on', '25-10-2026'],
      ['press', 'Pause subscription'],
    ],
    asks: {
      title: 'Pause your subscription?',
      facts: {
        'Next shipment (current)': '29-03-2026',
        'Not charged during the pause': '387,00 kr every 2 months',
        'Resumes on': '25-10-2026',
      },
    },
    confirm: 'Pause subscription',
    sent: [{ name: 'pauseReplenishment', query: { resumeDate: '2026-10-25' }, body: undefined }],
    notice: paused,
    leadsTo: overview,
    holds: { status: 'Paused', resumedReplenishmentDate: '2026-10-25', nextShipmentDate: '2026-10-25' },
    stays: ['Next shipment 25-10-2026'],
    shows: {
      [details]: [
        'Paused since 28-03-2026 Nothing is shipped and nothing is charged until 25-10-2026',
        'not: 29-03-2026',
      ],
    },
  },
  {
    who: 'at-subscriber 1',
    does: 'pauses brush heads and reads it in German',
    on: { texts: 'de-AT' },
    at: `${details}?task=pause`,
    steps: [
      ['choose', 'Bis zu einem'],
      ['fill', 'Fortsetzen am', '31-05-2026'],
      ['press', 'Abo pausieren'],
    ],
    asks: {
      title: 'Ihr Abo pausieren?',
      facts: {
        'Nächste Lieferung (bisher)': '08-05-2026',
        'Während der Pause nicht abgebucht': '€ 12,99 alle 3 Monate',
        'Wird fortgesetzt am': '31-05-2026',
      },
      says: ['Die Pause beginnt sofort.'],
    },
    confirm: 'Abo pausieren',
    sent: [{ name: 'pauseReplenishment', query: { resumeDate: '2026-05-31' }, body: undefined }],
    notice: 'Ihr Abo wurde pausiert!',
    leadsTo: overview,
    holds: { status: 'Paused', resumedReplenishmentDate: '2026-05-31', nextShipmentDate: '2026-05-31' },
    stays: ['Nächste Lieferung 31-05-2026'],
    shows: { [details]: ['31-05-2026', 'not: 08-05-2026'] },
  },
  {
    who: 'es-subscriber 1',
    does: 'comes from the overview, and reads there what the pause has changed',
    at: overview,
    steps: [
      ['follow', 'Subscription details'],
      ['open', 'Pause subscription'],
      ['choose', 'Until'],
      ['fill', 'Resume on', '30-09-2026'],
      ['press', 'Pause subscription'],
    ],
    asks: {
      title: 'Pause your subscription?',
      facts: {
        'Next shipment (current)': '27-08-2026',
        'Not charged during the pause': '44,99 € every 6 months',
        'Resumes on': '30-09-2026',
      },
    },
    confirm: 'Pause subscription',
    sent: [{ name: 'pauseReplenishment', query: { resumeDate: '2026-09-30' }, body: undefined }],
    notice: paused,
    leadsTo: overview,
    stays: ['Paused', 'Next shipment 30-09-2026', 'not: 27-08-2026'],
    shows: {},
    // The shipment that waited comes, and is paid, on the day on which the pause ends; the next one half a year later.
    later: {
      days: 199,
      shows: {
        [details]: ['Next shipment 30-03-2027', 'not: Paused'],
        [billing]: ['30-09-2026 44,99 €', 'not: 27-08-2026'],
      },
    },
  },
];

testSaidAndDone(pauses);
