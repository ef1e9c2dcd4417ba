import { expect, it } from 'vitest';
import { openShop } from '../testing/open-shop.ts';
import { listLedger } from './ledger.ts';

const customer = { id: 'ca-paused' };

it('has a line for the invoices, parcels and pause of a customer, and none of others', async () => {
  const { shop } = await openShop();
  const lines = listLedger(shop, customer);
  const [subscription] = shop.subscriptions.ofCustomer(customer);
  expect(new Set(lines.map(({ kind }) => kind))).toEqual(new Set(['invoice', 'parcel', 'pause']));
  expect(lines.filter(({ kind }) => kind === 'invoice')).toHaveLength(shop.invoices.ofCustomer(customer).length);
  expect(lines.find(({ kind }) => kind === 'pause')).toEqual({ kind: 'pause', id: subscription?.number });
  expect(listLedger(shop, { id: 'ca-new' })).toEqual([]);
});

it('has another line for a second discount, because the first one has another amount', async () => {
  const { shop } = await openShop();
  const [subscription] = shop.subscriptions.ofCustomer(customer);
  if (!subscription) throw new Error('The customer has no subscription');
  const discount = () => listLedger(shop, customer).find(({ kind }) => kind === 'discount');
  expect(discount()).toBeUndefined();
  shop.subscriptions.put({ ...subscription, nextPaymentDiscount: 500 });
  expect(discount()).toEqual({ kind: 'discount', id: subscription.number, amount: 5 });
});
