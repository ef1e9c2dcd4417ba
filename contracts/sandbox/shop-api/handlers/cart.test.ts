import { cultures } from '@perennial/shared/cultures/cultures';
import { beforeEach, describe, expect, it } from 'vitest';
import { bundles } from '../products/bundles.ts';
import { canada, type OpenShop, openShop } from '../testing/open-shop.ts';

let open: OpenShop;
beforeEach(async () => {
  open = await openShop();
});

const CART = '/api/shoppingcart/request';
const LIMITS = '/api/shoppingcart/validation/maxQuantity';
const ORDERS = '/api/orders';

const line = (name: string, quantity = 1, ...promotionCodes: string[]) => ({ name, quantity, promotionCodes });

const order = (...bundlesOf: object[]) => ({
  bundles: bundlesOf,
  paymentMethodCode: 'Adyen.Visa',
  cancelPaymentUrl: 'http://shop.example/en-ca/checkout',
});

describe('a cart', () => {
  it('is described with its words, pictures and charges', async () => {
    const cart = await open.call('requestCart', 'POST', CART, canada, { bundles: [line('sonic-brush-halo')] });
    const [item] = cart.groups[0]?.items ?? [];
    expect(item).toMatchObject({
      title: 'Halo sonic toothbrush with brush heads',
      image: 'http://content.example/images/sonic-brush-halo.svg',
      currencyCode: 'CAD',
      bundleAvailable: 'true',
      oneTimeCharge: { original: 129.99, discounted: 129.99, beginDate: null },
      quarterlyCharge: { discounted: 18.99, beginDate: '2026-06-15', details: [{ title: 'Two Halo brush heads' }] },
    });
    expect(cart.summary?.payNow).toMatchObject({ discounted: 129.99, tax: 0, hasExtraTax: true });
    expect(cart.summary?.quarterlyCharge?.discounted).toBe(18.99);
    expect(cart.paymentRequirement).toBe('FirstTerm');
  });

  it('is taxed at the postal code that is asked about', async () => {
    const body = { bundles: [line('sonic-brush-halo')], zipCode: 'H2J 2L4' };
    const cart = await open.call('requestCart', 'POST', CART, canada, body);
    expect(cart.summary?.payNow.tax).toBe(19.47);
    expect(cart.firstTermTotalAmount).toBe(149.46);
  });

  it("is taxed at the customer's own address otherwise", async () => {
    const body = { bundles: [line('sonic-brush-halo')] };
    const cart = await open.call('requestCart', 'POST', CART, open.as('ca-subscriber'), body);
    expect(cart.firstTermTaxAmount).toBe(16.9);
  });

  it('refuses a postal code that does not exist', async () => {
    const body = { bundles: [line('sonic-brush-halo')], zipCode: '1234' };
    expect(await open.callRefused('POST', CART, canada, body)).toMatchObject({
      status: 400,
      code: 'error.message.zipCodeIsInvalid',
    });
  });

  it('speaks French in French', async () => {
    const market = { ...canada, language: 'fr-CA' };
    const body = { bundles: [line('sonic-brush-halo', 1, 'HALO20')] };
    const cart = await open.call('requestCart', 'POST', CART, market, body);
    expect(cart.groups[0]?.items[0]?.title).toBe('Brosse à dents sonique Halo avec têtes de rechange');
    expect(cart.promotions[0]?.description).toContain('réduction');
    expect(cart.termsTexts[0]?.termsText).toContain('abonnez');
  });

  it('comes without prices when they are excluded, whatever the codes', async () => {
    const body = { bundles: [line('sonic-brush-halo', 1, 'NOSUCHCODE')], excludePrice: true };
    const cart = await open.call('requestCart', 'POST', CART, canada, body);
    expect(cart.summary).toBeNull();
    expect(cart.groups[0]?.items[0]?.oneTimeCharge).toBeNull();
  });

  it('shows the discount of a code, and for how many units', async () => {
    const body = { bundles: [line('brush-heads-halo', 4, 'DUO15')] };
    const cart = await open.call('requestCart', 'POST', CART, canada, body);
    expect(cart.promotions).toEqual([{ code: 'DUO15', description: '15% off your first two', appliedQuantity: 2 }]);
    expect(cart.summary?.payNow.discounts).toEqual([
      { id: 'DUO15', description: '15% off your first two', amount: 5.7 },
    ]);
  });

  it.each([
    ['NOSUCHCODE', 'error.message.promotionIsInvalid'],
    ['SPRING2020', 'error.message.promotionIsInvalid'],
    ['REFILL25', 'error.message.promotionIsInvalid'],
  ])('refuses the code %s', async (promotionCode, code) => {
    const body = { bundles: [line('sonic-brush-halo', 1, promotionCode)] };
    expect(await open.callRefused('POST', CART, canada, body)).toMatchObject({ status: 400, code });
  });

  it('refuses a code that is there twice', async () => {
    const body = { bundles: [line('sonic-brush-halo', 1, 'HALO20', 'HALO20')] };
    expect((await open.callRefused('POST', CART, canada, body)).code).toBe('error.message.applyPromotionIsDuplicated');
  });

  it('takes codes in the other form of the wire too', async () => {
    const bundle = { name: 'sonic-brush-halo', quantity: 1, promotions: [{ code: 'HALO20' }] };
    const cart = await open.call('requestCart', 'POST', CART, canada, { bundles: [bundle] });
    expect(cart.groups[0]?.items[0]?.promotionCodes).toEqual(['HALO20']);
  });

  it('groups bundles and refills, and tells what is special about them', async () => {
    const body = {
      bundles: [line('brush-heads-halo'), line('air-purifier-aura-4A'), line('sonic-brush-halo-rose')],
    };
    const cart = await open.call('requestCart', 'POST', CART, canada, body);
    expect(cart.groups.map(({ name, items }) => [name, items.length])).toEqual([
      ['Bundle', 2],
      ['Replenishment', 1],
    ]);
    expect(cart.phoneNumberRequired).toBe(true);
    expect(cart.groups[0]?.items.map(({ bundleAvailable }) => bundleAvailable)).toEqual(['true', 'false']);
  });

  it('needs no payment where a partner pays', async () => {
    const body = { bundles: [line('brush-heads-halo-dental-plan')] };
    const cart = await open.call('requestCart', 'POST', CART, canada, body);
    expect([cart.disablePayment, cart.paymentRequirement, cart.firstTermTotalAmount]).toEqual([true, 'None', 0]);
  });

  it('has a price for every bundle in every country, in words of its language', async () => {
    for (const { countryCode, currency, languages } of cultures) {
      for (const language of languages) {
        const market = { country: countryCode, currency: currency.code, language };
        const body = { bundles: bundles.map(({ name }) => line(name)) };
        const cart = await open.call('requestCart', 'POST', CART, market, body);
        expect(cart.summary?.payNow.original, language).toBeGreaterThan(0);
        expect(cart.groups.flatMap(({ items }) => items)).toHaveLength(bundles.length);
      }
    }
  });

  it('is Dutch and in euro where nobody says otherwise', async () => {
    const cart = await open.call('requestCart', 'POST', CART, {}, { bundles: [line('razor-arc')] });
    expect(cart.groups[0]?.items[0]).toMatchObject({ title: 'Arc scheermes met mesjes', currencyCode: 'EUR' });
  });

  it.each([
    [{ ...canada, country: 'JP' }, 'error.message.marketIsNotSupported'],
    [{ ...canada, currency: 'JPY' }, 'error.message.marketIsNotSupported'],
  ])('is refused where we do not sell', async (market, code) => {
    expect((await open.callRefused('POST', CART, market, { bundles: [line('razor-arc')] })).code).toBe(code);
  });

  it('refuses a bundle that does not exist, and a body that is not a cart, by name', async () => {
    expect(await open.callRefused('POST', CART, canada, { bundles: [line('no-such-bundle')] })).toMatchObject({
      status: 404,
      code: 'error.message.bundleIsNotFound',
    });
    expect(
      await open.callRefused('POST', CART, canada, { bundles: [{ name: 'razor-arc', quantity: 0 }] }),
    ).toMatchObject({
      status: 400,
      extraInfo: { field: 'body.bundles.0.quantity' },
    });
  });
});

describe('the limit of a bundle', () => {
  it('holds for what is in the cart', async () => {
    const fine = await open.call('validateMaxQuantity', 'POST', LIMITS, canada, { bundles: [line('razor-arc', 3)] });
    const over = await open.call('validateMaxQuantity', 'POST', LIMITS, canada, { bundles: [line('razor-arc', 4)] });
    expect(fine).toEqual({ isValid: true, bundles: [] });
    expect(over).toEqual({ isValid: false, bundles: [{ name: 'razor-arc', maxQuantity: 3 }] });
  });

  it('counts the subscriptions that the customer has', async () => {
    const body = { bundles: [line('sonic-brush-halo', 3)] };
    const answer = await open.call('validateMaxQuantity', 'POST', LIMITS, open.as('ca-subscriber'), body);
    expect(answer.isValid).toBe(false);
  });
});

describe('an order', () => {
  it('leads to the card form when a card is to be used', async () => {
    const body = { ...order(line('razor-arc')), paymentMethodCode: 'Adyen.Visa' };
    const answer = await open.call('submitOrder', 'POST', ORDERS, open.as('ca-subscriber'), body);
    expect(answer.htmlForm).toContain('data-provider="Adyen"');
    expect(answer.packingInfo).toEqual([{ ctn: '945100800012', qty: 1, totalPrice: 14.68 }]);
  });

  it('keeps its number when the same cart is sent again before it is paid', async () => {
    const headers = open.as('ca-subscriber');
    const first = await open.call('submitOrder', 'POST', ORDERS, headers, order(line('razor-arc')));
    const again = await open.call('submitOrder', 'POST', ORDERS, headers, order(line('razor-arc')));
    const other = await open.call('submitOrder', 'POST', ORDERS, headers, order(line('razor-arc', 2)));
    expect(again.orderNumber).toBe(first.orderNumber);
    expect(other.orderNumber).not.toBe(first.orderNumber);
  });

  it('is paid with the saved card when no method is chosen', async () => {
    const { paymentMethodCode: _, ...body } = order(line('razor-arc'));
    const headers = open.as('ca-subscriber');
    const answer = await open.call('submitOrder', 'POST', ORDERS, headers, body);
    expect(answer.htmlForm).toBeNull();
    const subscriptions = await open.call('getSubscriptions', 'GET', '/api/subscriptions', headers);
    expect(subscriptions.map(({ bundleName, status }) => [bundleName, status])).toEqual([
      ['razor-arc', 'Active'],
      ['sonic-brush-halo', 'Active'],
    ]);
  });

  it.each([
    ['ca-new', order(line('razor-arc')), 'error.message.addressIsMissing'],
    ['ca-blocked', order(line('razor-arc')), 'error.message.userIsNotAbleToSubscribe'],
    ['ca-subscriber', order(line('sonic-brush-halo-rose')), 'error.message.bundleIsOutOfStock'],
    ['ca-subscriber', order(line('sonic-brush-halo', 3)), 'error.message.reachMaxAllowedNumber'],
    ['ca-subscriber', order(line('sonic-brush-halo', 1, 'FIRSTFREE')), 'error.message.promotionIsInvalid'],
    [
      'ca-subscriber',
      { ...order(line('razor-arc')), paymentMethodCode: 'Adyen.iDeal' },
      'error.message.paymentMethodIsInvalid',
    ],
    [
      'ca-failed-card',
      { ...order(line('filters-aura')), paymentMethodCode: undefined },
      'error.message.paymentMethodIsInvalid',
    ],
    ['nl-subscriber', order(line('razor-arc')), 'error.message.orderPreviewFailed'],
  ])('of %s is refused (%#)', async (id, body, code) => {
    expect(await open.callRefused('POST', ORDERS, open.as(id), body)).toMatchObject({ status: 400, code });
  });

  it('says how many a customer may have', async () => {
    const body = order(line('sonic-brush-halo', 3));
    expect(await open.callRefused('POST', ORDERS, open.as('ca-subscriber'), body)).toMatchObject({
      message: 'You can have at most 3 of Halo sonic toothbrush with brush heads.',
      extraInfo: { bundleName: 'sonic-brush-halo', maxQuantity: 3 },
    });
  });

  it('needs a phone number for what is delivered by appointment', async () => {
    open.shop.customers.update('ca-subscriber', { phoneNumber: null });
    const body = order(line('air-purifier-aura-4A'));
    expect((await open.callRefused('POST', ORDERS, open.as('ca-subscriber'), body)).code).toBe(
      'error.message.phoneNumberIsRequired',
    );
  });

  it('is refused where postal code and province do not fit', async () => {
    const addresses = [
      { type: 'BillingAndShipping', countryCode: 'CA', addition: '1 King Street', zipCode: 'V6E 1M8', stateCode: 'ON' },
    ] as const;
    open.shop.customers.update('ca-subscriber', { addresses });
    expect((await open.callRefused('POST', ORDERS, open.as('ca-subscriber'), order(line('razor-arc')))).code).toBe(
      'error.message.orderPreviewFailed',
    );
  });
});
