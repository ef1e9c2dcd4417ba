// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { writeStored } from '../../storage/browser-storage.ts';
import { expectSigns } from '../../testing/drawn-signs.tsx';
import { renderInShop } from '../../testing/in-shop.tsx';
import SubscriptionErrorPage from './subscription-error-page.tsx';

const line = (name: string) => ({ name, quantity: 1, promotionCodes: [] });

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

it.each([
  [
    'the checkout of its bundles',
    null,
    [line('a'), line('b')],
    '/checkout?bundle=a%2Cb&modified=true&language=en-CA',
    'Nothing was charged, and your cart has not changed.',
  ],
  ['its invoice', 'INV-1', [], '/my-account/subscription-payment-detail/INV-1?language=en-CA', ''],
  ['the account, if this browser did not start it', null, [], '/my-account/overview?language=en-CA', ''],
])('leads back from a failed payment to %s, and to customer service', async (_, invoiceId, lines, path, isSafe) => {
  writeStored('failedPayment', { invoiceId, lines });
  await renderInShop(<SubscriptionErrorPage />);
  expectSigns(document.body, ['drawing--failed']);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    path,
    '/my-account/support?language=en-CA',
  ]);
  expect(screen.queryByText(/Nothing was charged/)?.textContent ?? '').toBe(isSafe);
});

it('shows no reason without a failed payment', async () => {
  await renderInShop(<SubscriptionErrorPage />);
  screen.getByRole('heading', { name: 'There is nothing to show here' });
});
