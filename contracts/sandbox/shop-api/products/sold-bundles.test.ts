import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ConditionValues } from '../../control/conditions.ts';
import { applyPaymentResult } from '../payments/payment-outcome.ts';
import { type Headers, type OpenShop, openShop } from '../testing/open-shop.ts';

let open: OpenShop;
let headers: Headers;
beforeEach(async () => {
  open = await openShop();
  headers = open.as('ca-subscriber');
});
afterEach(() => open.shop.conditions.reset());

const CART = '/api/shoppingcart/request';
const ORDERS = '/api/orders';
const bundlesOf = (...names: string[]) => names.map((name) => ({ name, quantity: 1 }));
const set = (conditions: Partial<ConditionValues>) => open.shop.conditions.set(conditions);
const cartOf = (...names: string[]) =>
  open.call('requestCart', 'POST', CART, headers, { bundles: bundlesOf(...names) });
const order = (...names: string[]) => ({
  bundles: bundlesOf(...names),
  paymentMethodCode: 'Adyen.Visa',
  cancelPaymentUrl: 'http://shop.example/en-ca/checkout',
});
const stockOf = async (name: string) => (await cartOf(name)).groups[0]?.items[0]?.bundleAvailable;

describe('stock that ends with the order', () => {
  it('is there in the cart, refuses the order, and is out in the next cart', async () => {
    set({ stock: 'ends with the order' });
    expect(await stockOf('razor-arc')).toBe('true');
    expect(await open.callRefused('POST', ORDERS, headers, order('razor-arc'))).toMatchObject({
      status: 400,
      code: 'error.message.bundleIsOutOfStock',
      extraInfo: { bundleName: 'razor-arc', title: 'Arc razor with blades' },
    });
    expect(await stockOf('razor-arc')).toBe('false');
  });

  it('stays for an order of other bundles', async () => {
    set({ stock: 'ends with the order' });
    await open.call('submitOrder', 'POST', ORDERS, headers, order('halo-gift-box'));
    expect(await stockOf('razor-arc')).toBe('true');
  });
});

it('refuses a cart and an order with a bundle that is not sold any more', async () => {
  set({ range: 'without brush heads' });
  const refusal = {
    status: 404,
    code: 'error.message.bundleIsNotFound',
    extraInfo: { bundleName: 'brush-heads-halo' },
  };
  const bundles = bundlesOf('razor-arc', 'brush-heads-halo');
  expect(await open.callRefused('POST', CART, headers, { bundles, excludePrice: true })).toMatchObject(refusal);
  expect(await open.callRefused('POST', ORDERS, headers, order('razor-arc', 'brush-heads-halo'))).toMatchObject(
    refusal,
  );
});

it('raises the prices between a cart and its order, by ten per cent', async () => {
  set({ prices: 'rise with the order' });
  const amountOf = async () => (await cartOf('halo-gift-box')).summary?.payNow.discounted;
  expect(await amountOf()).toBe(154.99);
  const { packingInfo } = await open.call('submitOrder', 'POST', ORDERS, headers, order('halo-gift-box'));
  // 154.99 + 10 % = 170.49, and 13 % tax of Ontario.
  expect(packingInfo).toMatchObject([{ totalPrice: 192.65 }]);
  expect(await amountOf()).toBe(170.49);
});

describe('a payment that is decided later', () => {
  const numbers = async () =>
    (await open.call('getSubscriptions', 'GET', '/api/subscriptions', headers)).map(
      ({ subscriptionNumber }) => subscriptionNumber,
    );

  it('is refused on the next day, and its subscription is gone', async () => {
    set({ pendingPayments: 'refused the next day' });
    const before = await numbers();
    const { orderNumber } = await open.call('submitOrder', 'POST', ORDERS, headers, order('razor-arc'));
    applyPaymentResult(open.shop, { orderNumber, resultCode: 'Pending' });
    expect(await numbers()).toHaveLength(before.length + 1);
    open.clock.advance(1);
    expect(await numbers()).toEqual(before);
  });

  it('is reversed on the next day: the invoice is past due and the saved method invalid', async () => {
    set({ paidOrders: 'reversed the next day' });
    const { orderNumber } = await open.call('submitOrder', 'POST', ORDERS, headers, order('razor-arc'));
    applyPaymentResult(open.shop, { orderNumber, resultCode: 'Authorised' });
    open.clock.advance(1);
    const [newest] = await open.call('getInvoices', 'GET', '/api/invoice/list', headers);
    expect(newest).toMatchObject({ balance: 14.68, hasBalance: true });
    const activity = await open.call('getPaymentActivity', 'GET', '/api/user/payment-activity', headers);
    expect(activity.hasInvalidRecurringPaymentDetail).toBe(true);
  });
});
