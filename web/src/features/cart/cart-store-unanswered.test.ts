import i18next from 'i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLines } from '../../commerce/cart/cart-lines.ts';
import { sampleCart } from '../../testing/sample-cart.ts';
import { allowed, createCart, createLoadedCart, createShopApi, getQuantities, settle } from './testing/pending-shop.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a change that the shop API has not answered', () => {
  it.each([
    ['the line was lost', { status: 0 }],
    ['the gateway gave up', { status: 504 }],
    ['the shop is too busy', { status: 429 }],
    ['the sign-in has ended', { status: 401, action: 'sign-in' }],
  ] as const)('stays because %s, and is priced again', async (_, problem) => {
    const { store, next } = await createLoadedCart();
    void store.setQuantity('a', 2);
    (await next()).fail({ ...problem, detail: 'No answer' });
    await settle();
    expect(getQuantities(store)).toEqual([2, 1]);
    expect(store.get()).toMatchObject({ status: 'unpriced', edited: true, problem: { detail: 'No answer' } });
    void store.retry();
    expect(store.get()).toMatchObject({ status: 'updating', edited: true, problem: undefined });
    const repeated = await next();
    expect(repeated.body).toMatchObject({ excludePrice: false, bundles: [{ quantity: 2 }, { quantity: 1 }] });
    repeated.respond(sampleCart());
    (await next()).respond(allowed);
    await settle();
    expect(store.get()).toMatchObject({ status: 'ready', priced: { lines: [{ quantity: 2 }, {}] } });
  });

  it('may be refused later, and only then goes back to what was priced', async () => {
    const { store, next } = await createLoadedCart();
    void store.remove('a');
    (await next()).fail({ status: 0 });
    await settle();
    void store.reconnect();
    (await next()).fail({ detail: 'Not without a' });
    await settle();
    expect(getQuantities(store)).toEqual([1, 1]);
    expect(store.get()).toMatchObject({ status: 'ready', problem: { detail: 'Not without a' } });
  });

  it('stays with its code, and with its postal code', async () => {
    const { store, next } = await createLoadedCart(['a']);
    void store.applyCode('a', 'HALO20', 'duplicated');
    (await next()).fail({ status: 0 });
    await settle();
    void store.estimateTax('K1A 0B1');
    (await next()).fail({ status: 0 });
    await settle();
    expect(store.get()).toMatchObject({
      status: 'unpriced',
      lines: [{ promotionCodes: ['HALO20'] }],
      zipCode: 'K1A 0B1',
    });
  });

  it('stays in a cart that was never shown, which can be loaded again', async () => {
    const { call, next } = createShopApi();
    const store = createCart({ lines: createLines(['a']), zipCode: undefined }, call);
    void store.load();
    await next();
    void store.setQuantity('a', 2);
    (await next()).fail({ status: 0 });
    await settle();
    expect(store.get()).toMatchObject({ status: 'failed', lines: [{ quantity: 2 }] });
    void store.reconnect();
    expect((await next()).body).toMatchObject({ excludePrice: true, bundles: [{ quantity: 2 }] });
  });

  it('is the only one that a new connection repeats', async () => {
    const { call, next, pending } = createShopApi();
    const store = createCart({ lines: createLines(['a']), zipCode: undefined }, call);
    void store.load();
    (await next()).fail({ detail: 'The shop has no such cart' });
    await settle();
    await store.reconnect();
    expect(pending).toEqual([]);
    const loaded = await createLoadedCart();
    await loaded.store.reconnect();
    expect(loaded.pending).toEqual([]);
  });

  it('ends in words and can be tried again after an exception that nobody foresees', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const unforeseen = new TypeError('groupBy is not a function');
    const { store, next } = await createLoadedCart();
    void store.setQuantity('a', 2);
    (await next()).fail(unforeseen);
    await settle();
    expect(store.get()).toMatchObject({ status: 'unpriced', lines: [{ quantity: 2 }, {}] });
    expect(store.get().problem?.detail).toBe(i18next.t('errors.server.failed'));
    expect(report).toHaveBeenCalledExactlyOnceWith(unforeseen);
    void store.retry();
    expect((await next()).body).toMatchObject({ bundles: [{ quantity: 2 }, { quantity: 1 }] });
  });
});
