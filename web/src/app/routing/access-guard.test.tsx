// @vitest-environment happy-dom
import { textsOfPage } from '@perennial/shared/locales/public-texts';
import { textsFor } from '@perennial/shared/locales/texts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInShop, signedInAnna } from '../../testing/in-shop.tsx';
import { AccessGuard } from './access-guard.tsx';

const leave = vi.fn();

beforeEach(() => {
  vi.spyOn(window.location, 'assign').mockImplementation(leave);
});

afterEach(() => {
  cleanup();
  leave.mockReset();
  vi.restoreAllMocks();
});

describe('access guard', () => {
  it('sends a visitor to sign in, and back to the requested page', async () => {
    await renderInShop(<AccessGuard access="customer">secret</AccessGuard>, {
      at: '/my-account/overview?language=fr-CA',
    });
    expect(screen.queryByText('secret')).toBeNull();
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Loading…');
    const url = new URL(String(leave.mock.calls[0]?.[0]), 'https://shop.example');
    expect(url.pathname).toBe('/bff/login');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      culture: 'en-ca',
      language: 'en-CA',
      returnTo: '/en-ca/my-account/overview?language=fr-CA',
    });
  });

  it('shows the page to a signed-in customer', async () => {
    await renderInShop(<AccessGuard access="customer">secret</AccessGuard>, { session: signedInAnna });
    expect(screen.getByText('secret')).toBeDefined();
    expect(leave).not.toHaveBeenCalled();
  });

  const textsOfVisitors = textsOfPage(textsFor('en-CA'), {
    ofCustomers: false,
    ofMyData: false,
    ofDeclarations: false,
    ofCare: false,
    ofReceipts: false,
    ofCareLogin: false,
    ofAnalytics: false,
    ofLateParts: false,
  });

  it('sends a visitor of a page without texts for customers to sign in, and does not load it again', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    await renderInShop(<AccessGuard access="customer">secret</AccessGuard>, { texts: textsOfVisitors });
    expect([leave.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
  });

  it('loads the page again for a customer who has signed in in another tab, because it has no texts for it', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    await renderInShop(<AccessGuard access="customer">secret</AccessGuard>, {
      session: signedInAnna,
      texts: textsOfVisitors,
    });
    expect(screen.queryByText('secret')).toBeNull();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('shows a public page to every visitor', async () => {
    await renderInShop(<AccessGuard access="public">cart</AccessGuard>);
    expect(screen.getByText('cart')).toBeDefined();
    expect(leave).not.toHaveBeenCalled();
  });
});
