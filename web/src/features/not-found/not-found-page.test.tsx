// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { writeLastBundle } from '../../storage/last-bundle.ts';
import { expectSigns } from '../../testing/drawn-signs.tsx';
import { renderInShop } from '../../testing/in-shop.tsx';
import NotFoundPage from './not-found-page.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

it('leads back to the checkout of the last bundle', async () => {
  writeLastBundle('sonic-brush-halo');
  await renderInShop(<NotFoundPage />);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/checkout?bundle=sonic-brush-halo&language=en-CA');
});

it('leads to the cart without a last bundle, and to the product pages of the shop', async () => {
  await renderInShop(<NotFoundPage />, { productPagesUrl: 'https://shop.example/products' });
  expectSigns(document.body, ['drawing--not-found']);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Back to the shop', '/cart?language=en-CA'],
    ['See our products', 'https://shop.example/products'],
  ]);
});
