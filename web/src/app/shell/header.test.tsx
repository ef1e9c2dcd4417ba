// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop } from '../../testing/in-shop.tsx';
import { Header } from './header.tsx';

afterEach(cleanup);

const logo = () => screen.queryByRole('link', { name: 'Perennial' });

it('leads with its logo to the product pages of the shop, and without any to the cart', async () => {
  await renderInShop(<Header focused={false} />, { productPagesUrl: 'https://shop.example/products' });
  expect([logo()?.getAttribute('href'), logo()?.title]).toEqual(['https://shop.example/products', 'See our products']);
  cleanup();
  await renderInShop(<Header focused={false} />);
  expect([logo()?.getAttribute('href'), logo()?.title]).toEqual(['/cart?language=en-CA', 'To the shopping cart']);
});

it('leads nowhere in checkout', async () => {
  await renderInShop(<Header focused />, { productPagesUrl: 'https://shop.example/products' });
  expect(logo()).toBeNull();
});
