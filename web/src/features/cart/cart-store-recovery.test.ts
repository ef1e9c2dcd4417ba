import { describe, expect, it } from 'vitest';
import { createLines } from '../../commerce/cart/cart-lines.ts';
import { sampleCart } from '../../testing/sample-cart.ts';
import { allowed, createCart, createLoadedCart, createShopApi, settle } from './testing/pending-shop.ts';

describe('a code of the link that is valid for one of two bundles', () => {
  it('stays with that bundle, and the refusal names the other one', async () => {
    const { call, next } = createShopApi();
    const store = createCart({ lines: createLines(['a', 'b'], 'CODE'), zipCode: undefined }, call);
    void store.load();
    const extraInfo = { bundleName: 'b', title: 'Brush heads', promotionCode: 'CODE' };
    (await next()).fail({ action: 'show-cart', detail: 'Not valid.', messages: [{ code: '', text: '', extraInfo }] });
    const repeated = await next();
    expect(repeated.body.bundles.map(({ promotionCodes }) => promotionCodes)).toEqual([['CODE'], []]);
    repeated.respond(sampleCart());
    (await next()).respond(sampleCart());
    (await next()).respond(allowed);
    await settle();
    expect(store.get()).toMatchObject({ status: 'ready', problem: { detail: 'Brush heads: Not valid.' } });
  });
});

describe('codes of two bundles that are refused one after the other', () => {
  it('are both named', async () => {
    const { call, next } = createShopApi();
    const store = createCart({ lines: createLines(['a', 'b'], 'CODE'), zipCode: undefined }, call);
    void store.load();
    for (const [bundleName, title] of [
      ['b', 'Brush heads'],
      ['a', 'Halo'],
    ]) {
      const extraInfo = { bundleName, title, promotionCode: 'CODE' };
      (await next()).fail({ action: 'show-cart', detail: 'Not valid.', messages: [{ code: '', text: '', extraInfo }] });
    }
    (await next()).respond(sampleCart());
    (await next()).respond(sampleCart());
    (await next()).respond(allowed);
    await settle();
    const { status, problem } = store.get();
    expect({ status, action: problem?.action, lines: problem?.detail.split('\n') }).toEqual({
      status: 'ready',
      action: 'show-cart',
      lines: ['Brush heads: Not valid.', 'Halo: Not valid.'],
    });
  });
});

describe('a cart with a bundle that is not sold', () => {
  const naming = { status: 404, messages: [{ code: '', text: '', extraInfo: { bundleName: 'b' } }] };

  it('keeps the other bundle, and names the one that is gone', async () => {
    const { call, next } = createShopApi();
    const store = createCart({ lines: createLines(['a', 'b']), zipCode: undefined }, call);
    void store.load();
    (await next()).fail(naming);
    const details = await next();
    expect(details.body.bundles.map(({ name }) => name)).toEqual(['a']);
    details.respond(sampleCart());
    (await next()).respond(sampleCart());
    (await next()).respond(allowed);
    await settle();
    expect(store.get()).toMatchObject({ status: 'ready', unsold: ['b'], problem: undefined });
  });

  it('keeps a changed quantity of the other bundle', async () => {
    const { store, next } = await createLoadedCart();
    void store.setQuantity('a', 3);
    (await next()).fail(naming);
    const repeated = await next();
    expect(repeated.body.bundles).toMatchObject([{ name: 'a', quantity: 3 }]);
    repeated.respond(sampleCart());
    (await next()).respond(allowed);
    await settle();
    expect(store.get()).toMatchObject({ status: 'ready', unsold: ['b'] });
  });
});
describe('discount codes', () => {
  it('sends the trimmed code for its bundle', async () => {
    const { store, next } = await createLoadedCart();
    void store.applyCode('b', ' HALO20 ', 'duplicated');
    expect((await next()).body.bundles.map((bundle) => bundle.promotionCodes)).toEqual([[], ['HALO20']]);
  });

  it('does not send a code that is already in the cart', async () => {
    const { store, pending } = await createLoadedCart(['a'], { coupon: 'HALO20' });
    await store.applyCode('a', 'halo20', 'duplicated');
    expect(pending).toEqual([]);
    expect(store.get().codeProblem).toEqual({ bundle: 'a', text: 'duplicated' });
  });

  it('sends a code of one bundle, although another bundle has a code', async () => {
    const { store, next } = await createLoadedCart(['a', 'b']);
    void store.applyCode('a', 'HALO20', 'duplicated');
    await next();
    void store.applyCode('b', 'HEADS10', 'duplicated');
    expect((await next()).body.bundles.map((bundle) => bundle.promotionCodes)).toEqual([['HALO20'], ['HEADS10']]);
    void store.removeCode('a');
    expect((await next()).body.bundles.map((bundle) => bundle.promotionCodes)).toEqual([[], ['HEADS10']]);
  });

  it('drops a rejected code and shows the text of the server', async () => {
    const { store, next } = await createLoadedCart();
    void store.applyCode('a', 'NOPE', 'duplicated');
    (await next()).fail({ action: 'show-cart', detail: 'This discount code is not valid.' });
    await settle();
    expect(store.get().lines.flatMap((line) => line.promotionCodes)).toEqual([]);
    expect(store.get().codeProblem).toEqual({ bundle: 'a', text: 'This discount code is not valid.' });
  });
});
