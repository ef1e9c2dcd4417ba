// @vitest-environment happy-dom
import type { TrackedEvent } from '@perennial/shared/analytics/events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setEventReceiver } from '../../analytics/track.ts';
import { readStored, writeStored } from '../../storage/browser-storage.ts';
import { clearOrderedCart } from '../../storage/shopping-memory.ts';
import { type OrderNews, readOrderNews, tellAnalytics } from './conversion-events.ts';

const told: TrackedEvent[] = [];

const item = { name: 'sonic-brush-halo', title: 'Halo', image: '', quantity: 1, ctn: '945100200018' };
const charge = { name: 'sonic-brush-halo', quantity: 1, ctn: '945100200018', price: 99.99, frequency: 0 };

function finishOrder(orderNumber: string): OrderNews {
  writeStored('placedOrder', { orderNumber, paidNow: 99.99, items: [item], later: [] });
  writeStored('subscriptionInfo', [charge, { ...charge, price: 14.99, frequency: 3 }]);
  writeStored('packingInfo', {
    orderNumber,
    totalPrice: 114.98,
    couponCode: 'HALO20',
    bundlesName: item.name,
    parts: [],
  });
  const news = readOrderNews();
  if (!news) throw new Error('The order was not stored');
  return news;
}

beforeEach(() => {
  // What earlier tests left waiting is handed over first, then dropped.
  setEventReceiver((event) => told.push(event));
  told.length = 0;
});
afterEach(() => sessionStorage.clear());

describe('an order that has been finished', () => {
  it('is told as one conversion a charge, and one confirmation', () => {
    tellAnalytics(finishOrder('PO-1'));
    expect(told.map(({ name }) => name)).toEqual([
      'subscription_conversion',
      'subscription_conversion',
      'order_confirmation',
    ]);
    expect(told.at(-1)?.details).toEqual({
      orderNumber: 'PO-1',
      totalPrice: 114.98,
      couponCode: 'HALO20',
      bundlesName: 'sonic-brush-halo',
    });
  });

  it('is not told again after a reload, and still shown', () => {
    const first = finishOrder('PO-1');
    expect(first.isFirst).toBe(true);
    tellAnalytics(first);
    clearOrderedCart();
    const again = readOrderNews();
    expect(again).toMatchObject({ order: { orderNumber: 'PO-1' }, isFirst: false });
    if (again) tellAnalytics(again);
    expect(told).toHaveLength(3);
  });

  it('is told anew when it is another one', () => {
    tellAnalytics(finishOrder('PO-1'));
    tellAnalytics(finishOrder('PO-2'));
    expect(told).toHaveLength(6);
  });

  it('leaves nothing of the cart behind', () => {
    finishOrder('PO-1');
    writeStored('lastBundle', 'sonic-brush-halo');
    writeStored('currentEstimatedZipCode', 'K1A 0B1');
    clearOrderedCart();
    expect([readStored('lastBundle'), readStored('currentEstimatedZipCode'), readStored('packingInfo')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

it('nobody without an order is told of one', () => {
  expect(readOrderNews()).toBeUndefined();
});
