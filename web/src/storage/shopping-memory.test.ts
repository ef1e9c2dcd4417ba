// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearOrderedCart, clearShoppingData } from './shopping-memory.ts';
import { storageKeys } from './storage-keys.ts';

/** What is not about a customer: the choices of this browser, and the title to restore. */
const ofTheBrowser = ['analyticsConsent', 'belgiumLanguage', 'canadaLanguage', 'commonPageTitle', 'cultureCode'];

/** What the pages of a payment, another tab and the account still need after an order. */
const ofPaymentsAndAccount = [
  'announcedOrder',
  'awaitedOrder',
  'dismissedTips',
  'failedPayment',
  'invoiceBeingPaid',
  'orderAttempts',
  'paidInvoice',
  'payInFullFailed',
  'placedOrder',
];

const getStoredNames = () => [...Object.keys(sessionStorage), ...Object.keys(localStorage)].sort();

function clearStorage(): void {
  sessionStorage.clear();
  localStorage.clear();
}

beforeEach(() => {
  clearStorage();
  for (const [name, { kind }] of Object.entries(storageKeys)) {
    (kind === 'local' ? localStorage : sessionStorage).setItem(name, '"sonic-brush-halo"');
  }
});

afterEach(clearStorage);

describe('what a browser still stores', () => {
  it('after a sign-out is nothing of the customer, so that the next one finds none of it', () => {
    clearShoppingData();
    expect(getStoredNames()).toEqual(ofTheBrowser);
  });

  it('after a sign-out is nothing that another tab was buying', () => {
    localStorage.setItem('lastBundle', '"razor-arc"');
    clearShoppingData();
    expect(getStoredNames()).toEqual(ofTheBrowser);
  });

  it('after an order is nothing of its cart', () => {
    clearOrderedCart();
    expect(getStoredNames()).toEqual([...ofTheBrowser, ...ofPaymentsAndAccount].sort());
  });
});
