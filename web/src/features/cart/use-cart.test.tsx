// @vitest-environment happy-dom
import type { Cart } from '@perennial/shared/models/cart';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storedLines } from '../../commerce/cart/cart-lines.ts';
import { renderInShop } from '../../testing/in-shop.tsx';
import { sampleCart, sampleItem } from '../../testing/sample-cart.ts';
import CartPage from './cart-page.tsx';

/** Requests without a response yet, by path. */
const pending: { path: string; respond: (response: Response) => void }[] = [];

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  pending.length = 0;
  const fetched = (input: string | URL | Request) =>
    new Promise<Response>((respond) => {
      pending.push({ path: String(input), respond });
    });
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('scrollTo', () => {});
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});

function cartOf(...names: readonly string[]): Cart {
  return sampleCart({
    groups: [{ name: '', items: names.map((name) => sampleItem({ name, title: `Title ${name}` })) }],
  });
}

async function respond(body: unknown, status = 200): Promise<void> {
  await vi.waitFor(() => expect(pending.length).toBeGreaterThan(0));
  const type = status === 200 ? 'application/json' : 'application/problem+json';
  await act(async () => {
    pending.shift()?.respond(new Response(JSON.stringify(body), { status, headers: { 'content-type': type } }));
  });
}

function CurrentUrl() {
  const { pathname, search } = useLocation();
  return <p data-testid="url">{decodeURIComponent(pathname + search)}</p>;
}

/** Opens the cart, and leaves the check of the quantities without a response. */
async function openCart(...names: readonly string[]): Promise<void> {
  await renderInShop(
    <>
      <CurrentUrl />
      <CartPage />
    </>,
    { at: `/cart?bundle=${names.join(',')}` },
  );
  await respond({ ...cartOf(...names), summary: null });
  await respond(cartOf(...names));
}

const getUrl = () => screen.getByTestId('url').textContent;
const getQuantities = (...names: readonly string[]) => storedLines(names)?.map(({ quantity }) => quantity);

it('keeps a quantity in URL and storage from the press on, before the shop API has answered', async () => {
  await openCart('a');
  await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  expect(getUrl()).toBe('/cart?bundle=a&modified=true');
  expect(getQuantities('a')).toEqual([2]);
  await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  expect(getQuantities('a')).toEqual([3]);
});

it('writes the last priced quantity back if a change is refused', async () => {
  await openCart('a');
  await respond({ isValid: true, bundles: [] });
  await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  expect(getQuantities('a')).toEqual([2]);
  await respond({ type: '', title: '', status: 400, detail: 'Too many', messages: [], requestId: '' }, 400);
  await screen.findByText('Too many');
  expect(getQuantities('a')).toEqual([1]);
});

it('takes a removed bundle out of the URL and keeps the same cart open', async () => {
  await openCart('a', 'b');
  await respond({ isValid: true, bundles: [] });
  const kept = screen.getByRole('group', { name: 'Title b' });
  await userEvent.click(screen.getByRole('button', { name: 'Remove Title a' }));
  expect(getUrl()).toBe('/cart?bundle=b&modified=true');
  expect(screen.getByRole('group', { name: 'Title b' })).toBe(kept);
});
