// @vitest-environment happy-dom
/** The change of the payment method, with the form of the provider played by the test (docs/rules/payments.md#change-of-method). */
import { paymentMethod, paymentOrder, paymentSession } from '@perennial/shared/examples/payment';
import { act, cleanup, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readStored } from '../../../storage/browser-storage.ts';
import { pendingActivity, settledActivity, stubAnswers } from '../../../testing/answers.ts';
import { renderInShop, signedInAnna } from '../../../testing/in-shop.tsx';
import { take } from '../../../testing/page-steps.ts';
import { sampleProfile } from '../../../testing/sample-profile.ts';
import { ChangePaymentMethod } from './change-payment-method.tsx';

type CardOptions = { onResult: (result: 'authorised' | 'failed') => void };

const opened = vi.hoisted(() => vi.fn());
// One process runs many files. Those before may have loaded the modules without the mock, and those after need them without it.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('../../../commerce/payment/card-library.ts', () => ({ openCardForm: opened }));

let report: CardOptions['onResult'];

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  opened.mockImplementation(async (place: HTMLElement, { onResult }: CardOptions) => {
    report = onResult;
    place.textContent = 'Card number';
    return () => {};
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});

const answers = {
  '/api/user/payment-activity': settledActivity,
  '/api/user/details': sampleProfile(),
  '/api/payment/methods': [paymentMethod()],
};

const answersOfPayment = {
  ...answers,
  '/api/user/paymentprofile': paymentOrder({ orderNumber: 'PA-7' }),
  '/api/payment/ChangePaymentSessionRequest': paymentSession(),
};

async function openChange(): Promise<void> {
  stubAnswers(answersOfPayment);
  await renderInShop(<ChangePaymentMethod isFirst={false} />, { session: signedInAnna });
  expect(screen.queryByRole('heading')).toBeNull();
  await take(['press', 'Change payment method']);
  screen.getByRole('heading', { name: 'Choose a new payment method' });
}

it('is closed without a change', async () => {
  await openChange();
  await take(['press', 'Cancel']);
  expect(screen.queryByRole('heading')).toBeNull();
  screen.getByRole('button', { name: 'Change payment method' });
});

it('cannot be opened while a payment is being processed, and says why', async () => {
  stubAnswers({ '/api/user/payment-activity': pendingActivity });
  await renderInShop(<ChangePaymentMethod isFirst />, { session: signedInAnna });
  await screen.findByText('This option is disabled as we are processing your latest payment');
  expect(screen.getByRole('button', { name: 'Add payment method' })).toHaveProperty('disabled', true);
});

it('names what the card form does, instead of the amount that the provider checks the card with', async () => {
  await openChange();
  await take(['choose', 'Credit card']);
  await take(['select', 'Card type', 'Visa']);
  await take(['press', 'Use this payment method']);
  await screen.findByText('Card number');
  expect(opened.mock.lastCall?.[1]).toMatchObject({ payText: 'Use this payment method' });
});

it('closes the card form three seconds after the change, and forgets the payment', async () => {
  await openChange();
  await take(['choose', 'Credit card']);
  await take(['select', 'Card type', 'Visa']);
  await take(['press', 'Use this payment method']);
  await screen.findByText('Card number');
  screen.getByRole('button', { name: 'Choose another payment method' });
  expect(readStored('orderNumber')).toBe('PA-7');
  act(() => report('authorised'));
  // The clock goes on with that of the machine, which may be a busy one.
  await act(() => vi.advanceTimersByTimeAsync(1500));
  screen.getByText('Card number');
  expect(screen.queryByRole('button', { name: 'Choose another payment method' })).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1600));
  expect(screen.queryByText('Card number')).toBeNull();
  screen.getByRole('button', { name: 'Change payment method' });
  expect(readStored('orderNumber')).toBeUndefined();
});

it('forgets the chosen method of a change that was refused', async () => {
  const problem = { title: '', status: 400, detail: 'Not with this card.', messages: [] };
  await openChange();
  stubAnswers({
    ...answers,
    '/api/user/paymentprofile': () => Response.json(problem, { status: 400 }),
  });
  await take(['choose', 'Credit card']);
  await take(['select', 'Card type', 'Visa']);
  await take(['press', 'Use this payment method']);
  await screen.findByText('Not with this card.');
  cleanup();
  await renderInShop(<ChangePaymentMethod isFirst={false} />, { session: signedInAnna });
  screen.getByRole('button', { name: 'Change payment method' });
});

/** Submits a card, for which a fresh sign-in has to come first, and opens the page again. */
async function submitBeforeSignIn(): Promise<void> {
  const problem = { title: '', status: 403, code: 'session.notFresh', action: 'sign-in-again', messages: [] };
  await openChange();
  stubAnswers({
    ...answers,
    '/api/user/paymentprofile': () => Response.json({ ...problem, detail: 'Please log in again.' }, { status: 403 }),
  });
  await take(['choose', 'Credit card']);
  await take(['select', 'Card type', 'Visa']);
  await take(['press', 'Use this payment method']);
  await screen.findByText('Please log in again.');
  cleanup();
  stubAnswers(answersOfPayment);
  await renderInShop(<ChangePaymentMethod isFirst={false} />, { session: signedInAnna });
  screen.getByRole('heading', { name: 'Choose a new payment method' });
}

it('is open with the chosen method after a fresh sign-in, which comes first', async () => {
  await submitBeforeSignIn();
  const card = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Card type' });
  expect(card.value).toBe('Adyen.Visa');
  await take(['press', 'Cancel']);
  cleanup();
  await renderInShop(<ChangePaymentMethod isFirst={false} />, { session: signedInAnna });
  screen.getByRole('button', { name: 'Change payment method' });
});

it('has the card form of the method that was chosen before a fresh sign-in', async () => {
  await submitBeforeSignIn();
  await screen.findByRole('combobox', { name: 'Card type' });
  await take(['press', 'Use this payment method']);
  await screen.findByText('Card number');
  screen.getByRole('heading', { name: 'Choose a new payment method' });
});
