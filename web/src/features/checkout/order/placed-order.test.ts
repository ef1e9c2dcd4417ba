import { expect, it } from 'vitest';
import { sampleCart, sampleItem } from '../../../testing/sample-cart.ts';
import { toOrderPacking, toPlacedOrder, toSubscriptionInfo } from './placed-order.ts';

it('stores for the thank-you page what was bought, what was paid and the later charges', () => {
  expect(toPlacedOrder(sampleCart(), 'PO-1')).toEqual({
    orderNumber: 'PO-1',
    paidNow: 99.99,
    items: [
      {
        name: 'sonic-brush-halo',
        title: 'Halo sonic toothbrush',
        image: 'http://localhost:4003/images/sonic-brush-halo.svg',
        quantity: 1,
        ctn: '945100200018',
      },
    ],
    later: [{ months: 3, amount: 14.99, beginDate: '2027-02-21' }],
  });
});

it('stores for analytics each charge with its frequency in months', () => {
  const bundle = { name: 'sonic-brush-halo', quantity: 1, ctn: '945100200018' };
  expect(toSubscriptionInfo(sampleCart())).toEqual([
    { ...bundle, price: 99.99, frequency: 0 },
    { ...bundle, price: 14.99, frequency: 3 },
  ]);
});

it('stores for analytics the packing info with each discount code once', () => {
  const promotions = [{ code: 'HALO20', description: '20% off', appliedQuantity: 1 }];
  const items = [sampleItem({ promotions }), sampleItem({ name: 'razor-arc', promotions })];
  const cart = sampleCart({ groups: [{ name: 'Bundle', items }] });
  const parts = [
    { ctn: '945100200018', qty: 1, totalPrice: 99.99 },
    { ctn: '945100800012', qty: 2, totalPrice: 0.11 },
  ];
  expect(toOrderPacking(cart, { orderNumber: 'PO-1', packingInfo: parts })).toEqual({
    orderNumber: 'PO-1',
    totalPrice: 100.1,
    couponCode: 'HALO20',
    bundlesName: 'sonic-brush-halo,razor-arc',
    parts,
  });
});
