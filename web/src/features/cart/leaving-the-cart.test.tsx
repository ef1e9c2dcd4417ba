// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInShop } from '../../testing/in-shop.tsx';
import { sampleCart } from '../../testing/sample-cart.ts';
import CartPage from './cart-page.tsx';

/** The answers to the checks of the quantities, in order. */
const answers: (() => Response)[] = [];
const sent: string[] = [];

const allowed = () => Response.json({ isValid: true, bundles: [] });
const busy = () =>
  Response.json({ title: '', status: 503, detail: 'Busy, please wait.', messages: [] }, { status: 503 });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  sent.length = 0;
  answers.length = 0;
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.includes('maxQuantity')) return Response.json(sampleCart());
    sent.push(url);
    return (answers.shift() ?? allowed)();
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Opens the cart. The page of checkout never comes: the cart stays as it does while checkout loads. */
async function openCart(): Promise<HTMLElement> {
  await renderInShop(
    <Routes>
      <Route path="*" element={<CartPage />} />
    </Routes>,
    { at: '/cart?bundle=sonic-brush-halo' },
  );
  const button = await screen.findByRole('button', { name: /^Checkout/ });
  await vi.waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  sent.length = 0;
  return button;
}

it('takes no second press while checkout is on its way', async () => {
  const button = await openCart();
  await userEvent.click(button);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  await userEvent.click(button);
  await userEvent.click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(sent).toHaveLength(1);
});

it('takes the next press after the check has failed', async () => {
  const button = await openCart();
  answers.push(busy);
  await userEvent.click(button);
  const told = await screen.findByText('Busy, please wait.', { selector: '.notification__text' });
  expect(told.closest('.notification')?.classList).toContain('notification--danger');
  await vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'));
  await userEvent.click(button);
  expect(sent).toHaveLength(2);
});
