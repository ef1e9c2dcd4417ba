// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { readStored, writeStored } from './browser-storage.ts';
import { readAttempts, saveAttempt } from './order-attempts.ts';
import {
  confirmOrder,
  findAuthorisedOrder,
  keepLines,
  rememberAuthorisation,
  rememberFailedInvoice,
  rememberFailedOrder,
  rememberPaidInvoice,
} from './order-results.ts';

const lines = [{ name: 'sonic-brush-halo', quantity: 2, promotionCodes: ['HALO20'] }];

const item = { name: 'sonic-brush-halo', title: 'Halo', image: '', quantity: 2, ctn: '' };

const createOrder = (orderNumber: string, items = [item]) => ({
  orderNumber,
  paidNow: 99.99,
  totalPrice: 99.99,
  couponCode: 'HALO20',
  items,
  later: [],
});

function placeOrder(orderNumber: string, items = [item]): void {
  saveAttempt({ key: orderNumber, order: '', startedAt: Date.now(), awaitsPayment: null, finished: false });
  writeStored('awaitedOrder', {
    attempt: orderNumber,
    lines,
    methodCode: null,
    paymentQuery: null,
    order: createOrder(orderNumber, items),
  });
}

const shownOrder = () => readStored('placedOrder')?.orderNumber;

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('an order of this tab', () => {
  it('is not shown before the server has confirmed it, and the last confirmed one stays', () => {
    placeOrder('PO-1');
    expect(shownOrder()).toBeUndefined();
    expect(confirmOrder('PO-1')).toBe(true);
    placeOrder('PO-2');
    expect(shownOrder()).toBe('PO-1');
    expect(findAuthorisedOrder()).toBeUndefined();
  });

  it.each([
    ['the provider names it', 'PO-1'],
    ['the provider names it as an order of a development machine', 'PO-1LOCAL'],
    ['the provider names none', null],
  ])('is shown and finished when the server confirms it and %s', (_, reference) => {
    placeOrder('PO-1');
    writeStored('failedPayment', { invoiceId: null, lines });
    expect(confirmOrder(reference)).toBe(true);
    expect(shownOrder()).toBe('PO-1');
    expect(readAttempts().map(({ finished }) => finished)).toEqual([true]);
    expect(readStored('failedPayment')).toBeUndefined();
    expect(readStored('awaitedOrder')).toBeUndefined();
    // Opened twice, the result page changes nothing.
    expect(confirmOrder(reference)).toBe(true);
    expect(shownOrder()).toBe('PO-1');
  });

  it.each([
    ['S-1', 'S-1', [item]],
    ['none, which cannot be that of each of its two', 'S-1', [item, { ...item, name: 'razor-arc' }]],
    ['none if the shop names none', null, [item]],
  ])('has the number of its subscription: %s', (expected, named, items) => {
    placeOrder('PO-1', items);
    expect(confirmOrder('PO-1', named)).toBe(true);
    expect(readStored('placedOrder')?.subscriptionNumber).toBe(expected === 'S-1' ? 'S-1' : undefined);
    // A second result of the same payment changes nothing.
    confirmOrder('PO-1', null);
    expect(readStored('placedOrder')?.subscriptionNumber).toBe(expected === 'S-1' ? 'S-1' : undefined);
  });

  it('is not confirmed by the payment of another order', () => {
    placeOrder('PO-2');
    expect(confirmOrder('PO-1')).toBe(false);
    expect(shownOrder()).toBeUndefined();
    expect(readStored('awaitedOrder')?.order.orderNumber).toBe('PO-2');
  });

  it('has a question for the server after the card form reported success, until it failed', () => {
    placeOrder('PO-1');
    rememberAuthorisation('sessionId=S-1');
    expect(findAuthorisedOrder()?.paymentQuery).toBe('sessionId=S-1');
    rememberFailedOrder();
    expect(findAuthorisedOrder()).toBeUndefined();
    expect(readStored('failedPayment')).toEqual({ invoiceId: null, lines });
    expect(readStored('awaitedOrder')).toMatchObject({ attempt: 'PO-1', lines, paymentQuery: null });
  });

  it('leads to no page of another order in a browser without one', () => {
    expect(confirmOrder('PO-1')).toBe(false);
    expect(confirmOrder(null)).toBe(false);
    expect(findAuthorisedOrder()).toBeUndefined();
    rememberAuthorisation('sessionId=S-1');
    rememberFailedOrder();
    expect(readStored('failedPayment')).toEqual({ invoiceId: null, lines: [] });
    expect(sessionStorage.getItem('awaitedOrder')).toBeNull();
  });
});

it('what is being bought is kept with quantities and codes', () => {
  keepLines(lines);
  expect(readStored('storedCartItems')).toEqual(lines);
  expect(readStored('bundlesWithQuantity')).toMatchObject([{ name: 'sonic-brush-halo', quantity: 2 }]);
  expect(readStored('bundlesWithPromotions')).toMatchObject([{ name: 'sonic-brush-halo', promotionCodes: ['HALO20'] }]);
});

describe('an invoice', () => {
  it('that was paid ends what is known about its payment', () => {
    rememberFailedInvoice('I-1');
    writeStored('invoiceBeingPaid', 'I-1');
    writeStored('orderNumber', 'PO-1');
    rememberPaidInvoice('I-1');
    expect(Object.keys(sessionStorage)).toEqual(['paidInvoice']);
    expect(readStored('paidInvoice')).toBe('I-1');
  });

  it('whose payment failed is named on the page of the failed payment', () => {
    rememberFailedInvoice('I-1');
    expect(readStored('failedPayment')).toEqual({ invoiceId: 'I-1', lines: [] });
  });
});
