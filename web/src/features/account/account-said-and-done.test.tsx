// @vitest-environment happy-dom
/**
 * What the account announces, sends and shows afterwards (docs/rules/account.md). Contact details are changed on a page
 * of the identity provider, and a refused newsletter is a matter of its tokens: journeys have both.
 */
import { type SaidAndDone, testSaidAndDone } from '../../testing/said-and-done.tsx';

const details = '/my-account/personal-details';
const profile = '/api/user/details';

const rows: readonly SaidAndDone[] = [
  {
    who: 'nl-subscriber',
    does: 'asks for news by email',
    at: details,
    steps: [['tick', 'Send me news and offers by email']],
    sent: [{ name: 'updateOptIn', query: {}, body: { optIn: true } }],
    notice: 'You will receive our newsletter',
    answers: { [profile]: { personalDetail: { selectedNewsletter: true } } },
    stays: ['ticked: Send me news and offers by email'],
    shows: { [details]: ['ticked: Send me news and offers by email'] },
  },
  {
    who: 'ca-subscriber',
    does: 'chooses French',
    at: '/my-account/overview',
    steps: [['follow', 'FR, français']],
    sent: [{ name: 'setLanguage', query: {}, body: { languageCode: 'fr-CA' } }],
    leavesFor: { url: '/en-ca/my-account/overview?language=fr-CA', fields: {} },
    answers: { [profile]: { personalDetail: { languageCode: 'fr-CA' } } },
    stays: [],
    shows: {},
  },
  {
    who: 'ca-subscriber',
    does: 'asks customer care about a charge',
    on: { config: { contactForm: true } },
    at: '/my-account/support',
    steps: [
      ['select', 'Subject', 'Payments and invoices'],
      ['fill', 'Email', 'owen@example.org'],
      ['fill', 'Your question', ' Why was I charged $146.89 on 02/03/2026? '],
    ],
    reads: ['40 of 200 characters'],
    confirm: 'Submit your question',
    sent: [
      {
        name: 'sendSupportQuestion',
        query: {},
        body: {
          fromEmail: 'owen@example.org',
          title: 'Payments and invoices',
          question: 'Why was I charged $146.89 on 02/03/2026?',
        },
      },
    ],
    notice: 'The question has been sent to administrators. Our customer service will answer you by email.',
    stores: [
      ({ shop }) => shop.supportMessages.all(),
      [
        {
          kind: 'question',
          customerId: 'ca-subscriber',
          fromEmail: 'owen@example.org',
          title: 'Payments and invoices',
          text: 'Why was I charged $146.89 on 02/03/2026?',
          day: '2026-03-15',
        },
      ],
    ],
    stays: ['0 of 200 characters'],
    shows: {},
  },
];

testSaidAndDone(rows);
