// @vitest-environment happy-dom
import type { BundleContent } from '@perennial/shared/models/content';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { stubAnswers } from '../../testing/answers.ts';
import { renderInShop } from '../../testing/in-shop.tsx';
import { EmptyCart, UnknownBundle } from './empty-cart.tsx';

const halo: BundleContent = {
  bundleName: 'sonic-brush-halo',
  title: 'Halo sonic toothbrush',
  image: null,
  description: 'With fresh brush heads',
  promoteApp: [],
  pretreatmentTitle: null,
  paymentSuccessfulList: [],
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it.each([
  ['an empty cart', <EmptyCart key="empty" />, 'drawing--nothing-yet'],
  ['a bundle that does not exist', <UnknownBundle key="unknown" text="No such thing." />, 'drawing--not-found'],
])('leads from %s to the bundles of the market', async (_, page, drawing) => {
  const arc = { ...halo, bundleName: 'razor-arc', title: 'Arc razor', image: '/arc.webp', description: 'With blades' };
  stubAnswers({ '/bff/content/bundles': [halo, arc] });
  await renderInShop(page);
  await screen.findByRole('heading', { name: 'Our products' });
  // The drawing is an ornament without a name.
  expect(document.querySelector('[class^="drawing--"]')?.className).toBe(drawing);
  const shown = within(screen.getByRole('region', { name: 'Our products' })).getAllByRole('listitem');
  expect(shown.map((item) => [item.textContent, item.querySelector('img')?.getAttribute('src')])).toEqual([
    ['Halo sonic toothbrushWith fresh brush heads', undefined],
    ['Arc razorWith blades', '/arc.webp'],
  ]);
  expect(hrefOf('Halo sonic toothbrush')).toBe('/cart?bundle=sonic-brush-halo&language=en-CA');
  expect(hrefOf('Go to your subscriptions')).toBe('/my-account/overview?language=en-CA');
});

it('leads to the product pages of the shop if they are configured, and asks for no bundles', async () => {
  const requests = stubAnswers({ '/bff/content/bundles': [halo] });
  await renderInShop(<EmptyCart />, { productPagesUrl: 'https://shop.example/products' });
  expect(hrefOf('See our products')).toBe('https://shop.example/products');
  expect(requests).toEqual([]);
});

it('leads to the bundles in a market that takes no orders, too, so that the page has a way on', async () => {
  stubAnswers({ '/bff/content/bundles': [halo] });
  await renderInShop(<EmptyCart />, { markets: { ordering: 'closed' } });
  await screen.findByRole('heading', { name: 'Our products' });
  expect(hrefOf('Halo sonic toothbrush')).toBe('/cart?bundle=sonic-brush-halo&language=en-CA');
});

it('keeps room for the bundles while they are loading', async () => {
  stubAnswers({ '/bff/content/bundles': () => new Promise(() => {}) });
  const { container } = await renderInShop(<EmptyCart />);
  expect(container.querySelectorAll('.market-bundles--loading[aria-hidden=true]')).toHaveLength(1);
});

it('has its links if the bundles cannot be loaded', async () => {
  const requests = stubAnswers({});
  await renderInShop(<EmptyCart />);
  await vi.waitFor(() => expect(requests).toEqual(['/bff/content/bundles']));
  expect(screen.queryByRole('heading', { name: 'Our products' })).toBeNull();
  screen.getByRole('link', { name: 'Go to your subscriptions' });
});
