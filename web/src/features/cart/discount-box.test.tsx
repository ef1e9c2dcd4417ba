// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { call } from '../../api/client.ts';
import { createLines } from '../../commerce/cart/cart-lines.ts';
import { useStore } from '../../state/use-store.ts';
import { stubAnswers } from '../../testing/answers.ts';
import { renderInShop } from '../../testing/in-shop.tsx';
import { sampleCart, sampleItem } from '../../testing/sample-cart.ts';
import type { CartStore } from './cart-store.ts';
import { DiscountBox } from './discount-box.tsx';
import { createCart } from './testing/pending-shop.ts';

const item = sampleItem();

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function Box({ store }: { store: CartStore }) {
  const state = useStore(store);
  const line = state.lines[0];
  return line && <DiscountBox {...{ item, line, state, store }} />;
}

/** Shows the box of a cart with prices, as after a reload. */
async function open(): Promise<void> {
  cleanup();
  stubAnswers({
    '/api/shoppingcart/request': sampleCart(),
    '/api/shoppingcart/validate-max-quantity': { isValid: true, bundles: [] },
  });
  const answers = { cart: sampleCart(), limits: { isValid: true, bundles: [] } };
  await renderInShop(
    <Box store={createCart({ lines: createLines([item.name]), zipCode: undefined }, call, answers)} />,
  );
}

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Discount code' });
const isOpen = () => document.querySelector('details')?.open;

it('keeps a code that is not applied, and forgets it when it is applied', async () => {
  await open();
  expect(isOpen()).toBe(false);
  fireEvent.click(screen.getByText('Add a discount code'));
  fireEvent.change(box(), { target: { value: 'HALO20' } });
  await open();
  expect([isOpen(), box().value]).toEqual([true, 'HALO20']);
  for (const open of [false, true]) {
    fireEvent.click(screen.getByText('Add a discount code'));
    expect(isOpen()).toBe(open);
  }
  fireEvent.click(screen.getByRole('button', { name: /^Apply/ }));
  const remove = await screen.findByRole('button', { name: /^Remove/ });
  await waitFor(() => expect(sessionStorage.getItem('formDrafts')).toBeNull());
  fireEvent.click(remove);
  await waitFor(() => expect(box().value).toBe(''));
  expect(isOpen()).toBe(false);
});
