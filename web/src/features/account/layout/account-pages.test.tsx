// @vitest-environment happy-dom
import { invoice } from '@perennial/shared/examples/payment';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { expectSigns } from '../../../testing/drawn-signs.tsx';
import { renderInShop, signedInAnna } from '../../../testing/in-shop.tsx';
import AccountPages from './account-pages.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const namesOf = (pattern: RegExp) => screen.getAllByRole('link', { name: pattern }).map((link) => link.textContent);

it.each([
  ['elsewhere', 'BillingNo longer available here!(A payment is due)'],
  ['here', 'Billing!(A payment is due)'],
] as const)('the entry of the invoices says whether the page is closed: %s', async (billing, name) => {
  vi.stubGlobal('fetch', async () => Response.json([invoice({ balance: 12, hasBalance: true })]));
  await renderInShop(<AccountPages linkClass="link" />, {
    session: signedInAnna,
    markets: { billing },
    at: '/my-account/overview',
  });
  await screen.findAllByText('(A payment is due)');
  expect(namesOf(/^Billing/)).toEqual([name]);
  expectSigns(screen.getAllByRole('list')[0] as Element, ['box', 'user', 'card', 'tag', 'lock', 'mail']);
});
