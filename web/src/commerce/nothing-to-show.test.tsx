// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop, signedInAnna } from '../testing/in-shop.tsx';
import { NothingToShow } from './nothing-to-show.tsx';

afterEach(cleanup);

it('a result page without a result says when it appears, and leads to the account', async () => {
  await renderInShop(<NothingToShow />, { session: signedInAnna });
  screen.getByRole('heading', { name: 'There is nothing to show here' });
  // The drawing is an ornament without a name.
  expect(document.querySelector('[class^="drawing--"]')?.className).toBe('drawing--nothing-yet');
  screen.getByText(
    'This page appears right after a payment or a cancellation. You will find your subscriptions and invoices in your account.',
  );
  const way = screen.getByRole('link', { name: 'Go to your account' });
  expect(way.getAttribute('href')).toMatch(/^\/my-account\/overview/);
});
