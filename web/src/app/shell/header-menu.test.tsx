// @vitest-environment happy-dom

import { invoice } from '@perennial/shared/examples/payment';
import { cleanup, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readStored, writeStored } from '../../storage/browser-storage.ts';
import { renderInShop, type ShopOptions, signedInAnna } from '../../testing/in-shop.tsx';
import { HeaderMenu } from './header-menu.tsx';

const fetched = vi.fn<typeof fetch>();

async function show(answer: () => Response, options: ShopOptions = {}) {
  fetched.mockImplementation(async () => answer());
  vi.stubGlobal('fetch', fetched);
  await renderInShop(<HeaderMenu />, { session: signedInAnna, ...options });
  await waitFor(() => expect(fetched).toHaveBeenCalledWith('/api/invoice/list', expect.anything()));
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
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
    expect(screen.getByText(/^Billing/).textContent).toBe('Billing!(A payment is due)');
    expect(screen.getByRole('link', { name: 'Manage Subscription' }).getAttribute('href')).toBe(
      'https://example.com/manage',
    );
  });

  it('leads to support where billing is elsewhere and no address is configured', async () => {
    await show(() => Response.json([invoice({ balance: 12, hasBalance: true })]), {
      markets: { billing: 'elsewhere' },
      manageSubscriptionUrl: '',
    });
    expect((await screen.findByRole('link', { name: 'Need help?' })).getAttribute('href')).toBe(
      '/my-account/support?language=en-CA',
    );
  });

  it('needs no request for a visitor', async () => {
    vi.stubGlobal('fetch', fetched);
    await renderInShop(<HeaderMenu />);
    const menu = screen.getByRole('navigation', { name: 'Menu' });
    expect(menu.contains(screen.getByRole('link', { name: 'Log In' }))).toBe(true);
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

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'a press of the sign-in that opens another tab is left to the browser: %s',
  async (key) => {
    const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    await renderInShop(<HeaderMenu />);
    const link = screen.getByRole('link', { name: 'Log In' });
    const press = createEvent.click(link, { [key]: true });
    // What the browser would do itself.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    const isLeft = vi.fn();
    link.parentElement?.addEventListener('click', (event) => isLeft(!event.defaultPrevented), { once: true });
    fireEvent(link, press);
    expect([isLeft.mock.calls, leave.mock.calls]).toEqual([[[true]], []]);
    leave.mockRestore();
  },
);

describe('the menu', () => {
  const due = () => Response.json([invoice({ balance: 12, hasBalance: true })]);

  it('greets the customer by name, and has no greeting without a name', async () => {
    await show(() => Response.json([]));
    expect(screen.getByText('Welcome back, Anna')).toBeTruthy();
    cleanup();
    await show(() => Response.json([]), { session: { ...signedInAnna, firstName: '' } });
    expect(screen.queryByText(/^Welcome back/)).toBeNull();
  });

  it.each([
    ['marks "My Account" on a page of the account, and keeps its query', '/my-account/billing?tab=2', true],
    ['leads from other pages to the overview', '/cart?bundle=halo', false],
  ])('%s', async (_, at, isCurrent) => {
    await show(() => Response.json([]), { at });
    const link = screen.getByRole('link', { name: 'My Account', current: isCurrent });
    expect(link.getAttribute('href')).toBe(isCurrent ? at : '/my-account/overview?language=en-CA');
  });

  it('leads to the page of the account without the number of a click on an advertisement', async () => {
    await show(() => Response.json([]), { at: '/my-account/billing?tab=2&gclid=a1' });
    const link = screen.getByRole('link', { name: 'My Account' });
    expect(link.getAttribute('href')).toBe('/my-account/billing?tab=2');
  });

  it('says while it logs the customer out that it does', async () => {
    await show(() => Response.json([]));
    fetched.mockImplementation(() => new Promise(() => {}));
    await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
    expect(screen.getByRole('button', { name: 'Logging out…' }).getAttribute('aria-busy')).toBe('true');
  });

  it('goes on saying so until the page has left, forgets the cart, and says why it could not', async () => {
    const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    writeStored('lastBundle', 'sonic-brush-halo');
    await show(() => Response.json([]));
    fetched.mockImplementation(async () =>
      Response.json({ title: '', status: 503, detail: 'Not now.', messages: [] }, { status: 503 }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
    await screen.findAllByText('Not now.');
    expect(readStored('lastBundle')).toBe('sonic-brush-halo');
    fetched.mockImplementation(async () => Response.json({ redirectTo: 'https://id.example/end', endedAt: 1 }));
    await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('https://id.example/end'));
    const button = screen.getByRole('button', { name: 'Logging out…' });
    await userEvent.click(button);
    expect([leave.mock.calls.length, button.getAttribute('aria-busy')]).toEqual([1, 'true']);
    expect(readStored('lastBundle')).toBeUndefined();
    leave.mockRestore();
  });

  it('says on its button that a payment is due until it is open, and names what it opens', async () => {
    await show(due);
    const toggle = screen.getByRole('button', { name: /^Menu/ });
    await waitFor(() => expect(toggle.textContent).toBe('Menu!(A payment is due)'));
    const list = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
    expect(list?.contains(screen.getByRole('link', { name: 'My Account' }))).toBe(true);
    await userEvent.click(toggle);
    expect(toggle.textContent).toBe('Menu');
  });
});

describe('the menu of a small screen', () => {
  const isOpen = () => screen.getByRole('button', { name: /^Menu/ }).getAttribute('aria-expanded') === 'true';

  async function open() {
    fetched.mockImplementation(async () => Response.json([]));
    vi.stubGlobal('fetch', fetched);
    await renderInShop(
      <>
        <HeaderMenu />
        <p>outside</p>
        <Link to="/cart">To the cart</Link>
      </>,
      { session: signedInAnna },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect(isOpen()).toBe(true);
  }

  it('closes by Escape, which gives the focus back to its button, and by no other key', async () => {
    await open();
    (await screen.findByRole('link', { name: 'Overview' })).focus();
    fireEvent.keyDown(document.activeElement ?? document, { key: 'ArrowDown' });
    expect(isOpen()).toBe(true);
    fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' });
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu' }));
  });

  it('closes by a press outside, and by none inside', async () => {
    await open();
    fireEvent.pointerDown(screen.getByText('Welcome back, Anna'));
    expect(isOpen()).toBe(true);
    fireEvent.pointerDown(screen.getByText('outside'));
    expect(isOpen()).toBe(false);
  });

  it('closes when another part of the page leads to another page', async () => {
    await open();
    fireEvent.click(screen.getByRole('link', { name: 'To the cart' }));
    expect(isOpen()).toBe(false);
  });

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
      'Data and logins',
      'Support',
    ]);
    await userEvent.click(overview);
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
  });
});
