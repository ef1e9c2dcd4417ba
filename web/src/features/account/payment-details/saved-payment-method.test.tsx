// @vitest-environment happy-dom
import { paymentMethod, savedPaymentMethod } from '@perennial/shared/examples/payment';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubAnswers } from '../../../testing/answers.ts';
import { expectSigns } from '../../../testing/drawn-signs.tsx';
import { renderInShop, signedInAnna } from '../../../testing/in-shop.tsx';
import { SavedPaymentMethodCard } from './saved-payment-method.tsx';

beforeEach(() => stubAnswers({ '/api/payment/methods': [paymentMethod()] }));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function show(day: string, changes: Parameters<typeof savedPaymentMethod>[0] = {}) {
  vi.useFakeTimers({ now: new Date(`${day}T12:00:00`), toFake: ['Date'] });
  await renderInShop(<SavedPaymentMethodCard saved={savedPaymentMethod(changes)} />, { session: signedInAnna });
}

const paragraphs = () => screen.getAllByRole('paragraph').map(({ textContent }) => textContent);

it.each([
  ['2030-01-29', 'Expires 03/2030', []],
  ['2030-01-30', 'Expires 03/2030. Please change it in time.', ['warning']],
  ['2030-04-01', 'Expired 03/2030. Please change it.', ['danger']],
] as const)('on %s a card says: %s', async (day, text, signs) => {
  await show(day);
  expect(paragraphs()).toEqual(['Visa ending 1111', 'Credit card', 'Ada Byron', text]);
  expectSigns(screen.getByText(text).closest('p') as Element, signs);
});

it('shows an expiry date of another form as it is', async () => {
  await show('2030-01-29', { expiryDate: '3/30' });
  expect(screen.getByText('Expires 3/30')).toBeTruthy();
});

it('shows the mark of a method that the shop offers, and a wallet without digits', async () => {
  await show('2030-01-29');
  await vi.waitFor(() => expect(document.querySelector('img')?.src).toContain('visa.svg'));
  cleanup();
  await show('2030-01-29', { type: 'PayPal', paymentMethodName: 'PayPal' });
  expect(paragraphs()).toEqual(['PayPal', 'PayPal']);
  expectSigns(document.body, ['card']);
});

it.each([{ hasPaymentProfile: false }, { type: null }])(
  'says that nothing is stored, beside a picture: %o',
  async (changes) => {
    await show('2030-01-29', changes);
    const sentence = screen.getByText('No payment method has been saved yet.');
    expect(sentence.parentElement?.querySelector('.drawing--nothing-yet')).toBeTruthy();
  },
);
