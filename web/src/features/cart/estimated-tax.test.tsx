// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { renderInShop } from '../../testing/in-shop.tsx';
import { sampleCart } from '../../testing/sample-cart.ts';
import { firstState } from './cart-state.ts';
import { CartStore } from './cart-store.ts';
import { EstimatedTax } from './estimated-tax.tsx';

afterEach(cleanup);

it('returns the focus to its button when the postal code is left as it is', async () => {
  const request = { lines: [], zipCode: 'M5V 2T6' };
  const store = new CartStore(request, () => Promise.reject(new Error('no request expected')));
  const state = firstState(request, { cart: sampleCart(), limits: undefined });
  await renderInShop(<EstimatedTax country="CA" state={state} store={store} />);
  await userEvent.click(screen.getByRole('button', { name: /^Edit/ }));
  const field = await screen.findByRole('textbox');
  await waitFor(() => expect(document.activeElement).toBe(field));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  const opener = screen.getByRole('button', { name: /^Edit/ });
  await waitFor(() => expect(document.activeElement).toBe(opener));
});
