import { describe, expect, it } from 'vitest';
import { allowed, createLoadedCart } from './testing/pending-shop.ts';

describe('the check of the quantities before checkout', () => {
  it('marks a bundle above its maximum quantity, until the quantities are allowed', async () => {
    const { store, next } = await createLoadedCart();
    const first = store.checkQuantities();
    const rejected = await next();
    expect(rejected).toMatchObject({ name: 'validateMaxQuantity', body: { bundles: [{ name: 'a' }, { name: 'b' }] } });
    rejected.respond({ isValid: false, bundles: [{ name: 'b', maxQuantity: 1 }] });
    expect(await first).toBe(false);
    expect(store.get().exceeded).toEqual([{ name: 'b', maxQuantity: 1 }]);
    const second = store.checkQuantities();
    (await next()).respond(allowed);
    expect(await second).toBe(true);
    expect(store.get().exceeded).toEqual([]);
  });
});

describe('the check of the quantities before checkout, of lines that are not priced', () => {
  it('is about the lines that the customer has chosen', async () => {
    const { store, next } = await createLoadedCart(['a']);
    void store.setQuantity('a', 7);
    await next();
    void store.checkQuantities();
    expect(await next()).toMatchObject({ name: 'validateMaxQuantity', body: { bundles: [{ quantity: 7 }] } });
  });

  it('marks nothing of lines that have changed meanwhile', async () => {
    const { store, next } = await createLoadedCart(['a']);
    const checked = store.checkQuantities();
    const check = await next();
    void store.setQuantity('a', 2);
    check.respond({ isValid: false, bundles: [{ name: 'a', maxQuantity: 0 }] });
    expect(await checked).toBe(false);
    expect(store.get().exceeded).toEqual([]);
  });
});
