/** Provider states whose records have a value in fields that are rarely filled; see sandbox/scenarios/full-records.ts. */

import { findOwnedSubscription } from './owned-subscriptions.ts';
import type { StatefulSandbox } from './shop-api-calls.ts';
import { callShopApi } from './shop-api-calls.ts';

const ODILE = 'odile.gagne@example.com';
const OWEN = 'owen.macleod@example.com';
const TYLER = 'tyler.brooks@example.com';

/** The subscription of a customer at a position of the scenario. */
const at =
  (position: number, email = ODILE) =>
  (sandbox: StatefulSandbox) =>
    findOwnedSubscription(sandbox, email, position);

export const fullRecordStates = {
  'the Canadian customer has subscriptions with discounts, returns and changes': (sandbox: StatefulSandbox) => ({
    userToken: sandbox.userToken(ODILE),
  }),
  'subscription S-1000001 has a quarterly discount, a one-time order and another product': at(0),
  'subscription S-1000001 has the promotion code HALO20': at(0),
  'subscription S-1000001 has monthly and semi-annual discounts, and its device is on its way back': at(1),
  'subscription S-1000001 has a discount every two months, and its replenishment is on its way back': at(2),
  'carrier-1 can pick up the replenishment of subscription S-1000001': async (sandbox: StatefulSandbox) => {
    const values = await at(2)(sandbox);
    const query = { subscriptionNumber: values.subscriptionNumber, scope: 'Replenishment' } as const;
    const carriers = await callShopApi(sandbox, 'getReturnCarriers', { query }, values.userToken);
    return { ...values, carrierId: carriers.replenishmentCarriers[0]?.id ?? '' };
  },
  'the device of subscription S-1000001 was paid in full four days ago': at(3),
  'the replenishment of subscription S-1000001 was cancelled after a shipment': at(4),
  'the device of subscription S-1000001 was returned': at(5),
  'subscription S-1000001 has a discount every two months and is paused until a date': at(6),
  'subscription S-1000001 has ended': at(7),
  'the replenishment of subscription S-1000001 is paid monthly with a discount': at(8),
  'the replenishment of subscription S-1000001 is paid every two months and can be changed': at(9),
  'the device of subscription S-1000001 is in repair': at(0, 'joris.bakker@example.com'),
  'the Dutch customer has two addresses and subscription S-1000001': at(0, 'pieter.vandenberg@example.com'),
  'the British customer has two addresses and subscription S-1000001': at(0, 'harriet.lowe@example.com'),
  'the American customer has two addresses and subscription S-1000001': at(0, 'elaine.porter@example.com'),
  'the German customer has two addresses and subscription S-1000001': at(0, 'anselm.krueger@example.com'),
  'the token of the Canadian customer expires soon': (sandbox: StatefulSandbox) => ({
    userToken: sandbox.expiringUserToken(OWEN),
  }),
  // An American address in the Canadian shop.
  'the address of the customer is in another country': (sandbox: StatefulSandbox) => ({
    userToken: sandbox.userToken(TYLER),
  }),
  'the customer with an address in another country has started an order': async (sandbox: StatefulSandbox) => {
    const userToken = sandbox.userToken(TYLER);
    const body = { bundleName: 'sonic-brush-halo' };
    const { orderNumber } = await callShopApi(sandbox, 'createCheckout', { body }, userToken);
    return { userToken, orderNumber };
  },
  'the Canadian customer has used the promotion code FIRSTFREE': async (sandbox: StatefulSandbox) => {
    const userToken = sandbox.userToken(OWEN);
    const bundles = [{ name: 'air-purifier-aura-4A', quantity: 1, promotions: [{ code: 'FIRSTFREE' }] }];
    // The saved card pays it at once.
    const body = { bundles, cancelPaymentUrl: 'http://localhost:3000/en-ca/checkout' };
    await callShopApi(sandbox, 'submitOrder', { body }, userToken);
    return { userToken };
  },
};
