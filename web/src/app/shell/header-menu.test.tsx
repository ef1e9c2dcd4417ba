// @vitest-environment happy-dom

import type { MarketSwitches } from '@perennial/shared/cultures/markets';
import { invoice } from '@perennial/shared/examples/payment';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInShop, signedInAnna } from '../../testing/in-shop.tsx';
import { HeaderMenu } from './header-menu.tsx';

const fetched = vi.fn<typeof fetch>();

async function show(answer: () => Response, options: { markets?: Partial<MarketSwitches>; at?: string } = {}) {
  fetched.mockImplementation(async () => answer());
  vi.stubGlobal('fetch', fetched);
  await renderInShop(<HeaderMenu />, { session: signedInAnna, ...options });
  await waitFor(() => expect(fetched).toHaveBeenCalledWith('/api/invoice/list', expect.anything()));
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

describe('the link to billing', () => {
  it('is shown to a customer with an open balance', async () => {
    await show(() => Response.json([invoice({ balance: 12, hasBalance: true })]));
    const link = await screen.findByRole('link', { name: /^Billing/ });
    expect(link.getAttribute('href')).toBe('/my-account/billing?language=en-CA');
  });

  it.each([
    ['a customer without an open balance', () => Response.json([invoice()])],
    ['a customer whose invoices cannot be loaded', () => new Response('', { status: 400 })],
  ])('is hidden for %s', async (_, answer) => {
    await show(answer);
    expect(await screen.findByRole('link', { name: 'My Account' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Billing/ })).toBeNull();
  });

  it('leads to no closed page where billing is elsewhere: it says so', async () => {
    await show(() => Response.json([invoice({ balance: 12, hasBalance: true })]), {
      markets: { billing: 'elsewhere' },
    });
    expect(await screen.findByText('This feature is no longer available here.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Billing/ })).toBeNull();
  });

  it('needs no request for a visitor', async () => {
    vi.stubGlobal('fetch', fetched);
    await renderInShop(<HeaderMenu />);
    expect(screen.getByRole('link', { name: 'Log In' })).toBeTruthy();
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('the link to the sign-in', () => {
  it('leads back to the page, without scripts too', async () => {
    await renderInShop(<HeaderMenu />, { at: '/cart?bundle=halo#summary' });
    const href = screen.getByRole('link', { name: 'Log In' }).getAttribute('href') ?? '';
    const url = new URL(href, 'http://shop');
    expect(url.pathname).toBe('/bff/login');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      culture: 'en-ca',
      language: 'en-CA',
      returnTo: '/en-ca/cart?bundle=halo',
    });
  });

  it('leads back to the place in the page', async () => {
    const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    await renderInShop(<HeaderMenu />, { at: '/cart#summary' });
    await userEvent.click(screen.getByRole('link', { name: 'Log In' }));
    expect(new URL(String(leave.mock.calls[0]?.[0]), 'http://shop').searchParams.get('returnTo')).toBe(
      '/en-ca/cart#summary',
    );
    leave.mockRestore();
  });
});

describe('the menu of a small screen', () => {
  it('closes with "My Account" on a page of the account, which stays', async () => {
    await show(() => Response.json([]), { at: '/my-account/overview' });
    const toggle = screen.getByRole('button', { name: 'Menu' });
    await userEvent.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(screen.getByRole('link', { name: 'My Account' }));
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
  });

  it('has the pages of the account, with billing once, and closes with the page that is shown', async () => {
    await show(() => Response.json([invoice({ balance: 12, hasBalance: true })]), { at: '/my-account/overview' });
    await screen.findByRole('link', { name: /^Billing/ });
    const toggle = screen.getByRole('button', { name: /^Menu/ });
    await userEvent.click(toggle);
    const overview = await screen.findByRole('link', { name: 'Overview' });
    const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names).toEqual([
      'My Account',
      'Overview',
      'Personal details',
      expect.stringMatching(/^Payment details/),
      'Billing!(A payment is due)',
      'Support',
    ]);
    await userEvent.click(overview);
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
  });
});
