// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { type SentRequest, stubAnswers } from '../../testing/answers.ts';
import { expectSigns } from '../../testing/drawn-signs.tsx';
import { renderInShop } from '../../testing/in-shop.tsx';
import UdiReturnPage from './udi-return-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function show(query: string, answers = {}, sent: SentRequest[] = []): Promise<string[]> {
  const asked = stubAnswers(answers, sent);
  await renderInShop(<UdiReturnPage />, { at: `/udi-return${query}` });
  return asked;
}

it.each([
  ['cancelled', 'You are not logged in', /^You left before/, 'user'],
  ['expired', 'Logging in took too long', /^For your safety/, 'warning'],
  ['unavailable', 'Logging in is not possible right now', /^We cannot reach/, 'warning'],
  ['failed', 'Logging in did not work', /^Something went wrong/, 'warning'],
  ['made-up', 'Logging in did not work', /^Something went wrong/, 'warning'],
] as const)('says why the sign-in has ended: %s', async (reason, heading, text, icon) => {
  const asked = await show(`?reason=${reason}`);
  screen.getByRole('heading', { name: heading });
  screen.getByText(text);
  expectSigns(document.body, [icon]);
  expect(screen.getByRole('link', { name: 'Continue shopping' }).getAttribute('href')).toBe('/cart?language=en-CA');
  expect(asked).toEqual([]);
});

it.each([
  ['?reason=failed&returnTo=%2Fen-ca%2Fcheckout%3Fbundle%3Dhalo', '/en-ca/checkout?bundle=halo'],
  ['?reason=failed&returnTo=https%3A%2F%2Fevil.example%2F', '/en-ca/my-account/overview?language=en-CA'],
  ['?reason=failed', '/en-ca/my-account/overview?language=en-CA'],
])('signs in again with %s, and comes back to %s', async (query, page) => {
  const gone = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  await show(query);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  const url = new URL(String(gone.mock.calls[0]?.[0]), 'http://localhost:3000');
  expect([url.pathname, url.searchParams.get('returnTo')]).toEqual(['/bff/login', page]);
});

it("shows the shop's own text of a rejected sign-in", async () => {
  const sent: SentRequest[] = [];
  await show('?reason=failed&failure=F-1', { '/bff/sign-in-failure': { detail: 'Your account is closed.' } }, sent);
  await screen.findByText('Your account is closed.');
  expect(sent).toEqual([{ path: '/bff/sign-in-failure', query: { failure: 'F-1' }, body: undefined }]);
});

it('shows its own words while that text cannot be read', async () => {
  await show('?reason=failed&failure=F-1');
  screen.getByRole('heading', { name: 'Logging in did not work' });
  screen.getByText(/Something went wrong while you were logging in/);
});
