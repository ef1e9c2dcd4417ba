// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { stubAnswers } from '../../testing/answers.ts';
import { renderInShop, signedInAnna } from '../../testing/in-shop.tsx';
import ContractCancelPage from './contract-cancel-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const withdrawal = '/subscription-contractcancel?act=withdrawal&subscription=S-1';

it.each([
  ['it-it', withdrawal, 'Withdraw from contract here', 'Cancel contracts here'],
  [
    'it-it',
    '/subscription-contractcancel',
    'Please fill in the subscription that you want to terminate',
    'Withdraw from contract here',
  ],
  ['en-us', withdrawal, 'Please fill in the subscription that you want to terminate', undefined],
] as const)('%s: %s has the heading %s and the link %s', async (culture, at, heading, link) => {
  await renderInShop(<ContractCancelPage />, { culture, at });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
  expect(screen.queryByRole('link')?.textContent).toBe(link);
});

it.each([
  ['here', signedInAnna, '/my-account/subscription-return/S-1/return-address'],
  ['elsewhere', signedInAnna, undefined],
  ['here', undefined, undefined],
] as const)(
  'with self-service %s the receipt of a withdrawal leads to the return: %s',
  async (selfService, session, to) => {
    stubAnswers({ '/SendCancelEmail': { receivedAt: '2026-03-15T10:00:00.000Z' } });
    await renderInShop(<ContractCancelPage />, {
      culture: 'de-de',
      at: withdrawal,
      markets: { selfService },
      ...(session && { session }),
    });
    const values = { 'First name': 'Anna', Surname: 'Schmidt', 'Email address': 'anna@example.com' };
    for (const [name, value] of Object.entries(values))
      fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
    fireEvent.click(screen.getByRole('button', { name: /^Continue/ }));
    fireEvent.click(await screen.findByRole('button', { name: /^Confirm withdrawal/ }));
    expect(await screen.findByText('We have received your withdrawal.')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Send goods back' })?.getAttribute('href')).toBe(to);
  },
);

it('begins at its heading when a link leads to the other form', async () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  await renderInShop(<ContractCancelPage />, { culture: 'it-it', at: '/subscription-contractcancel' });
  expect(scroll).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('link'));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Withdraw from contract here' });
  expect(document.activeElement).toBe(heading);
  expect(scroll).toHaveBeenCalledExactlyOnceWith(0, 0);
});
