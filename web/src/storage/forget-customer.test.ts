// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readStored, writeStored } from './browser-storage.ts';
import { clearOrderedCart, clearShoppingData, keepDataOf } from './forget-customer.ts';
import { markSession, markSignOut } from './session-mark.ts';
import { storageKeys } from './storage-keys.ts';

/** What is not about a customer: the choices of this browser, and the title to restore. */
const ofTheBrowser = [
  'analyticsConsent',
  'belgiumLanguage',
  'canadaLanguage',
  'commonPageTitle',
  'cultureCode',
  'sessionOfBrowser',
];

/** What the pages of a payment, another tab and the account still need after an order. */
const ofPaymentsAndAccount = [
  'announcedOrder',
  'awaitedOrder',
  'customerOfBrowser',
  'customerOfTab',
  'dismissedTips',
  'failedPayment',
  'formDrafts',
  'invoiceBeingPaid',
  'orderAttempts',
  'paidInvoice',
  'payInFullFailed',
  'placedOrder',
  'waitingSubscriptions',
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

describe('after the end of a session without a sign-out', () => {
  const anna = 'user anna@example.com';
  const owen = 'user owen@example.com';

  beforeEach(() => {
    clearStorage();
    writeStored('lastBundle', 'razor-arc');
    keepDataOf(anna);
    writeStored('dismissedTips', ['S-1/device']);
    writeStored('orderNumber', 'O-1');
  });

  it.each([
    ['the same customer finds everything', anna, ['S-1/device'], 'O-1', 'razor-arc'],
    ['a visitor without a sign-in changes nothing', '', ['S-1/device'], 'O-1', 'razor-arc'],
    ['another customer finds nothing', owen, undefined, undefined, undefined],
    ['customer care finds nothing', 'admin anna@example.com', undefined, undefined, undefined],
  ])('%s', (_, user, tips, order, bundle) => {
    keepDataOf(user);
    expect([readStored('dismissedTips'), readStored('orderNumber'), readStored('lastBundle')]).toEqual([
      tips,
      order,
      bundle,
    ]);
  });

  it('a tab that has missed the sign-out of its customer forgets what it was doing, and not what others do since', () => {
    markSession(anna, 10);
    markSignOut(20);
    keepDataOf('');
    expect([readStored('orderNumber'), readStored('lastBundle')]).toEqual([undefined, 'razor-arc']);
    writeStored('orderNumber', 'O-2');
    keepDataOf('');
    expect(readStored('orderNumber')).toBe('O-2');
  });

  it('another customer keeps what a tab of their own has stored before the sign-in', () => {
    sessionStorage.clear();
    writeStored('orderNumber', 'O-2');
    keepDataOf(owen);
    expect([readStored('dismissedTips'), readStored('orderNumber')]).toEqual([undefined, 'O-2']);
  });

  it.each([
    ['a customer finds nothing that somebody typed into a form before the sign-in', undefined, []],
    ['the same customer finds what was typed', anna, ['support CA']],
    ['another customer finds nothing that was typed', owen, []],
  ])('%s', (_, before, forms) => {
    clearStorage();
    if (before) keepDataOf(before);
    writeStored('formDrafts', [{ form: 'support CA', owner: 1, fields: {} }]);
    keepDataOf(anna);
    expect((readStored('formDrafts') ?? []).map(({ form }) => form)).toEqual(forms);
  });

  it('a tab that was left open forgets the former customer later than the others', () => {
    const tab = { ...sessionStorage };
    sessionStorage.clear();
    keepDataOf(owen);
    for (const [name, value] of Object.entries(tab)) sessionStorage.setItem(name, value);
    writeStored('lastBundle', 'halo');
    keepDataOf(owen);
    expect([readStored('orderNumber'), readStored('lastBundle')]).toEqual([undefined, 'halo']);
  });

  it('the browser stores no name of a customer', () => {
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(/anna|example/);
  });
});
