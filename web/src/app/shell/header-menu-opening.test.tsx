// @vitest-environment happy-dom

import { invoice } from '@perennial/shared/examples/payment';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

const line = vi.hoisted(() => Promise.withResolvers<void>());

// The module itself, which arrives when the line lets it through.
vi.mock('../../features/account/layout/account-pages.tsx', async (importOriginal) => {
  await line.promise;
  return importOriginal();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows what is below the pages of the account together with them, so that nothing moves under a pointer', async () => {
  // Another test of this process may have loaded the pages already.
  vi.resetModules();
  const { renderInShop, signedInAnna } = await import('../../testing/in-shop.tsx');
  const { HeaderMenu } = await import('./header-menu.tsx');
  vi.stubGlobal('fetch', async () => Response.json([invoice()]));
  await renderInShop(<HeaderMenu />, { session: signedInAnna });
  expect(screen.getByRole('button', { name: 'Log Out' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(screen.getByRole('link', { name: 'My Account' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Log Out' })).toBeNull());
  line.resolve();
  await screen.findByRole('link', { name: 'Overview' });
  expect(screen.getByRole('button', { name: 'Log Out' })).toBeTruthy();
});
