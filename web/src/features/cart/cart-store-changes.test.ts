import { describe, expect, it } from 'vitest';
import { createLines } from '../../commerce/cart/cart-lines.ts';
import { sampleCart } from '../../testing/sample-cart.ts';
import { allowed, createCart, createLoadedCart, createShopApi, getQuantities, settle } from './testing/pending-shop.ts';

describe('a page that shows the cart', () => {
  it('follows every change until it unsubscribes', async () => {
    const { store, next } = await createLoadedCart();
    const statuses: string[] = [];
    const unsubscribe = store.subscribe(() => statuses.push(store.get().status));
    void store.setQuantity('a', 2);
    (await next()).respond(sampleCart());
    (await next()).respond(allowed);
    await settle();
    expect(statuses).toEqual(['updating', 'checking', 'ready']);
    unsubscribe();
    void store.setQuantity('a', 3);
    expect(statuses).toHaveLength(3);
  });
});

describe('changing the cart', () => {
  it('ends the requests of an older change', async () => {
    const { store, next } = await createLoadedCart();
    void store.setQuantity('a', 2);
    const price = await next();
    expect(price).toMatchObject({ name: 'requestCart', signal: { aborted: false } });
    void store.setQuantity('a', 3);
    expect(price.signal?.aborted).toBe(true);
    (await next()).respond(sampleCart());
    const check = await next();
    expect(check).toMatchObject({
      name: 'validateMaxQuantity',
      body: { bundles: [{ name: 'a', quantity: 3 }, { name: 'b' }] },
      signal: { aborted: false },
    });
    void store.setQuantity('a', 4);
    expect(check.signal?.aborted).toBe(true);
  });

  it('allows the quantities if their check fails, because checkout repeats it', async () => {
    const { store, next } = await createLoadedCart();
    void store.setQuantity('a', 2);
    (await next()).respond(sampleCart());
    (await next()).fail({ status: 500 });
    await settle();
    expect(store.get()).toMatchObject({ status: 'ready', exceeded: [], problem: undefined });
  });

  it('shows the change at once, keeps the old totals until the new ones arrive, then checks the quantities', async () => {
    const { store, next } = await createLoadedCart();
    const before = store.get().cart;
    void store.setQuantity('a', 2);
    expect(store.get()).toMatchObject({ status: 'updating', cart: before });
    expect(getQuantities(store)).toEqual([2, 1]);
    const after = sampleCart({ firstTermTotalAmount: 200 });
    (await next()).respond(after);
    const check = await next();
    expect(check.name).toBe('validateMaxQuantity');
    expect(store.get()).toMatchObject({ status: 'checking', cart: after });
    check.respond({ isValid: false, bundles: [{ name: 'a', maxQuantity: 1 }] });
    await settle();
    expect(store.get()).toMatchObject({
      status: 'ready',
      edited: true,
      exceeded: [{ name: 'a', maxQuantity: 1 }],
    });
  });

  it('ignores the response to an older change, and checks no quantities for it', async () => {
    const { store, next, pending } = await createLoadedCart();
    void store.setQuantity('a', 2);
    const older = await next();
    void store.setQuantity('a', 3);
    const newer = await next();
    const latest = sampleCart({ firstTermTotalAmount: 300 });
    newer.respond(latest);
    await settle();
    older.respond(sampleCart({ firstTermTotalAmount: 200 }));
    await settle();
    expect(store.get().cart).toBe(latest);
    expect(getQuantities(store)).toEqual([3, 1]);
    expect(pending.map(({ name }) => name)).toEqual(['validateMaxQuantity']);
  });

  it('ignores the check of the quantities of an older change', async () => {
    const { store, next } = await createLoadedCart();
    void store.setQuantity('a', 2);
    (await next()).respond(sampleCart());
    const older = await next();
    void store.setQuantity('a', 1);
    await next();
    older.respond({ isValid: false, bundles: [{ name: 'a', maxQuantity: 1 }] });
    await settle();
    expect(store.get()).toMatchObject({ status: 'updating', exceeded: [] });
  });

  it('ignores the rejection of an older change', async () => {
    const { store, next, pending } = await createLoadedCart();
    void store.setQuantity('a', 2);
    const older = await next();
    void store.setQuantity('a', 3);
    await next();
    older.fail({ detail: 'Too many' });
    await settle();
    expect(pending).toEqual([]);
    expect(getQuantities(store)).toEqual([3, 1]);
    expect(store.get()).toMatchObject({ status: 'updating', problem: undefined });
  });

  it('goes back to the last priced quantity if the change fails', async () => {
    const { store, next } = await createLoadedCart();
    void store.setQuantity('a', 2);
    await next();
    void store.setQuantity('a', 3);
    (await next()).fail({ detail: 'Too many' });
    await settle();
    expect(getQuantities(store)).toEqual([1, 1]);
    expect(store.get()).toMatchObject({ status: 'ready', problem: { detail: 'Too many' } });
  });

  it('shows a removed bundle again if the removal fails', async () => {
    const { store, next } = await createLoadedCart();
    void store.remove('a');
    expect(store.get().lines.map((line) => line.name)).toEqual(['b']);
    (await next()).fail({});
    await settle();
    expect(store.get().lines.map((line) => line.name)).toEqual(['a', 'b']);
  });
});

describe('changes in quick succession', () => {
  it('keeps the quantity if a code that was sent just before is rejected', async () => {
    const { store, next } = await createLoadedCart(['a']);
    void store.applyCode('a', 'NOPE', 'duplicated');
    await next();
    void store.setQuantity('a', 4);
    (await next()).fail({ action: 'show-cart', detail: 'Not valid' });
    const repeated = await next();
    expect(repeated.body.bundles).toEqual([{ name: 'a', quantity: 4, promotionCodes: [] }]);
    repeated.respond(sampleCart());
    (await next()).respond(allowed);
    await settle();
    expect(getQuantities(store)).toEqual([4]);
    expect(store.get()).toMatchObject({ status: 'ready', codeProblem: { bundle: 'a', text: 'Not valid' } });
  });

  it('loads the cart again if a change fails before the cart was priced', async () => {
    const { call, next } = createShopApi();
    const store = createCart({ lines: createLines(['a']), zipCode: undefined }, call);
    void store.load();
    (await next()).respond({ ...sampleCart(), summary: null });
    await next();
    void store.setQuantity('a', 2);
    (await next()).fail({ detail: 'Too many' });
    (await next()).respond({ ...sampleCart(), summary: null });
    (await next()).respond(sampleCart());
    (await next()).respond(allowed);
    await settle();
    expect(store.get()).toMatchObject({ status: 'ready', problem: { detail: 'Too many' } });
    expect(getQuantities(store)).toEqual([1]);
  });

  it('loads the cart if a change fails before its first response', async () => {
    const { call, next } = createShopApi();
    const store = createCart({ lines: createLines(['a']), zipCode: undefined }, call);
    void store.load();
    await next();
    void store.setQuantity('a', 2);
    (await next()).fail({ detail: 'Too many' });
    (await next()).fail({ detail: 'The shop is closed' });
    await settle();
    expect(store.get()).toMatchObject({ status: 'failed', problem: { detail: 'The shop is closed' } });
    expect(getQuantities(store)).toEqual([1]);
  });

  it('shows the numbers of the last of twenty changes', async () => {
    const { store, pending } = await createLoadedCart(['a']);
    for (let quantity = 2; quantity <= 21; quantity++) void store.setQuantity('a', quantity);
    await settle();
    const last = pending.at(-1);
    const latest = sampleCart({ firstTermTotalAmount: 2100 });
    last?.respond(latest);
    await settle();
    for (const older of pending.slice(0, 19)) older.respond(sampleCart());
    pending.at(-1)?.respond(allowed);
    await settle();
    expect(store.get()).toMatchObject({ cart: latest, lines: [{ quantity: 21 }], status: 'ready' });
  });
});
