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

const line = (name: string, quantity = 1, ...promotionCodes: string[]) => ({ name, quantity, promotionCodes });

describe('requestCart', () => {
  it('returns texts, pictures and charges', async () => {
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

  it('estimates tax at the requested postal code', async () => {
    const body = { bundles: [line('sonic-brush-halo')], zipCode: 'H2J 2L4' };
    const cart = await open.call('requestCart', 'POST', CART, canada, body);
    expect(cart.summary?.payNow.tax).toBe(19.47);
    expect(cart.firstTermTotalAmount).toBe(149.46);
  });

  it("estimates tax at the customer's address by default", async () => {
    const body = { bundles: [line('sonic-brush-halo')] };
    const cart = await open.call('requestCart', 'POST', CART, open.as('ca-subscriber'), body);
    expect(cart.firstTermTaxAmount).toBe(16.9);
  });

  it('returns the tax that is part of a German price, and adds none', async () => {
    const germany = { country: 'DE', currency: 'EUR', language: 'de-DE' };
    const cart = await open.call('requestCart', 'POST', CART, germany, { bundles: [line('sonic-brush-halo')] });
    expect(cart.summary?.payNow).toMatchObject({ discounted: 89.99, tax: 14.37, hasExtraTax: false });
    expect(cart.firstTermTotalAmount).toBe(89.99);
  });

  it('rejects a postal code that does not exist', async () => {
    const body = { bundles: [line('sonic-brush-halo')], zipCode: '1234' };
    expect(await open.callRefused('POST', CART, canada, body)).toMatchObject({
      status: 400,
      code: 'error.message.zipCodeIsInvalid',
    });
  });

  it('returns French texts for a French request', async () => {
    const market = { ...canada, language: 'fr-CA' };
    const body = { bundles: [line('sonic-brush-halo', 1, 'HALO20')] };
    const cart = await open.call('requestCart', 'POST', CART, market, body);
    expect(cart.groups[0]?.items[0]?.title).toBe('Brosse à dents sonique Halo avec têtes de rechange');
    expect(cart.promotions[0]?.description).toContain('réduction');
    expect(cart.termsTexts[0]?.termsText).toContain('abonnez');
  });

  it('omits excluded prices and ignores promotion codes then', async () => {
    const body = { bundles: [line('sonic-brush-halo', 1, 'NOSUCHCODE')], excludePrice: true };
    const cart = await open.call('requestCart', 'POST', CART, canada, body);
    expect(cart.summary).toBeNull();
    expect(cart.groups[0]?.items[0]?.oneTimeCharge).toBeNull();
  });

  it('returns the discount of a code and its number of units', async () => {
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
  ])('rejects the code %s', async (promotionCode, code) => {
    const body = { bundles: [line('sonic-brush-halo', 1, promotionCode)] };
    expect(await open.callRefused('POST', CART, canada, body)).toMatchObject({ status: 400, code });
  });

  it('rejects a code that is sent twice', async () => {
    const body = { bundles: [line('sonic-brush-halo', 1, 'HALO20', 'HALO20')] };
    expect((await open.callRefused('POST', CART, canada, body)).code).toBe('error.message.applyPromotionIsDuplicated');
  });

  it('accepts codes in both forms of the wire', async () => {
    const bundle = { name: 'sonic-brush-halo', quantity: 1, promotions: [{ code: 'HALO20' }] };
    const cart = await open.call('requestCart', 'POST', CART, canada, { bundles: [bundle] });
    expect(cart.groups[0]?.items[0]?.promotionCodes).toEqual(['HALO20']);
  });

  it('groups items and returns their special properties', async () => {
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

  it('requires no payment if a partner pays', async () => {
    const body = { bundles: [line('brush-heads-halo-dental-plan')] };
    const cart = await open.call('requestCart', 'POST', CART, canada, body);
    expect([cart.disablePayment, cart.paymentRequirement, cart.firstTermTotalAmount]).toEqual([true, 'None', 0]);
  });

  it('returns a price and texts for every bundle in every country', async () => {
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

  it('is Dutch and in euro by default', async () => {
    const cart = await open.call('requestCart', 'POST', CART, {}, { bundles: [line('razor-arc')] });
    expect(cart.groups[0]?.items[0]).toMatchObject({ title: 'Arc scheermes met mesjes', currencyCode: 'EUR' });
  });

  it.each([
    [{ ...canada, country: 'JP' }, 'error.message.marketIsNotSupported'],
    [{ ...canada, currency: 'JPY' }, 'error.message.marketIsNotSupported'],
  ])('rejects unsupported markets', async (market, code) => {
    expect((await open.callRefused('POST', CART, market, { bundles: [line('razor-arc')] })).code).toBe(code);
  });

  it('rejects an unknown bundle and an invalid body, and names the field', async () => {
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

describe('validateMaxQuantity', () => {
  it('counts the units of the cart', async () => {
    const fine = await open.call('validateMaxQuantity', 'POST', LIMITS, canada, { bundles: [line('razor-arc', 3)] });
    const over = await open.call('validateMaxQuantity', 'POST', LIMITS, canada, { bundles: [line('razor-arc', 4)] });
    expect(fine).toEqual({ isValid: true, bundles: [] });
    expect(over).toEqual({ isValid: false, bundles: [{ name: 'razor-arc', maxQuantity: 3 }] });
  });

  it('counts the customer’s running subscriptions', async () => {
    const body = { bundles: [line('sonic-brush-halo', 3)] };
    const answer = await open.call('validateMaxQuantity', 'POST', LIMITS, open.as('ca-subscriber'), body);
    expect(answer.isValid).toBe(false);
  });
});
