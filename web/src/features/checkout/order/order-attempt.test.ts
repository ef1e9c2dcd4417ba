// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createLines } from '../../../commerce/cart/cart-lines.ts';
import { writeStored } from '../../../storage/browser-storage.ts';
import { clearShoppingData } from '../../../storage/forget-customer.ts';
import { finishAttempt } from '../../../storage/order-attempts.ts';
import { createOrderAttempts, findUnpaidOrder, onOrderedElsewhere } from './order-attempt.ts';

const MINUTE = 60_000;
const brush = createLines(['sonic-brush-halo']);
const razor = createLines(['razor-arc']);
const order = { htmlForm: null, orderNumber: 'PO-7', packingInfo: [] };

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe('an order attempt', () => {
  it('keeps its key for half an hour, also after a reload', () => {
    let time = 0;
    const { key } = createOrderAttempts('en-ca', () => time).findOrStart(brush, 99.99);
    time = 29 * MINUTE;
    expect(createOrderAttempts('en-ca', () => time).findOrStart(brush, 99.99).key).toBe(key);
    time = 31 * MINUTE;
    expect(createOrderAttempts('en-ca', () => time).findOrStart(brush, 99.99).key).not.toBe(key);
  });

  it.each([
    ['another bundle', 'en-ca', razor, 99.99],
    ['another amount', 'en-ca', brush, 89.99],
    ['another country', 'de-de', brush, 99.99],
  ])('gets a new key for %s, and keeps its own', (_, culture, lines, amount) => {
    const { key } = createOrderAttempts('en-ca').findOrStart(brush, 99.99);
    expect(createOrderAttempts(culture).findOrStart(lines, amount).key).not.toBe(key);
    expect(createOrderAttempts('en-ca').findOrStart(brush, 99.99).key).toBe(key);
  });

  it('contains the order that waits for its payment', () => {
    const attempts = createOrderAttempts('en-ca');
    const attempt = attempts.findOrStart(brush, 99.99);
    attempts.saveAwaitedPayment(attempt, order);
    expect(findUnpaidOrder('en-ca', brush, 99.99)).toEqual({ orderNumber: 'PO-7', methodCode: null });
    expect(findUnpaidOrder('en-ca', brush, 50)).toBeUndefined();
    attempts.remove(attempt);
    expect(findUnpaidOrder('en-ca', brush, 99.99)).toBeUndefined();
  });

  it('contains the order and the method of this tab after the page of a provider', () => {
    const { key } = createOrderAttempts('en-ca').findOrStart(brush, 99.99);
    const order = { orderNumber: 'PO-8', paidNow: 99.99, totalPrice: 99.99, couponCode: '', items: [], later: [] };
    writeStored('awaitedOrder', { attempt: key, lines: brush, methodCode: 'PayPal', paymentQuery: null, order });
    expect(findUnpaidOrder('en-ca', brush, 99.99)).toEqual({ orderNumber: 'PO-8', methodCode: 'PayPal' });
    expect(findUnpaidOrder('en-ca', brush, 50)).toBeUndefined();
    finishAttempt(key);
    expect(findUnpaidOrder('en-ca', brush, 99.99)).toBeUndefined();
  });

  it('is a new one for an equal order after the first is finished', () => {
    const attempts = createOrderAttempts('en-ca');
    const attempt = attempts.findOrStart(brush, 99.99);
    attempts.saveAwaitedPayment(attempt, order);
    finishAttempt(attempt.key);
    expect(findUnpaidOrder('en-ca', brush, 99.99)).toBeUndefined();
    expect(attempts.findOrStart(brush, 99.99).key).not.toBe(attempt.key);
  });
});

describe('the notice of an order in another tab', () => {
  const attempts = createOrderAttempts('en-ca');

  /** Returns how often a checkout of one brush gets the notice of an order in another tab. */
  function countNotices(changeInOtherTab: (attempt: { readonly key: string }) => void): number {
    const attempt = attempts.findOrStart(brush, 99.99);
    attempts.saveAwaitedPayment(attempt, order);
    const listener = vi.fn();
    const stop = onOrderedElsewhere('en-ca', brush, listener);
    changeInOtherTab(attempt);
    window.dispatchEvent(new StorageEvent('storage', { key: 'orderAttempts' }));
    stop();
    return listener.mock.calls.length;
  }

  it.each([
    ['if the shop stores something else after an order of this tab', 'lastBundle', false],
    ['after the page is left', 'orderAttempts', true],
  ])('is not shown %s', (_, key, isLeft) => {
    const attempt = attempts.findOrStart(brush, 99.99);
    attempts.saveAwaitedPayment(attempt, order);
    const listener = vi.fn();
    const stop = onOrderedElsewhere('en-ca', brush, listener);
    if (isLeft) stop();
    finishAttempt(attempt.key);
    window.dispatchEvent(new StorageEvent('storage', { key }));
    stop();
    expect(listener).not.toHaveBeenCalled();
  });

  it('is shown for each order of another tab, whatever that tab stores between them', () => {
    const listener = vi.fn();
    const stop = onOrderedElsewhere('en-ca', brush, listener);
    for (const orders of [1, 2]) {
      window.dispatchEvent(new StorageEvent('storage', { key: 'lastBundle' }));
      finishAttempt(attempts.findOrStart(brush, 99.99).key);
      window.dispatchEvent(new StorageEvent('storage', { key: 'orderAttempts' }));
      expect(listener).toHaveBeenCalledTimes(orders);
    }
    stop();
  });

  it.each([
    ['is shown once if the order was paid', ({ key }: { readonly key: string }) => finishAttempt(key), 1],
    ['is not shown if another order was paid', () => finishAttempt(attempts.findOrStart(razor, 12).key), 0],
    ['is not shown after a sign-out', () => clearShoppingData(), 0],
    ['is not shown if the storage becomes unreadable', () => window.localStorage.setItem('orderAttempts', 'x'), 0],
    ['is not shown for another attempt at the same lines', () => void attempts.findOrStart(brush, 50), 0],
  ])('%s', (_, changeInOtherTab, times) => {
    expect(countNotices(changeInOtherTab)).toBe(times);
  });
});
