// @vitest-environment happy-dom
/**
 * What the forms that end a contract announce, what is sent, and what the receipt then says
 * (docs/rules/cancel-and-return.md#contract-termination). The time of the receipt is that of the BFF's clock: the tests of
 * its routes have it. The limits of the form are the BFF's, too.
 */
import { expect } from 'vitest';
import type { Step } from '../../testing/page-steps.ts';
import { type SaidAndDone, testSaidAndDone } from '../../testing/said-and-done.tsx';

const at = '/subscription-contractcancel';

/** Names and words that differ, so that a mixed-up one can be seen. */
const fill = (subscriptionNumber: string): readonly Step[] => [
  ['fill', 'First name', ' Ida '],
  ['fill', 'Surname', 'Brandt'],
  ['fill', 'Email address', 'ida.brandt@example.com'],
  ['fill', 'Subscription or order number', subscriptionNumber],
];
const person = { name: 'Ida', surName: 'Brandt', fromEmail: 'ida.brandt@example.com' };
const readPerson = { 'First name': 'Ida', Surname: 'Brandt', 'Email address': 'ida.brandt@example.com' };
const send = (body: object) => [{ name: 'sendTerminationRequest', query: {}, body }] as const;
const stored = (expected: object): NonNullable<SaidAndDone['stores']> => [
  ({ shop }) => shop.supportMessages.all(),
  [{ kind: 'termination', ...expected, day: '2026-03-15' }],
];

const rows: readonly SaidAndDone[] = [
  {
    who: 'de-de',
    does: 'terminates for cause on a day, on one page',
    at,
    steps: [
      ...fill('S20100034'),
      ['choose', 'Termination for cause'],
      ['fill', 'Reason for the termination', 'The fan has failed twice.'],
      ['choose', 'On a certain day'],
      ['fill', 'End date', '03-12-2026'],
    ],
    confirm: 'Terminate contract',
    sent: send({
      ...person,
      subscriptionNumber: 'S20100034',
      kind: 'ForCause',
      reason: 'The fan has failed twice.',
      endDate: '2026-12-03',
    }),
    follows: {
      title: 'We have received your request to terminate the contract.',
      facts: {
        'Received by': 'Perennial 030 23125 142',
        Received: expect.stringMatching(/^15\. März 2026 um \d\d:\d\d:00/),
        Reference: 'R-7',
        'Sent with the button': 'Terminate contract',
        Declaration: 'I terminate this contract for cause.',
        'Subscription or order number': 'S20100034',
        'Reason for the termination': 'The fan has failed twice.',
        'End of the contract': '03-12-2026',
        ...readPerson,
      },
      says: ['You will receive a confirmation by email.'],
    },
    stores: stored({
      ...person,
      subscriptionNumber: 'S20100034',
      declared: 'ForCause',
      reason: 'The fan has failed twice.',
      endDate: '2026-12-03',
    }),
    stays: [],
    shows: {},
  },
  {
    who: 'de-subscriber',
    does: 'terminates in a dialog of checkout, which stays as it was',
    at: '/checkout?bundle=razor-arc',
    steps: [['press', 'Cancel contracts here'], ...fill('PO-100003')],
    confirm: 'Terminate contract',
    sent: send({ ...person, subscriptionNumber: 'PO-100003', kind: 'Ordinary' }),
    follows: {
      title: 'We have received your request to terminate the contract.',
      facts: {
        'Received by': 'Perennial 030 23125 142',
        Received: expect.stringMatching(/^15\. März 2026 um \d\d:\d\d:00/),
        Reference: 'R-7',
        'Sent with the button': 'Terminate contract',
        Declaration: 'I terminate this contract.',
        'Subscription or order number': 'PO-100003',
        'End of the contract': 'As early as possible',
        ...readPerson,
      },
      says: ['You will receive a confirmation by email.'],
    },
    stores: stored({ ...person, subscriptionNumber: 'PO-100003', declared: 'Ordinary' }),
    stays: ['Place order · 9,99 €'],
    shows: { '/my-account/overview': ['Lume', 'not: Cancelled'] },
  },
  {
    who: 'fr-fr',
    does: 'terminates as early as possible, after a look at what is declared',
    at,
    steps: [...fill('S20100052'), ['press', 'Continue']],
    reads: [
      'Nothing has been sent yet.',
      'Declaration I terminate this contract. Subscription or order number S20100052 End of the contract As early as possible First name Ida Surname Brandt Email address ida.brandt@example.com',
    ],
    confirm: 'Terminate contract',
    sent: send({ ...person, subscriptionNumber: 'S20100052', kind: 'Ordinary' }),
    follows: {
      title: 'We have received your request to terminate the contract.',
      facts: {
        'Received by': 'Perennial 01 99 00 01 42',
        Received: expect.stringMatching(/^15 mars 2026 à \d\d:\d\d:00/),
        Reference: 'R-7',
        'Sent with the button': 'Terminate contract',
        Declaration: 'I terminate this contract.',
        'Subscription or order number': 'S20100052',
        'End of the contract': 'As early as possible',
        ...readPerson,
      },
    },
    stores: stored({ ...person, subscriptionNumber: 'S20100052', declared: 'Ordinary' }),
    stays: [],
    shows: {},
  },
  {
    who: 'nl-nl',
    does: 'withdraws from a contract',
    at: `${at}?act=withdrawal`,
    steps: [...fill('S20100272'), ['press', 'Continue']],
    reads: [
      'Nothing has been sent yet.',
      'Declaration I withdraw from this contract. Subscription or order number S20100272 First name Ida Surname Brandt',
    ],
    confirm: 'Confirm withdrawal',
    sent: send({ ...person, subscriptionNumber: 'S20100272', kind: 'Withdrawal' }),
    follows: {
      title: 'We have received your withdrawal.',
      facts: {
        'Received by': 'Perennial 020 000 01 42',
        Received: expect.stringMatching(/^15 maart 2026 om \d\d:\d\d:00/),
        Reference: 'R-7',
        'Sent with the button': 'Confirm withdrawal',
        Declaration: 'I withdraw from this contract.',
        'Subscription or order number': 'S20100272',
        ...readPerson,
      },
      says: ['If you have received a product, we will explain by email how to send it back.'],
    },
    stores: stored({ ...person, subscriptionNumber: 'S20100272', declared: 'Withdrawal' }),
    stays: [],
    shows: {},
  },
  {
    who: 'nl-two-addresses 1',
    does: 'withdraws from the contract of a subscription, with all fields filled in',
    at: `${at}?act=withdrawal&subscription={n}`,
    steps: [['press', 'Continue']],
    reads: [
      'Declaration I withdraw from this contract. Subscription or order number S20100272 First name Pieter Surname van den Berg Email address pieter',
    ],
    confirm: 'Confirm withdrawal',
    sent: send({
      name: 'Pieter',
      surName: 'van den Berg',
      fromEmail: 'pieter.vandenberg@example.com',
      subscriptionNumber: 'S20100272',
      kind: 'Withdrawal',
    }),
    follows: {
      title: 'We have received your withdrawal.',
      facts: {
        'Received by': 'Perennial 020 000 01 42',
        Received: expect.stringMatching(/^15 maart 2026 om \d\d:\d\d:00/),
        Reference: 'R-7',
        'Sent with the button': 'Confirm withdrawal',
        Declaration: 'I withdraw from this contract.',
        'Subscription or order number': 'S20100272',
        'First name': 'Pieter',
        Surname: 'van den Berg',
        'Email address': 'pieter.vandenberg@example.com',
      },
    },
    stores: stored({ name: 'Pieter', subscriptionNumber: 'S20100272', declared: 'Withdrawal' }),
    stays: [],
    shows: {},
  },
  {
    who: 'ca-subscriber',
    does: 'terminates with the four fields, two of which are filled in',
    at,
    steps: [
      ['fill', 'Email address', 'owen@example.org'],
      ['fill', 'Subscription or order number', 'S20100001'],
    ],
    confirm: 'Terminate contract',
    sent: send({
      name: 'Owen',
      surName: 'MacLeod',
      fromEmail: 'owen@example.org',
      subscriptionNumber: 'S20100001',
    }),
    follows: {
      title: 'We have received your request to terminate the contract.',
      facts: {
        'Received by': 'Perennial 1-800-555-0143',
        Received: expect.stringMatching(/^March 15, 2026 at \d+:\d\d:00/),
        Reference: 'R-7',
        'Sent with the button': 'Terminate contract',
        Declaration: 'I terminate this contract.',
        'Subscription or order number': 'S20100001',
        'First name': 'Owen',
        Surname: 'MacLeod',
        'Email address': 'owen@example.org',
      },
    },
    stores: stored({
      name: 'Owen',
      surName: 'MacLeod',
      fromEmail: 'owen@example.org',
      subscriptionNumber: 'S20100001',
    }),
    stays: [],
    // A request is not the end yet.
    shows: {
      '/my-account/overview': [
        'Active subscriptions Halo sonic toothbrush with brush heads S20100001',
        'not: Inactive',
      ],
    },
  },
];

testSaidAndDone(rows);
