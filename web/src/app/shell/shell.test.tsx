// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { stubAnswers } from '../../testing/answers.ts';
import { renderInShop, type ShopOptions, signedInAnna } from '../../testing/in-shop.tsx';
import { Shell } from './shell.tsx';

const footer = {
  bottomLinks: [],
  socialLinks: [],
  copyright: '',
  countryLabel: 'Canada',
  siteLabel: 'Perennial Canada',
};
const NEWS = 'Our shop is closed on Monday.';

afterEach(() => {
  cleanup();
  document.head.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function show(
  at: string,
  options: Omit<ShopOptions, 'at'> = {},
  answers: Readonly<Record<string, unknown>> = {},
) {
  stubAnswers(answers);
  const config = { genericHtml: `<p>${NEWS}</p>` };
  await renderInShop(<Shell footer={footer} />, { session: signedInAnna, config, ...options, at });
  return screen.getByRole('main');
}

it.each([
  ['the page that is not found', '/404', true],
  // Without a bundle it leads to the cart.
  ['checkout', '/checkout?bundle=halo', false],
])('has header, footer and the block of the editors around %s', async (_, at, hasWayOut) => {
  const main = await show(at);
  expect(main.contains(await screen.findByText(NEWS))).toBe(true);
  expect(screen.getByRole('contentinfo').textContent?.includes('Perennial Canada')).toBe(hasWayOut);
  expect(screen.queryByRole('navigation', { name: 'Menu' }) !== null).toBe(hasWayOut);
  expect(screen.queryByRole('link', { name: 'Perennial' }) !== null).toBe(hasWayOut);
  expect(screen.getByText('Perennial')).toBeTruthy();
});

it('has none of them around the log-in of customer care', async () => {
  await show('/login-admin');
  await screen.findByRole('heading', { level: 1 });
  // The block comes with its module.
  await import('./content-block.tsx');
  expect(screen.queryByText(NEWS)).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
});

it('leads who uses the keyboard past the header first, to the main view', async () => {
  const main = await show('/404');
  const [first] = screen.getAllByRole('link');
  expect([first?.textContent, first?.getAttribute('href')]).toEqual(['Skip to content', '#main']);
  // Without a place in the order of the keyboard it would not take the focus of the link.
  expect([main.id, main.getAttribute('tabindex')]).toEqual(['main', '-1']);
});

it('runs a script of the editors on a page without their HTML', async () => {
  // The server writes the nonce that scripts of the page need.
  const boot = document.createElement('script');
  boot.id = 'boot';
  boot.type = 'application/json';
  boot.nonce = 'n-1';
  document.head.append(boot);
  const script = '<script type="text/plain">closedOnMonday()</script>';
  await show('/404', { config: { genericHtml: null, genericScript: script } });
  const added = () => document.querySelector('body > script')?.textContent ?? null;
  await vi.waitFor(() => expect(added()).toBe('closedOnMonday()'));
});

it.each([
  ['says on every page for whom customer care acts', 'admin', 1],
  ['says nothing of it to the customer', 'user', 0],
] as const)('%s', async (_, role, bars) => {
  await show('/404', { session: { ...signedInAnna, role, adminName: 'nadia.roy@example.com' } });
  await screen.findByText(NEWS);
  await import('./acting-as-bar.tsx');
  await vi.waitFor(() => expect(screen.queryAllByText(/^You are acting for/)).toHaveLength(bars));
});

it('shows the next page after one that is broken', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await show('/404');
  await screen.findByRole('heading', { level: 1 });
  // What every page does at its beginning fails on the next one.
  vi.stubGlobal('scrollTo', () => {
    throw new Error('this page is broken');
  });
  fireEvent.click(screen.getByRole('link', { name: 'Perennial' }));
  await screen.findByRole('heading', { name: 'Something went wrong on this page' });
  vi.stubGlobal('scrollTo', () => {});
  fireEvent.click(screen.getByRole('link', { name: 'Cancel contracts here' }));
  await screen.findByRole('heading', { level: 1, name: /subscription that you want to terminate/ });
});
