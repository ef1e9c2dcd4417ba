import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CallInput, CallResponse } from '@perennial/shared/catalogue/types';
import type { Problem } from '@perennial/shared/errors/problem';
import { describe, expect, it } from 'vitest';
import { ProblemError } from '../../api/client.ts';
import { createLines } from '../../commerce/cart/cart-lines.ts';
import { sampleCart } from '../../testing/sample-cart.ts';
import { CartStore } from './cart-store.ts';

type Asked = {
  readonly name: CallName;
  readonly body: CallInput<'requestCart'>['body'];
  answer(value: unknown): void;
  fail(problem: Partial<Problem>): void;
};

/** A shop whose answers the test gives, in the order that it likes. */
function shop() {
  const asked: Asked[] = [];
  function call<N extends CallName>(name: N, input: CallInput<N>): Promise<CallResponse<N>> {
    return new Promise((resolve, reject) => {
      asked.push({
        name,
        body: (input as CallInput<'requestCart'>).body,
        answer: (value) => resolve(value as CallResponse<N>),
        fail: (problem) => reject(new ProblemError({ ...noProblem, ...problem })),
      });
    });
  }
  async function next(): Promise<Asked> {
    for (let turn = 0; turn < 20; turn++) {
      const one = asked.shift();
      if (one) return one;
      await Promise.resolve();
    }
    throw new Error('Nothing was asked');
  }
  return { call, next, asked };
}

const noProblem: Problem = { type: '', title: '', status: 400, detail: 'No', messages: [], requestId: '' };
const allowed = { isValid: true, bundles: [] };
const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

async function loaded(names = ['a', 'b'], coupon?: string, zipCode?: string) {
  const { call, next, asked } = shop();
  const store = new CartStore({ lines: createLines(names, coupon), zipCode }, call);
  void store.load();
  (await next()).answer(sampleCart());
  (await next()).answer(sampleCart());
  (await next()).answer(allowed);
  await settle();
  return { store, next, asked };
}

const quantities = (store: CartStore) => store.getState().lines.map((line) => line.quantity);

describe('the cart when it is opened', () => {
  it('is read without prices first, then with them', async () => {
    const { call, next } = shop();
    const store = new CartStore({ lines: createLines(['a']), zipCode: undefined }, call);
    void store.load();
    const first = await next();
    expect(first.body.excludePrice).toBe(true);
    first.answer({ ...sampleCart(), summary: null });
    const second = await next();
    expect(store.getState()).toMatchObject({ status: 'pricing', cart: { summary: null } });
    expect(second.body.excludePrice).toBe(false);
    second.answer(sampleCart());
    (await next()).answer(allowed);
    await settle();
    expect(store.getState().status).toBe('ready');
  });

  it('says why it could not be read, and can be read again', async () => {
    const { call, next } = shop();
    const store = new CartStore({ lines: createLines(['a']), zipCode: undefined }, call);
    void store.load();
    (await next()).fail({ detail: 'The shop is closed' });
    await settle();
    expect(store.getState()).toMatchObject({ status: 'failed', problem: { detail: 'The shop is closed' } });
    void store.load();
    (await next()).answer(sampleCart());
    await settle();
    expect(store.getState()).toMatchObject({ status: 'pricing', problem: undefined });
  });

  it('is read again without its codes, silently, when a code was used before', async () => {
    const { call, next } = shop();
    const store = new CartStore({ lines: createLines(['a'], 'FIRSTFREE'), zipCode: undefined }, call);
    void store.load();
    (await next()).answer(sampleCart());
    (await next()).fail({ action: 'reload-cart-without-promotions' });
    expect((await next()).body.bundles).toEqual([{ name: 'a', quantity: 1, promotionCodes: [] }]);
    expect(store.getState().problem).toBeUndefined();
  });

  it('drops the code of a link that does not hold, and says so', async () => {
    const { call, next } = shop();
    const store = new CartStore({ lines: createLines(['a'], 'NOPE'), zipCode: undefined }, call);
    void store.load();
    (await next()).fail({ action: 'show-cart', detail: 'This code is not valid' });
    (await next()).answer(sampleCart());
    (await next()).answer(sampleCart());
    (await next()).answer(allowed);
    await settle();
    expect(store.getState()).toMatchObject({ status: 'ready', problem: { detail: 'This code is not valid' } });
  });
});

describe('a change of the cart', () => {
  it('shows at once, keeps the old totals until the new ones are there, and is then checked', async () => {
    const { store, next } = await loaded();
    const before = store.getState().cart;
    void store.setQuantity('a', 2);
    expect(store.getState()).toMatchObject({ status: 'updating', cart: before });
    expect(quantities(store)).toEqual([2, 1]);
    const after = sampleCart({ firstTermTotalAmount: 200 });
    (await next()).answer(after);
    const check = await next();
    expect(check.name).toBe('validateMaxQuantity');
    expect(store.getState()).toMatchObject({ status: 'checking', cart: after });
    check.answer({ isValid: false, bundles: [{ name: 'a', maxQuantity: 1 }] });
    await settle();
    expect(store.getState()).toMatchObject({
      status: 'ready',
      edited: true,
      exceeded: [{ name: 'a', maxQuantity: 1 }],
    });
  });

  it('is not overtaken by the answer to an older one', async () => {
    const { store, next } = await loaded();
    void store.setQuantity('a', 2);
    const older = await next();
    void store.setQuantity('a', 3);
    const newer = await next();
    const wanted = sampleCart({ firstTermTotalAmount: 300 });
    newer.answer(wanted);
    await settle();
    older.answer(sampleCart({ firstTermTotalAmount: 200 }));
    await settle();
    expect(store.getState().cart).toBe(wanted);
    expect(quantities(store)).toEqual([3, 1]);
  });

  it('is taken back when it fails, to the last quantity that had a price', async () => {
    const { store, next } = await loaded();
    void store.setQuantity('a', 2);
    await next();
    void store.setQuantity('a', 3);
    (await next()).fail({ detail: 'Too many' });
    await settle();
    expect(quantities(store)).toEqual([1, 1]);
    expect(store.getState()).toMatchObject({ status: 'ready', problem: { detail: 'Too many' }, edited: false });
  });

  it('brings a removed bundle back when the removal fails', async () => {
    const { store, next } = await loaded();
    void store.remove('a');
    expect(store.getState().lines.map((line) => line.name)).toEqual(['b']);
    (await next()).fail({});
    await settle();
    expect(store.getState().lines.map((line) => line.name)).toEqual(['a', 'b']);
  });
});

describe('a discount code', () => {
  it('is sent trimmed, for its own bundle', async () => {
    const { store, next } = await loaded();
    void store.applyCode('b', ' HALO20 ', 'duplicated');
    expect((await next()).body.bundles.map((bundle) => bundle.promotionCodes)).toEqual([[], ['HALO20']]);
  });

  it('is not sent when it is in the cart already', async () => {
    const { store, asked } = await loaded(['a'], 'HALO20');
    await store.applyCode('a', 'halo20', 'duplicated');
    expect(asked).toEqual([]);
    expect(store.getState().codeProblem).toEqual({ bundle: 'a', text: 'duplicated' });
  });

  it('is dropped with the message of the server when the server refuses it', async () => {
    const { store, next } = await loaded();
    void store.applyCode('a', 'NOPE', 'duplicated');
    (await next()).fail({ action: 'show-cart', detail: 'This discount code is not valid.' });
    await settle();
    expect(store.getState().lines.flatMap((line) => line.promotionCodes)).toEqual([]);
    expect(store.getState().codeProblem).toEqual({ bundle: 'a', text: 'This discount code is not valid.' });
  });
});

describe('tax that is estimated for a postal code', () => {
  it('belongs to every request of the cart', async () => {
    const { store, next } = await loaded(['a'], undefined, 'K1A 0B1');
    void store.setQuantity('a', 2);
    expect((await next()).body.zipCode).toBe('K1A 0B1');
    void store.estimateTax('M5V 2T6');
    expect((await next()).body).toMatchObject({ zipCode: 'M5V 2T6', bundles: [{ quantity: 2 }] });
    void store.setQuantity('a', 3);
    expect((await next()).body).toMatchObject({ zipCode: 'M5V 2T6', bundles: [{ quantity: 3 }] });
  });

  it('is told beside its field when the shop does not know the postal code, and the last one holds', async () => {
    const { store, next } = await loaded(['a'], undefined, 'K1A 0B1');
    void store.estimateTax('X0X 0X0');
    expect(store.getState().zipCode).toBe('X0X 0X0');
    (await next()).fail({ detail: 'Unknown' });
    await settle();
    expect(store.getState()).toMatchObject({ zipCode: 'K1A 0B1', zipProblem: 'Unknown', problem: undefined });
  });

  it('is no change of the cart', async () => {
    const { store, next } = await loaded(['a']);
    void store.estimateTax('K1A 0B1');
    (await next()).answer(sampleCart());
    (await next()).answer(allowed);
    await settle();
    expect(store.getState()).toMatchObject({ edited: false, priced: { zipCode: 'K1A 0B1' } });
  });
});

describe('changes that come close upon each other', () => {
  it('keep the quantity when a code asked for just before is refused', async () => {
    const { store, next } = await loaded(['a']);
    void store.applyCode('a', 'NOPE', 'duplicated');
    await next();
    void store.setQuantity('a', 4);
    (await next()).fail({ action: 'show-cart', detail: 'Not valid' });
    const again = await next();
    expect(again.body.bundles).toEqual([{ name: 'a', quantity: 4, promotionCodes: [] }]);
    again.answer(sampleCart());
    (await next()).answer(allowed);
    await settle();
    expect(quantities(store)).toEqual([4]);
    expect(store.getState()).toMatchObject({ status: 'ready', codeProblem: { bundle: 'a', text: 'Not valid' } });
  });

  it('are read from the beginning when one fails before there was any price', async () => {
    const { call, next } = shop();
    const store = new CartStore({ lines: createLines(['a']), zipCode: undefined }, call);
    void store.load();
    (await next()).answer({ ...sampleCart(), summary: null });
    await next();
    void store.setQuantity('a', 2);
    (await next()).fail({ detail: 'Too many' });
    (await next()).answer({ ...sampleCart(), summary: null });
    (await next()).answer(sampleCart());
    (await next()).answer(allowed);
    await settle();
    expect(store.getState()).toMatchObject({ status: 'ready', problem: { detail: 'Too many' } });
    expect(quantities(store)).toEqual([1]);
  });

  it('end in the numbers of the last of twenty', async () => {
    const { store, asked } = await loaded(['a']);
    for (let quantity = 2; quantity <= 21; quantity++) void store.setQuantity('a', quantity);
    await settle();
    const last = asked.at(-1);
    const wanted = sampleCart({ firstTermTotalAmount: 2100 });
    last?.answer(wanted);
    await settle();
    for (const older of asked.slice(0, 19)) older.answer(sampleCart());
    asked.at(-1)?.answer(allowed);
    await settle();
    expect(store.getState()).toMatchObject({ cart: wanted, lines: [{ quantity: 21 }], status: 'ready' });
  });
});
