// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { storedLines } from '../../../commerce/cart/cart-lines.ts';
import { readStored, writeStored } from '../../../storage/browser-storage.ts';
import { sampleCart, sampleItem } from '../../../testing/sample-cart.ts';
import { storeOrder, toPlacedOrder, toSubscriptionInfo } from './placed-order.ts';

const bundle = { name: 'sonic-brush-halo', quantity: 1, ctn: '945100200018' };
const parts = [
  { ctn: '945100200018', qty: 1, totalPrice: 99.99 },
  { ctn: '945100800012', qty: 2, totalPrice: 0.11 },
];

it('stores for the thank-you page what was bought, what was due and the later charges', () => {
  const promotions = [{ code: 'HALO20', description: '20% off', appliedQuantity: 1 }];
  const items = [sampleItem({ promotions }), sampleItem({ name: 'razor-arc', promotions })];
  const cart = sampleCart({ groups: [{ name: 'Bundle', items }] });
  const shown = {
    ...bundle,
    title: 'Halo sonic toothbrush',
    image: 'http://localhost:4003/images/sonic-brush-halo.svg',
  };
  expect(toPlacedOrder(cart, { orderNumber: 'PO-1', packingInfo: parts })).toEqual({
    orderNumber: 'PO-1',
    paidNow: 99.99,
    totalPrice: 100.1,
    couponCode: 'HALO20',
    items: [shown, { ...shown, name: 'razor-arc' }],
    later: [{ months: 3, amount: 14.99, beginDate: '2027-02-21' }],
  });
});

it('stores for analytics one entry a subscription: its recurring charge, or else its one-time charge', () => {
  expect(toSubscriptionInfo(sampleCart())).toEqual([{ ...bundle, price: 14.99, frequency: 3 }]);
  const item = sampleItem({ quarterlyCharge: null });
  const cart = sampleCart({ groups: [{ name: 'Bundle', items: [item] }] });
  expect(toSubscriptionInfo(cart)).toEqual([{ ...bundle, price: 99.99, frequency: 0 }]);
});

it('stores each code, and no later charges of a cart without prices', () => {
  const promotion = (code: string) => ({ code, description: '', appliedQuantity: 1 });
  const items = [sampleItem({ promotions: [promotion('HALO20'), promotion('SPRING')] })];
  const cart = { ...sampleCart({ groups: [{ name: 'Bundle', items }] }), summary: null };
  expect(toPlacedOrder(cart, { orderNumber: 'PO-1', packingInfo: [] })).toMatchObject({
    paidNow: 0,
    couponCode: 'HALO20,SPRING',
    later: [],
  });
});

it('stores for analytics no subscription for a bundle without charges', () => {
  const item = sampleItem({ oneTimeCharge: null, quarterlyCharge: null });
  expect(toSubscriptionInfo(sampleCart({ groups: [{ name: 'Bundle', items: [item] }] }))).toEqual([]);
});

it('stores for analytics the recurring charge of a bundle without a one-time charge', () => {
  const item = sampleItem({ oneTimeCharge: null });
  const cart = sampleCart({ groups: [{ name: 'Bundle', items: [item] }] });
  expect(toSubscriptionInfo(cart)).toEqual([{ ...bundle, price: 14.99, frequency: 3 }]);
});

it('stores the order as unconfirmed, with its lines for the way back to checkout', () => {
  const lines = [{ name: 'sonic-brush-halo', quantity: 2, promotionCodes: ['HALO20'] }];
  const reference = { orderNumber: 'PO-1', packingInfo: parts };
  writeStored('invoiceBeingPaid', 'INV-1');
  writeStored('failedPayment', { invoiceId: 'INV-1', lines: [] });
  const items = [sampleItem(), sampleItem({ name: 'razor-arc' })];
  const cart = sampleCart({ groups: [{ name: 'Bundle', items }] });
  storeOrder({ cart, agreedAmount: 99.99, lines, reference, attempt: 'A-1', methodCode: 'PayPal' });
  expect(readStored('placedOrder')).toBeUndefined();
  expect(readStored('awaitedOrder')).toMatchObject({ attempt: 'A-1', lines, methodCode: 'PayPal', paymentQuery: null });
  expect(readStored('packingInfo')).toMatchObject({
    orderNumber: 'PO-1',
    totalPrice: 100.1,
    bundlesName: 'sonic-brush-halo,razor-arc',
    parts,
  });
  expect(readStored('orderNumber')).toBe('PO-1');
  expect(readStored('subscriptionInfo')).toMatchObject([{ name: 'sonic-brush-halo' }, { name: 'razor-arc' }]);
  expect(storedLines(['sonic-brush-halo'])).toEqual(lines);
  expect([readStored('invoiceBeingPaid'), readStored('failedPayment')]).toEqual([undefined, undefined]);
});

it('forgets that the bank has refused an earlier order, so that the thank-you page is about this one', () => {
  writeStored('waitingSubscriptions', { waiting: ['S-1'], known: ['S-1'], isClosed: true });
  const reference = { orderNumber: 'PO-1', packingInfo: parts };
  storeOrder({ cart: sampleCart(), agreedAmount: 99.99, lines: [], reference, attempt: 'A-1', methodCode: 'PayPal' });
  expect(readStored('waitingSubscriptions')).toBeUndefined();
});

it.each([
  [99.99, undefined],
  [89.99, 89.99],
])('stores the agreed amount %f only if the order costs another one', (agreedAmount, stored) => {
  const reference = { orderNumber: 'PO-1', packingInfo: parts };
  expect(toPlacedOrder(sampleCart(), reference, agreedAmount)).toMatchObject({ paidNow: 99.99 });
  expect(toPlacedOrder(sampleCart(), reference, agreedAmount).agreedAmount).toBe(stored);
});
