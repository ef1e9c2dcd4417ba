// @vitest-environment happy-dom
/** What resuming and another resume date announce, send and show afterwards (docs/rules/subscriptions.md#resuming). */
import { type SaidAndDone, testSaidAndDone } from '../../../testing/said-and-done.tsx';

const details = '/my-account/subscription-details/{n}';
const overview = '/my-account/overview';

const resumes: readonly SaidAndDone[] = [
  {
    who: 'ca-paused 1',
    does: 'resumes brush heads before any shipment was due',
    at: `${details}?task=resume`,
    steps: [['press', 'Resume now']],
    asks: {
      title: 'Resume your subscription?',
      facts: { 'Charged from then on': '$18.99 plus tax every 3 months' },
      says: ['Payments and shipments start again at once. If a shipment was due during the pause, it comes first.'],
    },
    confirm: 'Resume now',
    sent: [{ name: 'resumeReplenishment', query: {}, body: undefined }],
    notice: 'Your subscription continues. Next shipment: 05/02/2026.',
    leadsTo: `${details}?task=resume&language=en-CA`,
    holds: { status: 'Active', nextShipmentDate: '2026-05-02', nextPaymentDate: '2026-05-02' },
    stays: ['Halo sonic toothbrush with brush heads', 'Next shipment 05/02/2026', 'not: Paused'],
    shows: {
      [overview]: ['Active subscriptions Halo sonic toothbrush', 'Next shipment 05/02/2026', 'not: Paused'],
      [details]: ['Next shipment 05/02/2026', 'Two Halo brush heads $18.99 plus tax', 'not: Paused'],
    },
  },
  {
    who: 'ca-paused-until 1',
    does: 'resumes blades before the agreed day: the shipment that waited comes earlier',
    at: `${details}?task=resume`,
    steps: [['press', 'Resume now']],
    asks: {
      title: 'Resume your subscription?',
      facts: { 'Next shipment (current)': '04/29/2026', 'Charged from then on': '$15.99 plus tax every 2 months' },
      says: ['This cannot be undone: you can pause again only after the next shipment.'],
    },
    confirm: 'Resume now',
    sent: [{ name: 'changeResumeDate', query: { resumeDate: '2026-03-15' }, body: undefined }],
    notice: 'Your subscription continues. Next shipment: 04/05/2026.',
    holds: { status: 'Active', nextShipmentDate: '2026-04-05', nextPaymentDate: '2026-04-05' },
    stays: ['Next shipment 04/05/2026', 'not: 04/29/2026', 'not: Paused'],
    shows: { [overview]: ['Next shipment 04/05/2026', 'not: 04/29/2026'], [details]: ['not: Paused'] },
  },
  {
    who: 'ca-discounts 7',
    does: 'moves the end of the pause of discounted blades to a later day',
    at: `${details}?task=resume`,
    steps: [
      ['fill', 'New resume date', '06/30/2026'],
      ['press', 'Change the resume date'],
    ],
    asks: {
      title: 'Change the resume date?',
      facts: {
        'Current resume date': '04/29/2026',
        'New resume date': '06/30/2026',
        'Charged from then on': '$11.99 plus tax every 2 months',
      },
    },
    confirm: 'Change the resume date',
    sent: [{ name: 'changeResumeDate', query: { resumeDate: '2026-06-30' }, body: undefined }],
    notice: 'The pause now ends on 06/30/2026.',
    holds: { status: 'Paused', resumedReplenishmentDate: '2026-06-30', nextShipmentDate: '2026-06-30' },
    stays: [
      'Next shipment 06/30/2026',
      'charged until 06/30/2026',
      'not: Next shipment 04/29/2026',
      'end of the pause back to 04/29/2026',
    ],
    shows: { [details]: ['Next shipment 06/30/2026', 'charged until 06/30/2026', 'not: 04/29/2026'] },
  },
];

const timeZones: readonly SaidAndDone[] = [
  {
    who: 'ca-paused-until 1',
    does: 'resumes in a shop of Auckland, where tomorrow has begun: the next press sends the day that the shop names',
    on: { timeZone: 'Pacific/Auckland' },
    at: `${details}?task=resume`,
    steps: [
      ['press', 'Resume now'],
      ['press', 'Resume now'],
    ],
    asks: {
      title: 'Resume your subscription?',
      facts: { 'Next shipment (current)': '04/29/2026', 'Charged from then on': '$15.99 plus tax every 2 months' },
      says: ['Please choose March 16, 2026 or a later day.'],
    },
    sentBefore: [{ name: 'changeResumeDate', query: { resumeDate: '2026-03-15' }, body: undefined }],
    confirm: 'Resume now',
    sent: [{ name: 'changeResumeDate', query: { resumeDate: '2026-03-16' }, body: undefined }],
    notice: 'Your subscription continues. Next shipment: 04/05/2026.',
    holds: { status: 'Active', nextShipmentDate: '2026-04-05' },
    stays: ['Next shipment 04/05/2026', 'not: 04/29/2026'],
    shows: { [overview]: ['Next shipment 04/05/2026'] },
  },
  {
    who: 'ca-paused-until 1',
    does: 'resumes in a shop of Vancouver, where today has not begun: the pause ends when it does',
    on: { now: '2026-03-16T05:00:00Z', timeZone: 'America/Vancouver' },
    at: `${details}?task=resume`,
    steps: [['press', 'Resume now']],
    asks: {
      title: 'Resume your subscription?',
      facts: { 'Next shipment (current)': '04/29/2026', 'Charged from then on': '$15.99 plus tax every 2 months' },
    },
    confirm: 'Resume now',
    sent: [{ name: 'changeResumeDate', query: { resumeDate: '2026-03-16' }, body: undefined }],
    notice: 'The pause now ends on 03/16/2026.',
    holds: { status: 'Paused', resumedReplenishmentDate: '2026-03-16', nextShipmentDate: '2026-04-05' },
    stays: ['Next shipment 04/05/2026', 'charged until 03/16/2026', 'not: 04/29/2026'],
    shows: { [details]: ['Next shipment 04/05/2026', 'charged until 03/16/2026'] },
  },
  {
    who: 'ca-paused 1',
    does: 'resumes brush heads after their shipment was due: it comes tomorrow',
    on: { now: '2026-05-30T12:00:00Z' },
    at: `${details}?task=resume`,
    steps: [['press', 'Resume now']],
    asks: {
      title: 'Resume your subscription?',
      facts: { 'Charged from then on': '$18.99 plus tax every 3 months' },
      says: ['If a shipment was due during the pause, it comes first.'],
    },
    confirm: 'Resume now',
    sent: [{ name: 'resumeReplenishment', query: {}, body: undefined }],
    notice: 'Your subscription continues. Next shipment: 05/31/2026.',
    holds: { status: 'Active', nextShipmentDate: '2026-05-31', nextPaymentDate: '2026-05-31' },
    stays: ['Next shipment 05/31/2026'],
    shows: {
      [details]: ['Next shipment 05/31/2026', 'Two Halo brush heads $18.99 plus tax Visa', '08/31/2026 Shipment'],
    },
  },
];

testSaidAndDone([...resumes, ...timeZones]);
