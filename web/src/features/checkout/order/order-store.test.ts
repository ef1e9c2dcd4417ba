// @vitest-environment happy-dom
import type { Problem } from '@perennial/shared/errors/problem';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProblemError } from '../../../api/client.ts';
import { sampleCart, sampleItem } from '../../../testing/sample-cart.ts';
import { sampleProfile } from '../../../testing/sample-profile.ts';
import { createOrderStore, type OrderPage } from './order-store.ts';
import { amex, createOrderShop, createProblem, payable, priced, request, session, visa } from './testing/order-shop.ts';

beforeEach(() => window.localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const refusal = (changes: Partial<Problem>) => new ProblemError({ ...createProblem(400), ...changes });
const named = (bundleName: string) => [{ code: '', text: `No ${bundleName}`, extraInfo: { bundleName } }];

/** The order button of a page that tells what a press has done to it. */
function createButton(responses: Parameters<typeof createOrderShop>[0] = {}, detailsEditable = true) {
  const done: string[] = [];
  const shop = createOrderShop(responses);
  const store = createOrderStore(shop.ports);
  const page: OrderPage = {
    detailsEditable,
    keep: ({ order }, changedCart) => void done.push(`keep ${order.orderNumber}${changedCart ? ' changed' : ''}`),
    complete: () => void done.push('complete'),
    submitForm: ({ action }) => void done.push(`submit ${action}`),
    reload: (name) => void done.push(`reload ${name}`),
    returnTo: (step, text) => void done.push(`open ${step}: ${text}`),
    showCartRefusal: (text) => void done.push(`cart: ${text}`),
    texts: {
      unknown: 'Nobody knows',
      priceChanged: ({ amount }) => `Now ${amount}`,
      unavailable: (reason, bundles) => `${reason}: ${bundles.join()}`,
      stopped: (reason) => reason,
    },
  };
  const press = (method: typeof visa | undefined = visa) => store.place({ ...request, method }, page);
  return { ...shop, store, page, press, done };
}

const idle = { busy: false, failure: undefined, card: undefined, detailsLocked: false, unavailable: [] };

describe('the press of the order button', () => {
  it('places one order, however often it is pressed, and keeps it before its card form opens', async () => {
    const { store, press, orders, done } = createButton();
    const first = press();
    expect(store.get().busy).toBe(true);
    await Promise.all([press(), press(), first]);
    expect(orders()).toHaveLength(1);
    expect(done).toEqual(['keep PO-1']);
    expect(store.get()).toMatchObject({ ...idle, card: { session, method: visa } });
    store.chooseAgain();
    expect(store.get()).toMatchObject(idle);
  });

  it('leads on from an order without a payment, and takes no press until the page has gone', async () => {
    const { store, press, orders, done } = createButton({ submitOrder: { ...payable, htmlForm: null } });
    await press(undefined);
    await press(undefined);
    expect([orders().length, store.get().busy, done]).toEqual([1, true, ['keep PO-1', 'complete']]);
  });

  it('keeps the cart with the charged amounts if the saved method has paid others', async () => {
    const dearer = { ...payable, htmlForm: null, packingInfo: [{ ctn: '1', qty: 1, totalPrice: 109.99 }] };
    const { press, done } = createButton({ submitOrder: dearer, requestCart: [sampleCart(), priced(109.99)] });
    await press(undefined);
    expect(done).toEqual(['keep PO-1 changed', 'complete']);
  });

  it('stays busy while the browser leaves for the page of a provider, with the order kept', async () => {
    const htmlForm = '<form action="https://pay.example.com/" method="post"></form>';
    const { store, press, done } = createButton({ submitOrder: { ...payable, htmlForm } });
    await press({ ...visa, code: 'Adyen.Sofort' });
    expect(store.get().busy).toBe(true);
    expect(done).toEqual(['keep PO-1', 'submit https://pay.example.com/']);
  });

  it('says the new price, loads it, and orders nothing', async () => {
    const { store, press, orders, done } = createButton({ requestCart: priced(109.99) });
    await press();
    expect(store.get()).toMatchObject({ ...idle, failure: 'Now 109.99' });
    expect([orders().length, done]).toEqual([0, ['reload requestCart']]);
  });

  it('names what is out of stock, and loads the cart that marks it', async () => {
    const items = [sampleItem({ name: 'razor-arc', bundleAvailable: 'false' })];
    const { store, press, done } = createButton({ requestCart: sampleCart({ groups: [{ name: '', items }] }) });
    await press();
    expect(store.get()).toMatchObject({ ...idle, failure: 'outOfStock: razor-arc', unavailable: ['razor-arc'] });
    expect(done).toEqual(['reload requestCart']);
  });

  it('opens the step of a missing phone number', async () => {
    const { store, page, done } = createButton({ getProfile: sampleProfile({ phoneNumber: null }) });
    await store.place({ ...request, phoneNumberRequired: true }, page);
    expect(store.get()).toMatchObject({ ...idle, failure: 'phoneRequired' });
    expect(done).toEqual(['reload getProfile', 'open identity: phoneRequired']);
  });

  it('says why the customer may not order, and leaves the page as it is', async () => {
    const { store, press, done } = createButton({ getProfile: sampleProfile({ ableToSubscribe: false }) });
    await press();
    expect([store.get().failure, done]).toEqual(['cannotSubscribe', []]);
  });

  it('asks for another method if the saved payment details are invalid, and takes one', async () => {
    const { store, press, orders } = createButton({
      getProfile: sampleProfile({ hasInvalidRecurringPaymentDetail: true }),
    });
    await press(visa);
    expect(store.get()).toMatchObject({ ...idle, failureDialog: true, refused: { code: visa.code } });
    store.closeFailureDialog();
    expect(store.get()).toMatchObject({ failureDialog: false, refused: { code: visa.code } });
    await press(visa);
    expect(orders()).toHaveLength(0);
    await press(amex);
    expect(orders()).toHaveLength(1);
  });
});

describe('an order that the shop refuses', () => {
  it.each([
    [{ detail: 'No' }, 'No', []],
    [{ action: 'show-cart', detail: 'Code' }, 'Code', ['cart: Code']],
    [{ action: 'show-quantities', detail: 'Too many' }, 'Too many', ['cart: Too many']],
    [{ action: 'show-address-step', detail: 'Zip' }, 'Zip', ['open address: Zip']],
    [{ action: 'show-personal-details', detail: 'Name' }, 'Name', ['open identity: Name']],
    [{ action: 'show-availability', detail: 'Gone' }, 'Gone', ['reload requestCart']],
    [
      { action: 'show-availability', status: 404, messages: named('sonic-brush-halo') },
      'notSold: sonic-brush-halo',
      ['reload requestCart'],
    ],
    [
      { action: 'show-availability', messages: named('sonic-brush-halo') },
      'outOfStock: sonic-brush-halo',
      ['reload requestCart'],
    ],
  ] as const)('with %j says why, and shows what resolves it', async (problem, failure, shown) => {
    const { store, press, done } = createButton({ submitOrder: refusal(problem as Partial<Problem>) });
    await press();
    expect(store.get()).toMatchObject({ busy: false, failure, detailsLocked: false });
    expect(done).toEqual(shown);
  });

  it('because of details that the customer cannot change says which', async () => {
    const problem = refusal({ action: 'show-personal-details', messages: named('name') });
    const { store, press, done } = createButton({ submitOrder: problem }, false);
    await press();
    expect(store.get()).toMatchObject({ busy: false, failure: 'No name', detailsLocked: true });
    expect(done).toEqual([]);
  });

  it('for a reason that nobody foresaw may have been placed: the next press sends the same attempt', async () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const { store, press, orders } = createButton({ submitOrder: [new TypeError('unreadable'), payable] });
    await press();
    expect(store.get()).toMatchObject({ ...idle, failure: 'Nobody knows' });
    expect(reported).toHaveBeenCalledOnce();
    await press();
    expect(orders().map(({ key }) => key)).toEqual([orders()[0]?.key, orders()[0]?.key]);
  });
});
