// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop } from '../../../testing/in-shop.tsx';
import { sampleCart } from '../../../testing/sample-cart.ts';
import { PlaceOrder } from './place-order.tsx';

afterEach(cleanup);

it('says at the button what is missing for the order', async () => {
  const props = { terms: [], amount: 10, placing: false, onPlace: () => undefined };
  await renderInShop(<PlaceOrder cart={sampleCart()} reason="noMethod" {...props} />);
  const button = screen.getByRole('button', { description: 'Please choose how you want to pay.' });
  expect(button).toHaveProperty('disabled', true);
});
