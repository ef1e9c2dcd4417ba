// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { storedLines } from '../../../commerce/cart/cart-lines.ts';
import { renderInShop } from '../../../testing/in-shop.tsx';
import { OrderFailure } from './order-failure.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const lines = [
  { name: 'razor-arc', quantity: 2, promotionCodes: ['REFILL25'] },
  { name: 'halo-gift-box', quantity: 1, promotionCodes: [] },
];

function Here() {
  const { pathname, search, state } = useLocation();
  return <p data-testid="here">{pathname + search + JSON.stringify(state)}</p>;
}

it('leads to the cart with its quantities and codes, and with the bundle that is out of stock', async () => {
  const order = { failure: 'Out of stock: Arc razor.', detailsLocked: false, unavailable: ['razor-arc'] };
  await renderInShop(
    <>
      <OrderFailure order={order} lines={lines} />
      <Here />
    </>,
    { at: '/checkout' },
  );
  expect(screen.getByRole('alert').textContent).toMatch(/^Out of stock: Arc razor\./);
  fireEvent.click(screen.getByRole('link', { name: 'Edit shopping cart' }));
  expect(screen.getByTestId('here').textContent).toBe(
    '/cart?bundle=razor-arc%2Chalo-gift-box&modified=true&language=en-CA{"unavailable":["razor-arc"]}',
  );
  expect(storedLines(['razor-arc', 'halo-gift-box'])).toEqual(lines);
});

it('has no link if the cart is not the reason', async () => {
  await renderInShop(<OrderFailure order={{ failure: 'No.', detailsLocked: false, unavailable: [] }} lines={lines} />);
  screen.getByText('No.');
  expect(screen.queryByRole('link')).toBeNull();
});
