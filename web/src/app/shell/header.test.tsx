// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop, signedInAnna } from '../../testing/in-shop.tsx';
import { Header } from './header.tsx';

afterEach(cleanup);

const logo = () => screen.queryByRole('link', { name: 'Perennial' });

it('leads with its logo to the product pages of the shop, and without any to the cart', async () => {
  await renderInShop(<Header focused={false} />, { productPagesUrl: 'https://shop.example/products' });
  expect([logo()?.getAttribute('href'), logo()?.title]).toEqual(['https://shop.example/products', 'See our products']);
  cleanup();
  await renderInShop(<Header focused={false} />);
  expect([logo()?.getAttribute('href'), logo()?.title]).toEqual(['/cart?language=en-CA', 'To the shopping cart']);
  expect(logo()?.querySelector('img')?.getAttribute('src')).toBe('/mark.svg');
});

it.each([
  ['a customer', signedInAnna, 'Welcome back, Anna'],
  ['a visitor', undefined, ''],
])('leads nowhere in checkout, but to the other language: %s', async (_, session, greeting) => {
  await renderInShop(<Header focused />, {
    productPagesUrl: 'https://shop.example/products',
    ...(session && { session }),
  });
  expect(logo()).toBeNull();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['EN', 'FR']);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText(/^Welcome/)?.textContent ?? '').toBe(greeting);
});
