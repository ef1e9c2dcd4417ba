import i18next from 'i18next';
import { describe, expect, it, vi } from 'vitest';
import { createLines } from '../../commerce/cart/cart-lines.ts';
import { sampleCart } from '../../testing/sample-cart.ts';
import { allowed, createCart, createShopApi, settle } from './testing/pending-shop.ts';

describe('a cart that came with the page', () => {
  const answers = { cart: sampleCart(), limits: allowed };
  const request = { lines: createLines(['a']), zipCode: undefined };

  it('is ready at once and makes no request', async () => {
    const { call, pending } = createShopApi();
    const store = createCart(request, call, answers);
    expect(store.get()).toMatchObject({ status: 'ready', cart: answers.cart, exceeded: [] });
    await store.start(undefined);
    expect(pending).toEqual([]);
  });

  it('is not priced again with the postal code that it is taxed for', async () => {
    const { call, pending } = createShopApi();
    const store = createCart({ ...request, zipCode: 'M5V 2T6' }, call, answers);
    await store.start(undefined);
    await store.start('M5V 2T6');
    expect(pending).toEqual([]);
    void store.start('K1A 0B1');
    expect(pending).toMatchObject([{ body: { zipCode: 'K1A 0B1' } }]);
  });

  it('without its limits has them checked before checkout is possible', async () => {
    const { call, next } = createShopApi();
    const store = createCart(request, call, { ...answers, limits: undefined });
    expect(store.get()).toMatchObject({ status: 'checking', cart: answers.cart, exceeded: [] });
    void store.start(undefined);
    const check = await next();
    expect(check).toMatchObject({ name: 'validateMaxQuantity', body: { bundles: [{ name: 'a', quantity: 1 }] } });
    check.respond({ isValid: false, bundles: [{ name: 'a', maxQuantity: 0 }] });
    await settle();
    expect(store.get()).toMatchObject({ status: 'ready', exceeded: [{ name: 'a', maxQuantity: 0 }] });
  });

  it('keeps what is on screen if its new price cannot be requested', async () => {
    const { call, next } = createShopApi();
    const store = createCart(request, call, answers);
    void store.start('K1A 0B1');
    (await next()).fail({ status: 0, detail: 'Offline' });
    await settle();
    expect(store.get()).toMatchObject({ status: 'unpriced', cart: answers.cart, problem: { detail: 'Offline' } });
  });

  it('shows the quantities that are too high', () => {
    const bundles = [{ name: 'a', maxQuantity: 5 }];
    const store = createCart(request, createShopApi().call, { ...answers, limits: { isValid: false, bundles } });
    expect(store.get().exceeded).toEqual(bundles);
  });

  it('is priced once more with the postal code of an earlier visit, and stays on screen meanwhile', async () => {
    const { call, next } = createShopApi();
    const store = createCart(request, call, answers);
    void store.start('K1A 0B1');
    const priced = await next();
    expect(priced.body).toMatchObject({ zipCode: 'K1A 0B1', excludePrice: false });
    expect(store.get()).toMatchObject({ status: 'updating', cart: answers.cart });
    priced.respond(sampleCart());
    (await next()).respond(allowed);
    await settle();
    expect(store.get()).toMatchObject({ status: 'ready', zipCode: 'K1A 0B1' });
  });

  it('drops a stored postal code that the shop API refuses, without a message', async () => {
    const { call, next } = createShopApi();
    const kept: unknown[] = [];
    const store = createCart(request, call, answers, { keepZip: (zip) => kept.push(zip) });
    void store.start('00000');
    (await next()).fail({ status: 400 });
    (await next()).respond(sampleCart());
    (await next()).respond(allowed);
    await settle();
    expect(store.get()).toMatchObject({ status: 'ready', zipCode: undefined });
    expect(kept).toEqual([undefined]);
    expect(store.get().problem).toBeUndefined();
  });
});

describe('a cart that did not come with the page', () => {
  it.each([['K1A 0B1'], [undefined]])('is loaded for the stored postal code %s', async (zipCode) => {
    const { call, next } = createShopApi();
    const store = createCart({ lines: createLines(['a']), zipCode: undefined }, call);
    void store.start(zipCode);
    expect(store.get()).toMatchObject({ status: 'loading', zipCode, priced: { zipCode } });
    expect((await next()).body).toMatchObject({ excludePrice: true });
  });
});

describe('loading the cart', () => {
  it.each([['K1A 0B1'], [undefined]])('without a refused code keeps the postal code %s', async (zipCode) => {
    const { call, next } = createShopApi();
    const kept: unknown[] = [];
    const memory = { keepZip: (zip: unknown) => kept.push(zip) };
    const store = createCart({ lines: createLines(['a'], 'OLD'), zipCode }, call, undefined, memory);
    void store.load();
    (await next()).fail({ action: 'reload-cart-without-promotions' });
    expect((await next()).body).not.toHaveProperty(zipCode === undefined ? 'zipCode' : 'promotionCodes');
    expect(store.get().zipCode).toBe(zipCode);
    expect(kept).toEqual([]);
  });

  it('requests the cart without prices first, then with prices', async () => {
    const { call, next } = createShopApi();
    const store = createCart({ lines: createLines(['a']), zipCode: undefined }, call);
    expect(store.get()).toMatchObject({ status: 'loading', cart: undefined, exceeded: [] });
    void store.load();
    const first = await next();
    expect(first).toMatchObject({ name: 'requestCart', body: { excludePrice: true } });
    first.respond({ ...sampleCart(), summary: null });
    const second = await next();
    expect(store.get()).toMatchObject({ status: 'pricing', cart: { summary: null } });
    expect(second.body.excludePrice).toBe(false);
    second.respond(sampleCart());
    (await next()).respond(allowed);
    await settle();
    expect(store.get().status).toBe('ready');
  });

  it('shows why the cart could not be loaded, and can load it again', async () => {
    const { call, next } = createShopApi();
    const store = createCart({ lines: createLines(['a']), zipCode: undefined }, call);
    void store.load();
    (await next()).fail({ detail: 'The shop is closed' });
    await settle();
    expect(store.get()).toMatchObject({ status: 'failed', problem: { detail: 'The shop is closed' } });
    void store.load();
    expect(store.get()).toMatchObject({ status: 'loading', problem: undefined });
    (await next()).respond(sampleCart());
    await settle();
    expect(store.get()).toMatchObject({ status: 'pricing', problem: undefined });
  });

  it('repeats the request without codes and without a message for a duplicate code', async () => {
    const { call, next } = createShopApi();
    const store = createCart({ lines: createLines(['a'], 'FIRSTFREE'), zipCode: undefined }, call);
    void store.load();
    (await next()).respond(sampleCart());
    (await next()).fail({ action: 'reload-cart-without-promotions' });
    const repeated = await next();
    expect(repeated.body.bundles).toEqual([{ name: 'a', quantity: 1, promotionCodes: [] }]);
    repeated.respond(sampleCart());
    (await next()).respond(sampleCart());
    (await next()).respond(allowed);
    await settle();
    expect(store.get()).toMatchObject({ status: 'ready', problem: undefined });
  });

  it('shows only why the cart could not be loaded if the repeat without codes fails too', async () => {
    const { call, next } = createShopApi();
    const store = createCart({ lines: createLines(['a'], 'NOPE'), zipCode: undefined }, call);
    void store.load();
    (await next()).fail({ action: 'show-cart', detail: 'This code is not valid' });
    (await next()).fail({ detail: 'The shop is closed' });
    await settle();
    expect(store.get()).toMatchObject({ status: 'failed', problem: { detail: 'The shop is closed' } });
  });

  it('ends in words after a fault of the program, which is reported to the window', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const fault = new TypeError('No cart');
    const { call, next } = createShopApi();
    const store = createCart({ lines: createLines(['a']), zipCode: undefined }, call);
    const loaded = store.load();
    (await next()).fail(fault);
    await loaded;
    vi.unstubAllGlobals();
    expect(store.get()).toMatchObject({ status: 'failed', problem: { detail: i18next.t('errors.server.failed') } });
    expect(report).toHaveBeenCalledExactlyOnceWith(fault);
  });

  it('changes nothing after the customer has left the page', async () => {
    const { call, next } = createShopApi();
    const store = createCart({ lines: createLines(['a']), zipCode: undefined }, call);
    void store.load();
    const request = await next();
    store.stop();
    expect(request.signal?.aborted).toBe(true);
    request.respond(sampleCart());
    await settle();
    expect(store.get()).toMatchObject({ status: 'loading', cart: undefined });
  });

  it('ignores the response to a request that a change has replaced', async () => {
    const { call, next } = createShopApi();
    const store = createCart({ lines: createLines(['a']), zipCode: undefined }, call);
    void store.load();
    const older = await next();
    void store.setQuantity('a', 2);
    await next();
    older.respond({ ...sampleCart(), summary: null });
    await settle();
    expect(store.get()).toMatchObject({ status: 'updating', cart: undefined });
  });

  it('ignores the rejection of a request that a change has replaced', async () => {
    const { call, next, pending } = createShopApi();
    const store = createCart({ lines: createLines(['a'], 'NOPE'), zipCode: undefined }, call);
    void store.load();
    const older = await next();
    void store.setQuantity('a', 2);
    await next();
    older.fail({ action: 'show-cart', detail: 'This code is not valid' });
    await settle();
    expect(pending).toEqual([]);
    expect(store.get()).toMatchObject({ status: 'updating', lines: [{ quantity: 2, promotionCodes: ['NOPE'] }] });
  });

  it('drops an invalid code of the URL and shows the error', async () => {
    const { call, next } = createShopApi();
    const store = createCart({ lines: createLines(['a'], 'NOPE'), zipCode: undefined }, call);
    void store.load();
    (await next()).fail({ action: 'show-cart', detail: 'This code is not valid' });
    (await next()).respond(sampleCart());
    (await next()).respond(sampleCart());
    (await next()).respond(allowed);
    await settle();
    expect(store.get()).toMatchObject({ status: 'ready', problem: { detail: 'This code is not valid' } });
  });
});
