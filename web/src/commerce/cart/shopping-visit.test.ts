import { describe, expect, it } from 'vitest';
import { keysToClearOnEntry, keysToClearOnLeaving, type ShoppingPage, staysInShopping } from './shopping-visit.ts';

describe('entering cart or checkout', () => {
  it.each([
    [
      'cart',
      { direct: true, modified: false },
      ['storedCartItems', 'bundlesWithPromotions', 'bundlesWithQuantity', 'commonPageTitle'],
    ],
    ['cart', { direct: true, modified: true }, []],
    ['cart', { direct: false, modified: false }, []],
    ['cart', { direct: false, modified: true }, []],
    [
      'checkout',
      { direct: true, modified: false },
      ['storedCartItems', 'bundlesWithPromotions', 'bundlesWithQuantity', 'checkoutPageTitle'],
    ],
    [
      'checkout',
      { direct: false, modified: false },
      ['storedCartItems', 'bundlesWithPromotions', 'bundlesWithQuantity', 'checkoutPageTitle'],
    ],
    ['checkout', { direct: true, modified: true }, []],
    ['checkout', { direct: false, modified: true }, []],
  ] as const)('%s, %j: removes %j', (page, entry, forgotten) => {
    expect(keysToClearOnEntry(page, entry)).toEqual(forgotten);
  });
});

describe('leaving cart or checkout', () => {
  const gone = ['storedCartItems', 'commonPageTitle'];
  it.each([
    ['cart', '/en-ca/checkout', []],
    ['cart', '/en-ca/my-account/overview', gone],
    ['cart', '/en-ca/404', gone],
    ['cart', '/en-ca/checkout-steps', gone],
    ['checkout', '/en-ca/cart', []],
    ['checkout', '/en-ca/subscription-successful', gone],
    ['checkout', '/en-ca/subscription-error', gone],
    ['checkout', '/en-ca/my-account/overview', gone],
  ] as const)('from %s to %s: removes %j', (page: ShoppingPage, destination, forgotten) => {
    expect(keysToClearOnLeaving(page, destination)).toEqual(forgotten);
    expect(staysInShopping(page, destination)).toBe(forgotten.length === 0);
  });
});
