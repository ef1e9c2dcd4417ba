// @vitest-environment happy-dom
import type { TrackedEvent } from '@perennial/shared/analytics/events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setEventReceiver } from '../../analytics/track.ts';
import { removeStored, writeStored } from '../../storage/browser-storage.ts';
import { clearOrderedCart } from '../../storage/forget-customer.ts';
import { type FinishedOrder, readFinishedOrder, trackFinishedOrder } from './conversion-events.ts';

const tracked: TrackedEvent[] = [];

const item = { name: 'sonic-brush-halo', title: 'Halo', image: '', quantity: 1, ctn: '945100200018' };
const charge = { name: 'sonic-brush-halo', quantity: 1, ctn: '945100200018', price: 99.99, frequency: 0 };

function finishOrder(orderNumber: string): FinishedOrder {
  const order = {
    orderNumber,
    paidNow: 99.99,
    totalPrice: 114.98,
    couponCode: 'HALO20',
    items: [item, { ...item, name: 'razor-arc' }],
    later: [],
  };
  writeStored('placedOrder', order);
  writeStored('subscriptionInfo', [charge, { ...charge, name: 'razor-arc' }]);
  const finished = readFinishedOrder();
  if (!finished) throw new Error('The order was not stored');
  return finished;
}

beforeEach(() => {
  // The receiver first gets the events that earlier tests have left, so they are dropped after it is set.
  setEventReceiver((event) => tracked.push(event));
  tracked.length = 0;
});
afterEach(() => sessionStorage.clear());

describe('a finished order', () => {
  it('is tracked with one conversion for each subscription and one confirmation', () => {
    trackFinishedOrder(finishOrder('PO-1'));
    expect(tracked.map(({ name }) => name)).toEqual([
      'subscription_conversion',
      'subscription_conversion',
      'order_confirmation',
    ]);
    expect(tracked[0]?.details).toEqual({
      name: 'sonic-brush-halo',
      quantity: 1,
      ctn: '945100200018',
      price: 99.99,
      frequency: 0,
    });
    expect(tracked.at(-1)?.details).toEqual({
      orderNumber: 'PO-1',
      totalPrice: 114.98,
      couponCode: 'HALO20',
      bundlesName: 'sonic-brush-halo,razor-arc',
    });
  });

  it('is not tracked again after a reload, but still shown', () => {
    const first = finishOrder('PO-1');
    expect(first.isFirstView).toBe(true);
    trackFinishedOrder(first);
    clearOrderedCart();
    const reloaded = readFinishedOrder();
    expect(reloaded).toMatchObject({ order: { orderNumber: 'PO-1' }, isFirstView: false });
    expect(reloaded?.order.couponCode).toBe('HALO20');
    if (reloaded) trackFinishedOrder(reloaded);
    expect(tracked).toHaveLength(3);
  });

  it('is tracked if another order was tracked before', () => {
    trackFinishedOrder(finishOrder('PO-1'));
    trackFinishedOrder(finishOrder('PO-2'));
    expect(tracked).toHaveLength(6);
  });
});

it('a finished order has no subscriptions if none is stored', () => {
  finishOrder('PO-1');
  removeStored('subscriptionInfo');
  expect(readFinishedOrder()?.subscriptions).toEqual([]);
});

it('there is no finished order if none is stored', () => {
  expect(readFinishedOrder()).toBeUndefined();
});
