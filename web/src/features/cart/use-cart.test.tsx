// @vitest-environment happy-dom
import type { Cart } from '@perennial/shared/models/cart';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigationType } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storedLines } from '../../commerce/cart/cart-lines.ts';
import { readStored, writeStored } from '../../storage/browser-storage.ts';
import { readLastBundle } from '../../storage/last-bundle.ts';
import { renderInShop } from '../../testing/in-shop.tsx';
import { sampleCart, sampleItem } from '../../testing/sample-cart.ts';
import CartPage from './cart-page.tsx';

type Pending = {
  path: string;
  signal: AbortSignal | null | undefined;
  respond: (response: Response) => void;
  fail: () => void;
};

/** Requests without a response yet, by path. */
const pending: Pending[] = [];

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  pending.length = 0;
  const fetched = (input: string | URL | Request, init?: RequestInit) =>
    new Promise<Response>((respond, reject) => {
      const fail = () => reject(new TypeError('Failed to fetch'));
      pending.push({ path: String(input), signal: init?.signal, respond, fail });
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

/** Ends the oldest request as a browser does without a connection. */
async function loseConnection(): Promise<void> {
  await vi.waitFor(() => expect(pending.length).toBeGreaterThan(0));
  await act(async () => pending.shift()?.fail());
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
  return (
    <>
      <p data-testid="url">{decodeURIComponent(pathname + search)}</p>
      <p>came by {useNavigationType()}</p>
    </>
  );
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
const getQuantities = (...names: readonly string[]) => storedLines(names, true)?.map(({ quantity }) => quantity);

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

it('keeps a quantity whose price cannot be requested, shows no old price, and requests it when the line is back', async () => {
  await openCart('a');
  await respond({ isValid: true, bundles: [] });
  expect(screen.getAllByText('$99.99').length).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  await loseConnection();
  const notice = screen.getByRole('alert').textContent;
  expect(notice).toContain('We could not get the price, but your selection is kept.');
  expect(notice).toContain('Please check your internet connection');
  expect(screen.queryByText('$99.99')).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Checkout/ }).disabled).toBe(true);
  expect([getUrl(), getQuantities('a')]).toEqual(['/cart?bundle=a&modified=true', [2]]);
  await act(async () => void window.dispatchEvent(new Event('online')));
  await respond(cartOf('a'));
  await respond({ isValid: true, bundles: [] });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getAllByText('$99.99').length).toBeGreaterThan(0);
});

it('requests nothing any more when the customer has left it', async () => {
  await openCart('a');
  await vi.waitFor(() => expect(pending).toHaveLength(1));
  const [check] = pending;
  expect(check?.signal?.aborted).toBe(false);
  cleanup();
  expect(check?.signal?.aborted).toBe(true);

  pending.length = 0;
  await openCart('a');
  await respond({ isValid: true, bundles: [] });
  await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  await loseConnection();
  cleanup();
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(pending).toEqual([]);
});

it('requests the price again with a button', async () => {
  await openCart('a');
  await respond({ isValid: true, bundles: [] });
  await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  await loseConnection();
  await userEvent.click(screen.getByRole('button', { name: /^Try again/ }));
  await respond(cartOf('a'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(getQuantities('a')).toEqual([2]);
});

it('opens a changed cart with its quantity after another page and in a new tab', async () => {
  await openCart('a');
  await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  for (const leave of [() => sessionStorage.removeItem('storedCartItems'), () => sessionStorage.clear()]) {
    cleanup();
    pending.length = 0;
    leave();
    await renderInShop(<CartPage />, { at: '/cart?bundle=a&modified=true' });
    await respond({ ...cartOf('a'), summary: null });
    expect(screen.getByRole('group', { name: 'Title a' }).querySelector('output')?.textContent).toBe('2');
  }
});

it.each([
  ['anew at the start of a visit', 'default', '1', undefined],
  ['as it was left, after another page', 'k', '4', 4],
])('opens %s', async (_, key, shown, kept) => {
  writeStored('storedCartItems', [{ name: 'a', quantity: 4, promotionCodes: [] }]);
  await renderInShop(<CartPage />, { at: { pathname: '/cart', search: '?bundle=a', key } });
  await respond({ ...cartOf('a'), summary: null });
  expect(screen.getByRole('group', { name: 'Title a' }).querySelector('output')?.textContent).toBe(shown);
  expect(readStored('storedCartItems')?.[0]?.quantity).toBe(kept);
});

it('opens without a bundle that was removed, also if the shop API has not answered the removal', async () => {
  await openCart('a', 'b');
  await respond({ isValid: true, bundles: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Remove Title a' }));
  expect(readLastBundle()).toBe('b');
});

it('takes a removed bundle out of the URL and keeps the same cart open', async () => {
  await openCart('a', 'b');
  await respond({ isValid: true, bundles: [] });
  const kept = screen.getByRole('group', { name: 'Title b' });
  await userEvent.click(screen.getByRole('button', { name: 'Remove Title a' }));
  expect(getUrl()).toBe('/cart?bundle=b&modified=true');
  // Back leads to the page before the cart, however often the cart was changed.
  screen.getByText('came by REPLACE');
  expect(screen.getByRole('group', { name: 'Title b' })).toBe(kept);
});
