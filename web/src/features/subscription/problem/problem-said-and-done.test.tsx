// @vitest-environment happy-dom
/** What a problem with a delivery leads to (docs/rules/subscriptions.md#problem-with-a-delivery). */
import { type SaidAndDone, testSaidAndDone } from '../../../testing/said-and-done.tsx';

const details = '/my-account/subscription-details/{n}';

const rows: readonly SaidAndDone[] = [
  {
    who: 'ca-subscriber',
    does: 'misses a parcel, and asks customer care with what is known',
    on: { config: { contactForm: true } },
    at: `${details}?task=problem`,
    steps: [
      ['choose', 'It has not arrived'],
      ['follow', 'Write to customer service'],
    ],
    confirm: 'Submit your question',
    sent: [
      {
        name: 'sendSupportQuestion',
        query: {},
        body: {
          fromEmail: 'owen.macleod@example.com',
          title: 'Delivery and returns',
          question: 'The delivery has not arrived (subscription {n}). Tracking number: PN00002010000111.',
        },
      },
    ],
    notice: 'The question has been sent to administrators. Our customer service will answer you by email.',
    stays: ['Need help?'],
    shows: {},
  },
];

testSaidAndDone(rows);
