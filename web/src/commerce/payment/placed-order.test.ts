import { expect, it } from 'vitest';
import { sampleCart } from '../sample-cart.ts';
import { placedOrder, subscriptionInfo } from './placed-order.ts';

it('tells the thank-you page what was bought, what was paid and what comes later', () => {
  expect(placedOrder(sampleCart(), 'PO-1')).toEqual({
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

it('tells tracking each charge with its frequency in months', () => {
  const bundle = { name: 'sonic-brush-halo', quantity: 1, ctn: '945100200018' };
  expect(subscriptionInfo(sampleCart())).toEqual([
    { ...bundle, price: 99.99, frequency: 0 },
    { ...bundle, price: 14.99, frequency: 3 },
  ]);
});
