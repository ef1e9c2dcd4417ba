// @vitest-environment happy-dom
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInShop, signedInAnna } from '../../testing/in-shop.tsx';
import { WatchOfCustomer } from './watch-of-customer.tsx';

const loaded = vi.hoisted(() => vi.fn());
vi.mock('./customer-watch.tsx', () => {
  loaded();
  return { default: () => <p>watching</p> };
});

afterEach(cleanup);

it('a visitor loads nothing that watches payments, a customer does', async () => {
  const { container, unmount } = await renderInShop(<WatchOfCustomer />);
  expect(container.textContent).toBe('');
  expect(loaded).not.toHaveBeenCalled();
  unmount();
  const ofCustomer = await renderInShop(<WatchOfCustomer />, { session: signedInAnna });
  await waitFor(() => expect(ofCustomer.container.textContent).toContain('watching'));
});
