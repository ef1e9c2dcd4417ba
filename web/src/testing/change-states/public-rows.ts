/** The declarations that end a contract, which everybody can send. */
import { defaultAnswers } from '../page-texts/page-text-row.ts';
import { checkoutAnswers } from './account-rows.ts';
import type { ChangeRow, ChangeRows } from './change-row.ts';
import { enteredIn, fill, press } from './person.ts';

const values = {
  'First name': 'Anna',
  Surname: 'Schmidt',
  'Email address': 'anna@example.com',
  'Subscription or order number': 'S-1',
};

export async function fillInDeclaration(): Promise<void> {
  for (const [label, value] of Object.entries(values)) await fill(label, value);
}

const person = { name: 'Anna', surName: 'Schmidt', fromEmail: 'anna@example.com', subscriptionNumber: 'S-1' };

const declaration = {
  site: { culture: 'de-de' },
  answers: defaultAnswers,
  call: 'sendTerminationRequest',
  sends: { body: { ...person, kind: 'Ordinary' } },
  response: { receivedAt: '2026-03-15T10:00:00.000Z' },
  after: {},
  isNotSeen: true,
  entries: () => Object.keys(values).map(enteredIn),
  action: 'Terminate contract',
  busy: 'Sending…',
  lost: 'We do not know whether your declaration has reached us.',
  next: 'We have received your request to terminate the contract.',
  done: 'You will receive a confirmation by email.',
  focus: 'You will receive a confirmation by email.',
  elsewhere: 'Everybody can send a declaration, so that no page shows one.',
} satisfies Partial<ChangeRow>;

export const publicRows: ChangeRows = {
  'a termination': {
    ...declaration,
    source: 'commerce/declaration/declaration-form.tsx',
    at: '/subscription-contractcancel',
    open: fillInDeclaration,
  },
  'a termination in checkout': {
    ...declaration,
    source: 'features/checkout/termination-block.tsx',
    at: '/checkout?bundle=arc',
    answers: checkoutAnswers,
    async open() {
      await press('Cancel contracts here');
      await fillInDeclaration();
    },
    dialog: {
      name: 'Please fill in the subscription that you want to terminate',
      opener: 'Cancel contracts here',
      keep: 'Close',
    },
  },
  'a withdrawal': {
    ...declaration,
    source: 'commerce/declaration/declaration-check.tsx',
    at: '/subscription-contractcancel?act=withdrawal',
    sends: { body: { ...person, kind: 'Withdrawal' } },
    async open() {
      await fillInDeclaration();
      await press('Continue');
    },
    reopen: () => press('Continue'),
    entries: () => document.querySelector('dl')?.textContent,
    action: 'Confirm withdrawal',
    next: 'We have received your withdrawal.',
  },
};
