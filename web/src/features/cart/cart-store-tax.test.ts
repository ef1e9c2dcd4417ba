import { describe, expect, it } from 'vitest';
import { sampleCart } from '../../testing/sample-cart.ts';
import { allowed, createLoadedCart, settle } from './testing/pending-shop.ts';

describe('estimating tax for a postal code', () => {
  it('sends the postal code with every request of the cart', async () => {
    const { store, next } = await createLoadedCart(['a'], { zipCode: 'K1A 0B1' });
    void store.setQuantity('a', 2);
    expect((await next()).body.zipCode).toBe('K1A 0B1');
    void store.estimateTax('M5V 2T6');
    expect((await next()).body).toMatchObject({ zipCode: 'M5V 2T6', bundles: [{ quantity: 2 }] });
    void store.setQuantity('a', 3);
    expect((await next()).body).toMatchObject({ zipCode: 'M5V 2T6', bundles: [{ quantity: 3 }] });
  });

  it('shows the error of an unknown postal code at its field and keeps the last one', async () => {
    const { store, next } = await createLoadedCart(['a'], { zipCode: 'K1A 0B1' });
    void store.estimateTax('X0X 0X0');
    expect(store.get().zipCode).toBe('X0X 0X0');
    (await next()).fail({ detail: 'Unknown' });
    await settle();
    expect(store.get()).toMatchObject({ zipCode: 'K1A 0B1', zipProblem: 'Unknown', problem: undefined });
  });

  it('does not count as a change of the cart', async () => {
    const { store, next } = await createLoadedCart(['a']);
    void store.estimateTax('K1A 0B1');
    (await next()).respond(sampleCart());
    (await next()).respond(allowed);
    await settle();
    expect(store.get()).toMatchObject({ edited: false, priced: { zipCode: 'K1A 0B1' } });
  });

  it('leaves a changed cart changed, so that a reload restores it', async () => {
    const { store, next } = await createLoadedCart(['a']);
    void store.setQuantity('a', 2);
    await next();
    void store.estimateTax('K1A 0B1');
    expect(store.get()).toMatchObject({ edited: true, zipCode: 'K1A 0B1', lines: [{ quantity: 2 }] });
  });
});

describe('the form of the postal code', () => {
  async function openForm() {
    const kept: (string | undefined)[] = ['K1A 0B1'];
    const memory = { readZip: () => kept.at(-1), keepZip: (zip: string | undefined) => void kept.push(zip) };
    const loaded = await createLoadedCart(['a'], { zipCode: 'K1A 0B1', memory });
    loaded.store.openZipForm();
    return { ...loaded, kept };
  }

  it('keeps the postal code from the press on, and closes with its prices', async () => {
    const { store, next, kept } = await openForm();
    void store.applyZip('M5V 2T6');
    expect(kept).toEqual(['K1A 0B1', 'M5V 2T6']);
    expect(store.get().zipForm).toBeDefined();
    (await next()).respond(sampleCart());
    await settle();
    expect(store.get()).toMatchObject({ zipForm: null, status: 'checking', priced: { zipCode: 'M5V 2T6' } });
    expect(kept).toHaveLength(2);
  });

  it('stays open with a refused postal code, and the browser keeps the one before', async () => {
    const { store, next, kept } = await openForm();
    void store.applyZip('X0X 0X0');
    (await next()).fail({ detail: 'Unknown' });
    await settle();
    expect(store.get()).toMatchObject({ zipForm: { applied: 'X0X 0X0' }, zipProblem: 'Unknown', zipCode: 'K1A 0B1' });
    expect(kept).toEqual(['K1A 0B1', 'X0X 0X0', 'K1A 0B1']);
  });

  it('keeps a postal code that the shop API has not answered', async () => {
    const { store, next, kept } = await openForm();
    void store.applyZip('M5V 2T6');
    (await next()).fail({ status: 0 });
    await settle();
    expect(store.get()).toMatchObject({ zipForm: undefined, status: 'unpriced', zipCode: 'M5V 2T6' });
    expect(kept).toEqual(['K1A 0B1', 'M5V 2T6']);
  });

  it('closes at once with the postal code that is estimated with already', async () => {
    const { store } = await openForm();
    void store.applyZip('K1A 0B1');
    expect(store.get().zipForm).toBeNull();
  });

  it('stays open without an estimate while a quantity is priced', async () => {
    const { store, next } = await createLoadedCart(['a']);
    store.openZipForm();
    void store.setQuantity('a', 2);
    (await next()).respond(sampleCart());
    await settle();
    expect(store.get().zipForm).toEqual({});
    store.closeZipForm();
    expect(store.get().zipForm).toBeNull();
  });

  it('is closed when the cart loads again', async () => {
    const { store } = await openForm();
    void store.load();
    expect(store.get().zipForm).toBeUndefined();
  });
});
