// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createLines } from '../../../commerce/cart/cart-lines.ts';
import { attemptsIn, awaitedOrder, onFinishedElsewhere } from './order-attempt.ts';

const MINUTE = 60_000;
const brush = createLines(['sonic-brush-halo']);
const order = { htmlForm: null, orderNumber: 'PO-7', packingInfo: [] };

beforeEach(() => window.localStorage.clear());

describe('an attempt at an order', () => {
  it('is the same after a reload, for half an hour', () => {
    let time = 0;
    const { key } = attemptsIn('en-ca', () => time).at(brush, 99.99);
    time = 29 * MINUTE;
    expect(attemptsIn('en-ca', () => time).at(brush, 99.99).key).toBe(key);
    time = 31 * MINUTE;
    expect(attemptsIn('en-ca', () => time).at(brush, 99.99).key).not.toBe(key);
  });

  it.each([
    ['another bundle', 'en-ca', createLines(['razor-arc']), 99.99],
    ['another amount', 'en-ca', brush, 89.99],
    ['another country', 'de-de', brush, 99.99],
  ])('is another one for %s', (_, culture, lines, amount) => {
    const { key } = attemptsIn('en-ca').at(brush, 99.99);
    expect(attemptsIn(culture).at(lines, amount).key).not.toBe(key);
  });

  it('knows the order that waits for its payment', () => {
    const attempts = attemptsIn('en-ca');
    attempts.noteAwaitedPayment(attempts.at(brush, 99.99), order);
    expect(awaitedOrder('en-ca', brush, 99.99)).toBe('PO-7');
    expect(awaitedOrder('en-ca', brush, 50)).toBeUndefined();
    attempts.forget();
    expect(awaitedOrder('en-ca', brush, 99.99)).toBeUndefined();
  });

  it.each([
    ['the same lines finished', brush, null, 1],
    ['other lines finished', createLines(['razor-arc']), null, 0],
    ['the same lines paid for with another amount under way', brush, '{}', 0],
  ])('hears of another tab: %s', (_, lines, newValue, times) => {
    attemptsIn('en-ca').at(lines, 99.99);
    const oldValue = window.localStorage.getItem('orderAttempt');
    const heard = vi.fn();
    const stop = onFinishedElsewhere('en-ca', brush, heard);
    window.dispatchEvent(new StorageEvent('storage', { key: 'orderAttempt', oldValue, newValue }));
    expect(heard).toHaveBeenCalledTimes(times);
    stop();
  });

  it('survives what others have written into storage', () => {
    const heard = vi.fn();
    const stop = onFinishedElsewhere('en-ca', brush, heard);
    for (const oldValue of ['no JSON', 'null', '7', null]) {
      window.dispatchEvent(new StorageEvent('storage', { key: 'orderAttempt', oldValue, newValue: null }));
    }
    expect(heard).not.toHaveBeenCalled();
    stop();
  });
});
