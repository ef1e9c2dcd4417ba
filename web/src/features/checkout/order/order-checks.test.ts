// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { sampleCart, sampleItem } from '../../../testing/sample-cart.ts';
import { sampleProfile } from '../../../testing/sample-profile.ts';
import { createOrderShop, freshChecks, noActivity, request } from './testing/order-shop.ts';

beforeEach(() => window.localStorage.clear());

describe('the checks before an order', () => {
  it.each([
    ['the customer may not subscribe', sampleProfile({ ableToSubscribe: false }), 'cannotSubscribe'],
    [
      'the recurring payment details are invalid',
      sampleProfile({ hasInvalidRecurringPaymentDetail: true }),
      'invalidRecurringPayment',
    ],
    ['the phone number is missing', sampleProfile({ phoneNumber: null }), 'phoneRequired'],
  ])('stops before the order if %s', async (_, profile, reason) => {
    const { place, names } = createOrderShop({ getProfile: profile });
    expect(await place({ ...request, phoneNumberRequired: true })).toEqual({ kind: 'stopped', reason });
    expect(names()).toEqual(freshChecks);
  });

  it('places an order with another method after the payment details were found invalid', async () => {
    const { place } = createOrderShop({ getProfile: sampleProfile({ hasInvalidRecurringPaymentDetail: true }) });
    expect(await place({ ...request, methodChanged: true })).not.toMatchObject({ kind: 'stopped' });
  });

  it('stops while the first payment is being processed', async () => {
    const { place, names } = createOrderShop({
      getPaymentActivity: { ...noActivity, hasInitialPaymentInProgress: true },
    });
    expect(await place(request)).toEqual({ kind: 'stopped', reason: 'firstPaymentInProgress' });
    expect(names()).toEqual(freshChecks);
  });

  it.each([
    ['higher', 89.99],
    ['lower', 109.99],
  ])('stops if the amount is %s than the one on the button', async (_, amount) => {
    const { place, names } = createOrderShop();
    const { agreed } = request;
    expect(await place({ ...request, agreed: { ...agreed, amount } })).toEqual({
      kind: 'priceChanged',
      price: agreed,
    });
    expect(names()).toEqual(freshChecks);
  });

  it.each([
    ['cannotSubscribe', { ableToSubscribe: false, hasInvalidRecurringPaymentDetail: true, phoneNumber: null }, true],
    ['invalidRecurringPayment', { hasInvalidRecurringPaymentDetail: true, phoneNumber: null }, true],
    ['firstPaymentInProgress', { phoneNumber: null }, true],
    ['phoneRequired', { phoneNumber: null }, false],
  ])('shows %s before the reasons that come after it', async (reason, details, hasInitialPaymentInProgress) => {
    const { place } = createOrderShop({
      getProfile: sampleProfile(details),
      getPaymentActivity: { ...noActivity, hasInitialPaymentInProgress },
    });
    const changed = { ...request, phoneNumberRequired: true, agreed: { amount: 89.99, later: [] } };
    expect(await place(changed)).toEqual({ kind: 'stopped', reason });
  });

  it.each([
    ['another amount', [{ months: 3, amount: 16.49 }]],
    ['another period', [{ months: 1, amount: 14.99 }]],
    ['one payment more', []],
  ])('stops if the later payments have %s than on the page', async (_, later) => {
    const { place, names } = createOrderShop();
    const { agreed } = request;
    expect(await place({ ...request, agreed: { ...agreed, later } })).toEqual({
      kind: 'priceChanged',
      price: agreed,
    });
    expect(names()).toEqual(freshChecks);
  });

  it('names the bundles that are out of stock, and orders nothing', async () => {
    const items = [sampleItem(), sampleItem({ name: 'razor-arc', bundleAvailable: 'false' })];
    const { place, names } = createOrderShop({ requestCart: sampleCart({ groups: [{ name: 'Bundle', items }] }) });
    expect(await place(request)).toEqual({ kind: 'outOfStock', bundles: ['razor-arc'] });
    expect(names()).toEqual(freshChecks);
  });

  it('needs no phone number if the bundle needs none', async () => {
    const { place } = createOrderShop({ getProfile: sampleProfile({ phoneNumber: null }) });
    expect(await place(request)).toMatchObject({ kind: 'card' });
  });
});
