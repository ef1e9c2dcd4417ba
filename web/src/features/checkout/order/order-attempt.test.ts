// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createLines } from '../../../commerce/cart/cart-lines.ts';
import { createOrderAttempts, findAwaitedOrder, onOrderedElsewhere } from './order-attempt.ts';

const MINUTE = 60_000;
const brush = createLines(['sonic-brush-halo']);
const order = { htmlForm: null, orderNumber: 'PO-7', packingInfo: [] };

beforeEach(() => window.localStorage.clear());

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
    ['another bundle', 'en-ca', createLines(['razor-arc']), 99.99],
    ['another amount', 'en-ca', brush, 89.99],
    ['another country', 'de-de', brush, 99.99],
  ])('gets a new key for %s', (_, culture, lines, amount) => {
    const { key } = createOrderAttempts('en-ca').findOrStart(brush, 99.99);
    expect(createOrderAttempts(culture).findOrStart(lines, amount).key).not.toBe(key);
  });

  it('contains the order that waits for its payment', () => {
    const attempts = createOrderAttempts('en-ca');
    attempts.saveAwaitedPayment(attempts.findOrStart(brush, 99.99), order);
    expect(findAwaitedOrder('en-ca', brush, 99.99)).toBe('PO-7');
    expect(findAwaitedOrder('en-ca', brush, 50)).toBeUndefined();
    attempts.remove();
    expect(findAwaitedOrder('en-ca', brush, 99.99)).toBeUndefined();
  });

  it.each([
    ['once if the same lines are finished', brush, null, 1],
    ['not if other lines are finished', createLines(['razor-arc']), null, 0],
    ['not if the same lines have another attempt', brush, '{}', 0],
  ])('reports an order of another tab: %s', (_, lines, newValue, times) => {
    createOrderAttempts('en-ca').findOrStart(lines, 99.99);
    const oldValue = window.localStorage.getItem('orderAttempt');
    const listener = vi.fn();
    const stop = onOrderedElsewhere('en-ca', brush, listener);
    window.dispatchEvent(new StorageEvent('storage', { key: 'orderAttempt', oldValue, newValue }));
    expect(listener).toHaveBeenCalledTimes(times);
    stop();
  });

  it('ignores invalid values in the storage', () => {
    const listener = vi.fn();
    const stop = onOrderedElsewhere('en-ca', brush, listener);
    for (const oldValue of ['no JSON', 'null', '7', null]) {
      window.dispatchEvent(new StorageEvent('storage', { key: 'orderAttempt', oldValue, newValue: null }));
    }
    expect(listener).not.toHaveBeenCalled();
    stop();
  });
});
