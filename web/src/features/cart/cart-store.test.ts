import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CallInput, CallResponse } from '@perennial/shared/catalogue/types';
import type { Problem } from '@perennial/shared/errors/problem';
import { describe, expect, it } from 'vitest';
import { type CallOptions, ProblemError } from '../../api/client.ts';
import { createLines } from '../../commerce/cart/cart-lines.ts';
import { sampleCart } from '../../testing/sample-cart.ts';
import { CartStore } from './cart-store.ts';

type PendingCall = {
  readonly name: CallName;
  readonly body: CallInput<'requestCart'>['body'];
  readonly signal: AbortSignal | undefined;
  respond(value: unknown): void;
  fail(problem: Partial<Problem> | Error): void;
};

/** A shop API whose responses the test sends in any order. */
function createShopApi() {
  const pending: PendingCall[] = [];
  function call<N extends CallName>(name: N, input: CallInput<N>, options?: CallOptions): Promise<CallResponse<N>> {
    return new Promise((resolve, reject) => {
      pending.push({
        name,
        body: (input as CallInput<'requestCart'>).body,
        signal: options?.signal,
        respond: (value) => resolve(value as CallResponse<N>),
        fail: (problem) => reject(problem instanceof Error ? problem : new ProblemError({ ...noProblem, ...problem })),
      });
    });
  }
  async function next(): Promise<PendingCall> {
    for (let turn = 0; turn < 20; turn++) {
      const first = pending.shift();
      if (first) return first;
      await Promise.resolve();
    }
    throw new Error('There was no call');
  }
  return { call, next, pending };
}

const noProblem: Problem = { type: '', title: '', status: 400, detail: 'No', messages: [], requestId: '' };
const allowed = { isValid: true, bundles: [] };
const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

async function createLoadedStore(names = ['a', 'b'], coupon?: string, zipCode?: string) {
  const { call, next, pending } = createShopApi();
  const store = new CartStore({ lines: createLines(names, coupon), zipCode }, call);
  void store.load();
  (await next()).respond(sampleCart());
  (await next()).respond(sampleCart());
  (await next()).respond(allowed);
  await settle();
  return { store, next, pending };
}

const getQuantities = (store: CartStore) => store.getState().lines.map((line) => line.quantity);

describe('a cart that came with the page', () => {
  const answers = { cart: sampleCart(), limits: allowed };
  const request = { lines: createLines(['a']), zipCode: undefined };

  it('is ready at once and makes no request', async () => {
    const { call, pending } = createShopApi();
    const store = new CartStore(request, call, answers);
    expect(store.getState()).toMatchObject({ status: 'ready', cart: answers.cart, exceeded: [] });
    await store.start(undefined);
    expect(pending).toEqual([]);
  });

  it('is not priced again with the postal code that it is taxed for', async () => {
    const { call, pending } = createShopApi();
    const store = new CartStore({ ...request, zipCode: 'M5V 2T6' }, call, answers);
    await store.start(undefined);
    await store.start('M5V 2T6');
    expect(pending).toEqual([]);
    void store.start('K1A 0B1');
    expect(pending).toMatchObject([{ body: { zipCode: 'K1A 0B1' } }]);
  });

  it('without its limits has them checked before checkout is possible', async () => {
    const { call, next } = createShopApi();
    const store = new CartStore(request, call, { ...answers, limits: undefined });
    expect(store.getState()).toMatchObject({ status: 'checking', cart: answers.cart, exceeded: [] });
    void store.start(undefined);
    const check = await next();
    expect(check).toMatchObject({ name: 'validateMaxQuantity', body: { bundles: [{ name: 'a', quantity: 1 }] } });
    check.respond({ isValid: false, bundles: [{ name: 'a', maxQuantity: 0 }] });
    await settle();
    expect(store.getState()).toMatchObject({ status: 'ready', exceeded: [{ name: 'a', maxQuantity: 0 }] });
  });

  it('keeps what is on screen if its new price cannot be requested', async () => {
    const { call, next } = createShopApi();
    const store = new CartStore(request, call, answers);
    void store.start('K1A 0B1');
    (await next()).fail({ status: 0, detail: 'Offline' });
    await settle();
    expect(store.getState()).toMatchObject({ status: 'unpriced', cart: answers.cart, problem: { detail: 'Offline' } });
  });

  it('shows the quantities that are too high', () => {
    const bundles = [{ name: 'a', maxQuantity: 5 }];
    const store = new CartStore(request, createShopApi().call, { ...answers, limits: { isValid: false, bundles } });
    expect(store.getState().exceeded).toEqual(bundles);
  });

  it('is priced once more with the postal code of an earlier visit, and stays on screen meanwhile', async () => {
    const { call, next } = createShopApi();
    const store = new CartStore(request, call, answers);
    void store.start('K1A 0B1');
    const priced = await next();
    expect(priced.body).toMatchObject({ zipCode: 'K1A 0B1', excludePrice: false });
    expect(store.getState()).toMatchObject({ status: 'updating', cart: answers.cart });
    priced.respond(sampleCart());
    (await next()).respond(allowed);
    await settle();
    expect(store.getState()).toMatchObject({ status: 'ready', zipCode: 'K1A 0B1', refusedZip: undefined });
  });

  it('drops a stored postal code that the shop API refuses, without a message', async () => {
    const { call, next } = createShopApi();
    const store = new CartStore(request, call, answers);
    void store.start('00000');
    (await next()).fail({ status: 400 });
    (await next()).respond(sampleCart());
    (await next()).respond(allowed);
    await settle();
    expect(store.getState()).toMatchObject({ status: 'ready', refusedZip: '00000', zipCode: undefined });
    expect(store.getState().problem).toBeUndefined();
  });
});

describe('a cart that did not come with the page', () => {
  it.each([['K1A 0B1'], [undefined]])('is loaded for the stored postal code %s', async (zipCode) => {
    const { call, next } = createShopApi();
    const store = new CartStore({ lines: createLines(['a']), zipCode: undefined }, call);
    void store.start(zipCode);
    expect(store.getState()).toMatchObject({ status: 'loading', zipCode, priced: { zipCode } });
    expect((await next()).body).toMatchObject({ excludePrice: true });
  });
});

describe('loading the cart', () => {
  it.each([['K1A 0B1'], [undefined]])('without a refused code keeps the postal code %s', async (zipCode) => {
    const { call, next } = createShopApi();
    const store = new CartStore({ lines: createLines(['a'], 'OLD'), zipCode }, call);
    void store.load();
    (await next()).fail({ action: 'reload-cart-without-promotions' });
    expect((await next()).body).not.toHaveProperty(zipCode === undefined ? 'zipCode' : 'promotionCodes');
    expect(store.getState()).toMatchObject({ zipCode, refusedZip: undefined });
  });

  it('requests the cart without prices first, then with prices', async () => {
    const { call, next } = createShopApi();
    const store = new CartStore({ lines: createLines(['a']), zipCode: undefined }, call);
    expect(store.getState()).toMatchObject({ status: 'loading', cart: undefined, exceeded: [] });
    void store.load();
    const first = await next();
    expect(first).toMatchObject({ name: 'requestCart', body: { excludePrice: true } });
    first.respond({ ...sampleCart(), summary: null });
    const second = await next();
    expect(store.getState()).toMatchObject({ status: 'pricing', cart: { summary: null } });
    expect(second.body.excludePrice).toBe(false);
    second.respond(sampleCart());
    (await next()).respond(allowed);
    await settle();
    expect(store.getState().status).toBe('ready');
  });

  it('shows why the cart could not be loaded, and can load it again', async () => {
    const { call, next } = createShopApi();
    const store = new CartStore({ lines: createLines(['a']), zipCode: undefined }, call);
    void store.load();
    (await next()).fail({ detail: 'The shop is closed' });
    await settle();
    expect(store.getState()).toMatchObject({ status: 'failed', problem: { detail: 'The shop is closed' } });
    void store.load();
    expect(store.getState()).toMatchObject({ status: 'loading', problem: undefined });
    (await next()).respond(sampleCart());
    await settle();
    expect(store.getState()).toMatchObject({ status: 'pricing', problem: undefined });
  });

  it('repeats the request without codes and without a message for a duplicate code', async () => {
    const { call, next } = createShopApi();
    const store = new CartStore({ lines: createLines(['a'], 'FIRSTFREE'), zipCode: undefined }, call);
    void store.load();
    (await next()).respond(sampleCart());
    (await next()).fail({ action: 'reload-cart-without-promotions' });
    const repeated = await next();
    expect(repeated.body.bundles).toEqual([{ name: 'a', quantity: 1, promotionCodes: [] }]);
    repeated.respond(sampleCart());
    (await next()).respond(sampleCart());
    (await next()).respond(allowed);
    await settle();
    expect(store.getState()).toMatchObject({ status: 'ready', problem: undefined });
  });

  it('shows only why the cart could not be loaded if the repeat without codes fails too', async () => {
    const { call, next } = createShopApi();
    const store = new CartStore({ lines: createLines(['a'], 'NOPE'), zipCode: undefined }, call);
    void store.load();
    (await next()).fail({ action: 'show-cart', detail: 'This code is not valid' });
    (await next()).fail({ detail: 'The shop is closed' });
    await settle();
    expect(store.getState()).toMatchObject({ status: 'failed', problem: { detail: 'The shop is closed' } });
  });

  it('does not hide a fault of the program as an error of the shop', async () => {
    const { call, next } = createShopApi();
    const store = new CartStore({ lines: createLines(['a']), zipCode: undefined }, call);
    const loaded = store.load();
    (await next()).fail(new TypeError('No cart'));
    await expect(loaded).rejects.toThrow('No cart');
  });

  it('changes nothing after the customer has left the page', async () => {
    const { call, next } = createShopApi();
    const store = new CartStore({ lines: createLines(['a']), zipCode: undefined }, call);
    void store.load();
    const request = await next();
    store.stop();
    expect(request.signal?.aborted).toBe(true);
    request.respond(sampleCart());
    await settle();
    expect(store.getState()).toMatchObject({ status: 'loading', cart: undefined });
  });

  it('ignores the response to a request that a change has replaced', async () => {
    const { call, next } = createShopApi();
    const store = new CartStore({ lines: createLines(['a']), zipCode: undefined }, call);
    void store.load();
    const older = await next();
    void store.setQuantity('a', 2);
    await next();
    older.respond({ ...sampleCart(), summary: null });
    await settle();
    expect(store.getState()).toMatchObject({ status: 'updating', cart: undefined });
  });

  it('ignores the rejection of a request that a change has replaced', async () => {
    const { call, next, pending } = createShopApi();
    const store = new CartStore({ lines: createLines(['a'], 'NOPE'), zipCode: undefined }, call);
    void store.load();
    const older = await next();
    void store.setQuantity('a', 2);
    await next();
    older.fail({ action: 'show-cart', detail: 'This code is not valid' });
    await settle();
    expect(pending).toEqual([]);
    expect(store.getState()).toMatchObject({ status: 'updating', lines: [{ quantity: 2, promotionCodes: ['NOPE'] }] });
  });

  it('drops an invalid code of the URL and shows the error', async () => {
    const { call, next } = createShopApi();
    const store = new CartStore({ lines: createLines(['a'], 'NOPE'), zipCode: undefined }, call);
    void store.load();
    (await next()).fail({ action: 'show-cart', detail: 'This code is not valid' });
    (await next()).respond(sampleCart());
    (await next()).respond(sampleCart());
    (await next()).respond(allowed);
    await settle();
    expect(store.getState()).toMatchObject({ status: 'ready', problem: { detail: 'This code is not valid' } });
  });
});

describe('a code of the link that is valid for one of two bundles', () => {
  it('stays with that bundle, and the refusal names the other one', async () => {
    const { call, next } = createShopApi();
    const store = new CartStore({ lines: createLines(['a', 'b'], 'CODE'), zipCode: undefined }, call);
    void store.load();
    const extraInfo = { bundleName: 'b', title: 'Brush heads', promotionCode: 'CODE' };
    (await next()).fail({ action: 'show-cart', detail: 'Not valid.', messages: [{ code: '', text: '', extraInfo }] });
    const repeated = await next();
    expect(repeated.body.bundles.map(({ promotionCodes }) => promotionCodes)).toEqual([['CODE'], []]);
    repeated.respond(sampleCart());
    (await next()).respond(sampleCart());
    (await next()).respond(allowed);
    await settle();
    expect(store.getState()).toMatchObject({ status: 'ready', problem: { detail: 'Brush heads: Not valid.' } });
  });
});

describe('codes of two bundles that are refused one after the other', () => {
  it('are both named', async () => {
    const { call, next } = createShopApi();
    const store = new CartStore({ lines: createLines(['a', 'b'], 'CODE'), zipCode: undefined }, call);
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
    const { status, problem } = store.getState();
    expect({ status, action: problem?.action, lines: problem?.detail.split('\n') }).toEqual({
      status: 'ready',
      action: 'show-cart',
      lines: ['Brush heads: Not valid.', 'Halo: Not valid.'],
    });
  });
});

describe('a page that shows the cart', () => {
  it('follows every change until it unsubscribes', async () => {
    const { store, next } = await createLoadedStore();
    const statuses: string[] = [];
    const unsubscribe = store.subscribe(() => statuses.push(store.getState().status));
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
    const { store, next } = await createLoadedStore();
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
    const { store, next } = await createLoadedStore();
    void store.setQuantity('a', 2);
    (await next()).respond(sampleCart());
    (await next()).fail({ status: 500 });
    await settle();
    expect(store.getState()).toMatchObject({ status: 'ready', exceeded: [], problem: undefined });
  });

  it('shows the change at once, keeps the old totals until the new ones arrive, then checks the quantities', async () => {
    const { store, next } = await createLoadedStore();
    const before = store.getState().cart;
    void store.setQuantity('a', 2);
    expect(store.getState()).toMatchObject({ status: 'updating', cart: before });
    expect(getQuantities(store)).toEqual([2, 1]);
    const after = sampleCart({ firstTermTotalAmount: 200 });
    (await next()).respond(after);
    const check = await next();
    expect(check.name).toBe('validateMaxQuantity');
    expect(store.getState()).toMatchObject({ status: 'checking', cart: after });
    check.respond({ isValid: false, bundles: [{ name: 'a', maxQuantity: 1 }] });
    await settle();
    expect(store.getState()).toMatchObject({
      status: 'ready',
      edited: true,
      exceeded: [{ name: 'a', maxQuantity: 1 }],
    });
  });

  it('ignores the response to an older change, and checks no quantities for it', async () => {
    const { store, next, pending } = await createLoadedStore();
    void store.setQuantity('a', 2);
    const older = await next();
    void store.setQuantity('a', 3);
    const newer = await next();
    const latest = sampleCart({ firstTermTotalAmount: 300 });
    newer.respond(latest);
    await settle();
    older.respond(sampleCart({ firstTermTotalAmount: 200 }));
    await settle();
    expect(store.getState().cart).toBe(latest);
    expect(getQuantities(store)).toEqual([3, 1]);
    expect(pending.map(({ name }) => name)).toEqual(['validateMaxQuantity']);
  });

  it('ignores the check of the quantities of an older change', async () => {
    const { store, next } = await createLoadedStore();
    void store.setQuantity('a', 2);
    (await next()).respond(sampleCart());
    const older = await next();
    void store.setQuantity('a', 1);
    await next();
    older.respond({ isValid: false, bundles: [{ name: 'a', maxQuantity: 1 }] });
    await settle();
    expect(store.getState()).toMatchObject({ status: 'updating', exceeded: [] });
  });

  it('ignores the rejection of an older change', async () => {
    const { store, next, pending } = await createLoadedStore();
    void store.setQuantity('a', 2);
    const older = await next();
    void store.setQuantity('a', 3);
    await next();
    older.fail({ detail: 'Too many' });
    await settle();
    expect(pending).toEqual([]);
    expect(getQuantities(store)).toEqual([3, 1]);
    expect(store.getState()).toMatchObject({ status: 'updating', problem: undefined });
  });

  it('goes back to the last priced quantity if the change fails', async () => {
    const { store, next } = await createLoadedStore();
    void store.setQuantity('a', 2);
    await next();
    void store.setQuantity('a', 3);
    (await next()).fail({ detail: 'Too many' });
    await settle();
    expect(getQuantities(store)).toEqual([1, 1]);
    expect(store.getState()).toMatchObject({ status: 'ready', problem: { detail: 'Too many' } });
  });

  it('shows a removed bundle again if the removal fails', async () => {
    const { store, next } = await createLoadedStore();
    void store.remove('a');
    expect(store.getState().lines.map((line) => line.name)).toEqual(['b']);
    (await next()).fail({});
    await settle();
    expect(store.getState().lines.map((line) => line.name)).toEqual(['a', 'b']);
  });
});

describe('a change that the shop API has not answered', () => {
  it.each([
    ['the line was lost', { status: 0 }],
    ['the gateway gave up', { status: 504 }],
    ['the shop is too busy', { status: 429 }],
    ['the sign-in has ended', { status: 401, action: 'sign-in' }],
  ] as const)('stays because %s, and is priced again', async (_, problem) => {
    const { store, next } = await createLoadedStore();
    void store.setQuantity('a', 2);
    (await next()).fail({ ...problem, detail: 'No answer' });
    await settle();
    expect(getQuantities(store)).toEqual([2, 1]);
    expect(store.getState()).toMatchObject({ status: 'unpriced', edited: true, problem: { detail: 'No answer' } });
    void store.retry();
    expect(store.getState()).toMatchObject({ status: 'updating', edited: true, problem: undefined });
    const repeated = await next();
    expect(repeated.body).toMatchObject({ excludePrice: false, bundles: [{ quantity: 2 }, { quantity: 1 }] });
    repeated.respond(sampleCart());
    (await next()).respond(allowed);
    await settle();
    expect(store.getState()).toMatchObject({ status: 'ready', priced: { lines: [{ quantity: 2 }, {}] } });
  });

  it('may be refused later, and only then goes back to what was priced', async () => {
    const { store, next } = await createLoadedStore();
    void store.remove('a');
    (await next()).fail({ status: 0 });
    await settle();
    void store.reconnect();
    (await next()).fail({ detail: 'Not without a' });
    await settle();
    expect(getQuantities(store)).toEqual([1, 1]);
    expect(store.getState()).toMatchObject({ status: 'ready', problem: { detail: 'Not without a' } });
  });

  it('stays with its code, and with its postal code', async () => {
    const { store, next } = await createLoadedStore(['a']);
    void store.applyCode('a', 'HALO20', 'duplicated');
    (await next()).fail({ status: 0 });
    await settle();
    void store.estimateTax('K1A 0B1');
    (await next()).fail({ status: 0 });
    await settle();
    expect(store.getState()).toMatchObject({
      status: 'unpriced',
      lines: [{ promotionCodes: ['HALO20'] }],
      zipCode: 'K1A 0B1',
    });
  });

  it('stays in a cart that was never shown, which can be loaded again', async () => {
    const { call, next } = createShopApi();
    const store = new CartStore({ lines: createLines(['a']), zipCode: undefined }, call);
    void store.load();
    await next();
    void store.setQuantity('a', 2);
    (await next()).fail({ status: 0 });
    await settle();
    expect(store.getState()).toMatchObject({ status: 'failed', lines: [{ quantity: 2 }] });
    void store.reconnect();
    expect((await next()).body).toMatchObject({ excludePrice: true, bundles: [{ quantity: 2 }] });
  });

  it('is the only one that a new connection repeats', async () => {
    const { call, next, pending } = createShopApi();
    const store = new CartStore({ lines: createLines(['a']), zipCode: undefined }, call);
    void store.load();
    (await next()).fail({ detail: 'The shop has no such cart' });
    await settle();
    await store.reconnect();
    expect(pending).toEqual([]);
    const loaded = await createLoadedStore();
    await loaded.store.reconnect();
    expect(loaded.pending).toEqual([]);
  });
});

describe('discount codes', () => {
  it('sends the trimmed code for its bundle', async () => {
    const { store, next } = await createLoadedStore();
    void store.applyCode('b', ' HALO20 ', 'duplicated');
    expect((await next()).body.bundles.map((bundle) => bundle.promotionCodes)).toEqual([[], ['HALO20']]);
  });

  it('does not send a code that is already in the cart', async () => {
    const { store, pending } = await createLoadedStore(['a'], 'HALO20');
    await store.applyCode('a', 'halo20', 'duplicated');
    expect(pending).toEqual([]);
    expect(store.getState().codeProblem).toEqual({ bundle: 'a', text: 'duplicated' });
  });

  it('sends a code of one bundle, although another bundle has a code', async () => {
    const { store, next } = await createLoadedStore(['a', 'b']);
    void store.applyCode('a', 'HALO20', 'duplicated');
    await next();
    void store.applyCode('b', 'HEADS10', 'duplicated');
    expect((await next()).body.bundles.map((bundle) => bundle.promotionCodes)).toEqual([['HALO20'], ['HEADS10']]);
    void store.removeCode('a');
    expect((await next()).body.bundles.map((bundle) => bundle.promotionCodes)).toEqual([[], ['HEADS10']]);
  });

  it('drops a rejected code and shows the text of the server', async () => {
    const { store, next } = await createLoadedStore();
    void store.applyCode('a', 'NOPE', 'duplicated');
    (await next()).fail({ action: 'show-cart', detail: 'This discount code is not valid.' });
    await settle();
    expect(store.getState().lines.flatMap((line) => line.promotionCodes)).toEqual([]);
    expect(store.getState().codeProblem).toEqual({ bundle: 'a', text: 'This discount code is not valid.' });
  });
});

describe('estimating tax for a postal code', () => {
  it('sends the postal code with every request of the cart', async () => {
    const { store, next } = await createLoadedStore(['a'], undefined, 'K1A 0B1');
    void store.setQuantity('a', 2);
    expect((await next()).body.zipCode).toBe('K1A 0B1');
    void store.estimateTax('M5V 2T6');
    expect((await next()).body).toMatchObject({ zipCode: 'M5V 2T6', bundles: [{ quantity: 2 }] });
    void store.setQuantity('a', 3);
    expect((await next()).body).toMatchObject({ zipCode: 'M5V 2T6', bundles: [{ quantity: 3 }] });
  });

  it('shows the error of an unknown postal code at its field and keeps the last one', async () => {
    const { store, next } = await createLoadedStore(['a'], undefined, 'K1A 0B1');
    void store.estimateTax('X0X 0X0');
    expect(store.getState().zipCode).toBe('X0X 0X0');
    (await next()).fail({ detail: 'Unknown' });
    await settle();
    expect(store.getState()).toMatchObject({ zipCode: 'K1A 0B1', zipProblem: 'Unknown', problem: undefined });
  });

  it('does not count as a change of the cart', async () => {
    const { store, next } = await createLoadedStore(['a']);
    void store.estimateTax('K1A 0B1');
    (await next()).respond(sampleCart());
    (await next()).respond(allowed);
    await settle();
    expect(store.getState()).toMatchObject({ edited: false, priced: { zipCode: 'K1A 0B1' } });
  });

  it('leaves a changed cart changed, so that a reload restores it', async () => {
    const { store, next } = await createLoadedStore(['a']);
    void store.setQuantity('a', 2);
    await next();
    void store.estimateTax('K1A 0B1');
    expect(store.getState()).toMatchObject({ edited: true, zipCode: 'K1A 0B1', lines: [{ quantity: 2 }] });
  });
});

describe('the check of the quantities before checkout', () => {
  it('marks a bundle above its maximum quantity, until the quantities are allowed', async () => {
    const { store, next } = await createLoadedStore();
    const first = store.checkQuantities();
    const rejected = await next();
    expect(rejected).toMatchObject({ name: 'validateMaxQuantity', body: { bundles: [{ name: 'a' }, { name: 'b' }] } });
    rejected.respond({ isValid: false, bundles: [{ name: 'b', maxQuantity: 1 }] });
    expect(await first).toBe(false);
    expect(store.getState().exceeded).toEqual([{ name: 'b', maxQuantity: 1 }]);
    const second = store.checkQuantities();
    (await next()).respond(allowed);
    expect(await second).toBe(true);
    expect(store.getState().exceeded).toEqual([]);
  });
});

describe('the check of the quantities before checkout, of lines that are not priced', () => {
  it('is about the lines that the customer has chosen', async () => {
    const { store, next } = await createLoadedStore(['a']);
    void store.setQuantity('a', 7);
    await next();
    void store.checkQuantities();
    expect(await next()).toMatchObject({ name: 'validateMaxQuantity', body: { bundles: [{ quantity: 7 }] } });
  });

  it('marks nothing of lines that have changed meanwhile', async () => {
    const { store, next } = await createLoadedStore(['a']);
    const checked = store.checkQuantities();
    const check = await next();
    void store.setQuantity('a', 2);
    check.respond({ isValid: false, bundles: [{ name: 'a', maxQuantity: 0 }] });
    expect(await checked).toBe(false);
    expect(store.getState().exceeded).toEqual([]);
  });
});

describe('changes in quick succession', () => {
  it('keeps the quantity if a code that was sent just before is rejected', async () => {
    const { store, next } = await createLoadedStore(['a']);
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
    expect(store.getState()).toMatchObject({ status: 'ready', codeProblem: { bundle: 'a', text: 'Not valid' } });
  });

  it('loads the cart again if a change fails before the cart was priced', async () => {
    const { call, next } = createShopApi();
    const store = new CartStore({ lines: createLines(['a']), zipCode: undefined }, call);
    void store.load();
    (await next()).respond({ ...sampleCart(), summary: null });
    await next();
    void store.setQuantity('a', 2);
    (await next()).fail({ detail: 'Too many' });
    (await next()).respond({ ...sampleCart(), summary: null });
    (await next()).respond(sampleCart());
    (await next()).respond(allowed);
    await settle();
    expect(store.getState()).toMatchObject({ status: 'ready', problem: { detail: 'Too many' } });
    expect(getQuantities(store)).toEqual([1]);
  });

  it('loads the cart if a change fails before its first response', async () => {
    const { call, next } = createShopApi();
    const store = new CartStore({ lines: createLines(['a']), zipCode: undefined }, call);
    void store.load();
    await next();
    void store.setQuantity('a', 2);
    (await next()).fail({ detail: 'Too many' });
    (await next()).fail({ detail: 'The shop is closed' });
    await settle();
    expect(store.getState()).toMatchObject({ status: 'failed', problem: { detail: 'The shop is closed' } });
    expect(getQuantities(store)).toEqual([1]);
  });

  it('shows the numbers of the last of twenty changes', async () => {
    const { store, pending } = await createLoadedStore(['a']);
    for (let quantity = 2; quantity <= 21; quantity++) void store.setQuantity('a', quantity);
    await settle();
    const last = pending.at(-1);
    const latest = sampleCart({ firstTermTotalAmount: 2100 });
    last?.respond(latest);
    await settle();
    for (const older of pending.slice(0, 19)) older.respond(sampleCart());
    pending.at(-1)?.respond(allowed);
    await settle();
    expect(store.getState()).toMatchObject({ cart: latest, lines: [{ quantity: 21 }], status: 'ready' });
  });
});

describe('a cart with a bundle that is not sold', () => {
  const naming = { status: 404, messages: [{ code: '', text: '', extraInfo: { bundleName: 'b' } }] };

  it('keeps the other bundle, and names the one that is gone', async () => {
    const { call, next } = createShopApi();
    const store = new CartStore({ lines: createLines(['a', 'b']), zipCode: undefined }, call);
    void store.load();
    (await next()).fail(naming);
    const details = await next();
    expect(details.body.bundles.map(({ name }) => name)).toEqual(['a']);
    details.respond(sampleCart());
    (await next()).respond(sampleCart());
    (await next()).respond(allowed);
    await settle();
    expect(store.getState()).toMatchObject({ status: 'ready', unsold: ['b'], problem: undefined });
  });

  it('keeps a changed quantity of the other bundle', async () => {
    const { store, next } = await createLoadedStore();
    void store.setQuantity('a', 3);
    (await next()).fail(naming);
    const repeated = await next();
    expect(repeated.body.bundles).toMatchObject([{ name: 'a', quantity: 3 }]);
    repeated.respond(sampleCart());
    (await next()).respond(allowed);
    await settle();
    expect(store.getState()).toMatchObject({ status: 'ready', unsold: ['b'] });
  });
});
