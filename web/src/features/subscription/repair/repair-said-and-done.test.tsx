// @vitest-environment happy-dom
/** What a repair request announces, sends and shows afterwards (docs/rules/subscriptions.md#repair-service). */
import { type SaidAndDone, testSaidAndDone } from '../../../testing/said-and-done.tsx';

const details = '/my-account/subscription-details/{n}';
const overview = '/my-account/overview';

const request = { name: 'requestRepair', query: {}, body: { subscriptionNumber: '{n}' } } as const;

const rows: readonly SaidAndDone[] = [
  {
    who: 'nl-two-addresses 1',
    does: 'reports a rented purifier; the filters cannot be repaired',
    at: `${details}?task=repair`,
    steps: [['press', 'Request a repair']],
    asks: {
      title: 'Request a repair?',
      facts: { Product: 'Aura luchtreiniger' },
      says: ['Your subscription and its payments continue.', 'You cannot cancel the request here.'],
    },
    confirm: 'Request a repair',
    sent: [request],
    notice: 'Your repair request has been received!',
    leadsTo: overview,
    holds: { nextPaymentDate: '2026-03-23', nextShipmentDate: '2026-08-23' },
    stays: ['Next shipment 23-08-2026'],
    shows: {
      [details]: ['Service and repair one repair under way', '23-03-2026 Payment € 19,99', 'not: report a fault'],
      [`${details}?task=repair`]: [
        'Aura luchtreiniger We hebben je reparatieverzoek ontvangen',
        'not: Request a repair',
      ],
    },
  },
  {
    who: 'nl-no-consent 1',
    does: 'reports a device that is tried',
    at: `${details}?task=repair`,
    steps: [['press', 'Request a repair']],
    asks: { title: 'Request a repair?', facts: { Product: 'Lume ontharingsapparaat' } },
    confirm: 'Request a repair',
    sent: [request],
    notice: 'Your repair request has been received!',
    leadsTo: overview,
    holds: { nextPaymentDate: '2026-03-24' },
    stays: ['Active subscriptions Lume ontharingsapparaat'],
    shows: { [details]: ['Service and repair one repair under way', 'Next payment 24-03-2026'] },
  },
];

testSaidAndDone(rows);
