import { describe, expect, it } from 'vitest';
import { type CartLines, createLines, formatBundleNames } from '../../commerce/cart/cart-lines.ts';
import { sampleCart } from '../../testing/sample-cart.ts';
import { allowed, createCart, createLoadedCart, createShopApi, settle } from './testing/pending-shop.ts';

/** A browser that tells what it is to keep. */
function createMemory() {
  const kept: string[] = [];
  const format = (lines: CartLines) => lines.map(({ name, quantity }) => `${quantity} ${name}`).join();
  return {
    kept,
    memory: {
      keepLines: (lines: CartLines) => void kept.push(`lines ${format(lines)}`),
      keepCart: (_: unknown, lines: CartLines) => void kept.push(`cart ${formatBundleNames(lines)}`),
      forgetBundles: () => void kept.push('forgotten'),
    },
  };
}

describe('what the browser keeps of a cart', () => {
  const request = { lines: createLines(['a']), zipCode: undefined };

  it('are the bundles of a cart that came with the page, at its start', async () => {
    const { kept, memory } = createMemory();
    const answers = { cart: sampleCart(), limits: allowed };
    const store = createCart(request, createShopApi().call, answers, memory);
    expect(kept).toEqual([]);
    await store.start(undefined);
    expect(kept).toEqual(['cart a']);
  });

  it('are the changed lines at the press, and the bundles with each price', async () => {
    const { kept, memory } = createMemory();
    const { store, next } = await createLoadedCart(['a', 'b'], { memory });
    expect(kept).toEqual(['cart a,b', 'cart a,b']);
    kept.length = 0;
    void store.remove('a');
    expect(kept).toEqual(['lines 1 b']);
    (await next()).respond(sampleCart());
    (await next()).respond(allowed);
    await settle();
    expect(kept).toEqual(['lines 1 b', 'cart b']);
  });

  it('are the priced lines again after a refused change', async () => {
    const { kept, memory } = createMemory();
    const { store, next } = await createLoadedCart(['a'], { memory });
    kept.length = 0;
    void store.setQuantity('a', 2);
    (await next()).fail({ detail: 'Too many' });
    await settle();
    expect(kept).toEqual(['lines 2 a', 'lines 1 a']);
  });

  it('are the chosen lines of a postal code that is estimated after a change, once', async () => {
    const { kept, memory } = createMemory();
    const { store } = await createLoadedCart(['a'], { memory });
    kept.length = 0;
    void store.setQuantity('a', 2);
    void store.estimateTax('K1A 0B1');
    expect(kept).toEqual(['lines 2 a']);
  });

  it('are not the bundles that the shop does not have, once', async () => {
    const { kept, memory } = createMemory();
    const { call, next } = createShopApi();
    const store = createCart(request, call, undefined, memory);
    void store.load();
    (await next()).fail({ status: 404 });
    await settle();
    expect(kept).toEqual(['forgotten']);
  });
});
