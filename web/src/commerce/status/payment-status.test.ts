import { invoice } from '@perennial/shared/examples/payment';
import { expect, it } from 'vitest';
import { type PaymentStatus, paymentStatusesOf, tellsExpiringCard } from './payment-status.ts';

type Facts = Parameters<typeof paymentStatusesOf>[0];

const fine = {
  hasPaymentInProgress: false,
  hasInvalidRecurringPaymentDetail: false,
  hasInitialPaymentInProgress: false,
};
const refused = { ...fine, hasInvalidRecurringPaymentDetail: true };
const authorising = { ...fine, hasInitialPaymentInProgress: true };
const owed = [invoice({ invoiceId: 'I-1', invoiceDate: '2026-02-01', balance: 35.82, hasBalance: true })];
const pastDue = { count: 1, amount: 35.82, oldest: { invoiceId: 'I-1', date: '2026-02-01', amount: 35.82 } };

it.each<[string, Partial<Facts>, readonly PaymentStatus[]]>([
  ['nothing to tell', {}, []],
  ['nothing that is known', { activity: undefined, invoices: undefined }, []],
  ['a payment that is past due', { invoices: owed }, [{ name: 'pastDue', pastDue, isMethodRefused: false }]],
  [
    'a payment that is past due because the card was refused',
    { invoices: owed, activity: refused },
    [{ name: 'pastDue', pastDue, isMethodRefused: true }],
  ],
  ['a refused card', { activity: refused }, [{ name: 'methodRefused' }]],
  [
    'a refused card, where the market does not show what is past due',
    { invoices: owed, activity: refused, showsPastDue: false },
    [{ name: 'methodRefused' }],
  ],
  [
    'a refused card, while the invoices are not known',
    { activity: refused, invoices: undefined },
    [{ name: 'methodRefused' }],
  ],
  ['a first payment that is not authorised yet', { activity: authorising }, [{ name: 'authorising' }]],
  [
    'a refused card and a first payment',
    { activity: { ...refused, hasInitialPaymentInProgress: true } },
    [{ name: 'methodRefused' }, { name: 'authorising' }],
  ],
])('a customer with %s', (_, facts, statuses) => {
  expect(paymentStatusesOf({ activity: fine, invoices: [], showsPastDue: true, ...facts })).toEqual(statuses);
});

it.each([
  ['is not known to be refused yet', undefined, true],
  ['is fine', fine, true],
  ['is refused', refused, false],
] as const)('a stored card that expires soon and %s', (_, activity, isTold) => {
  expect(tellsExpiringCard(activity)).toBe(isTold);
});
