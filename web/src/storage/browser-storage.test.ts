// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { readStored, removeStored, writeStored } from './browser-storage.ts';
import { storageKeys } from './storage-keys.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('browser storage', () => {
  it('returns what was written', () => {
    const lines = [{ name: 'sonic-brush-halo', quantity: 2, promotionCodes: ['HALO20'] }];
    writeStored('storedCartItems', lines);
    expect(readStored('storedCartItems')).toEqual(lines);
  });

  it('keeps the last bundle beyond the tab, but not the cart items', () => {
    writeStored('lastBundle', 'sonic-brush-halo');
    writeStored('storedCartItems', []);
    sessionStorage.clear();
    expect(readStored('lastBundle')).toBe('sonic-brush-halo');
    expect(readStored('storedCartItems')).toBeUndefined();
  });

  it('ends with the tab for all that is not of the browser, so that no tab changes what another one is buying', () => {
    const ofBrowser = [
      'analyticsConsent',
      'belgiumLanguage',
      'canadaLanguage',
      'cultureCode',
      'currentEstimatedZipCode',
      'customerOfBrowser',
      'dismissedTips',
      'lastBundle',
      'linesOfBrowser',
      'orderAttempts',
      'sessionOfBrowser',
      'waitingSubscriptions',
    ];
    const kept = Object.entries(storageKeys).filter(([, { kind }]) => kind === 'local');
    expect(kept.map(([name]) => name).sort()).toEqual(ofBrowser);
  });

  it.each([
    ['invalid JSON', 'bundle'],
    ['another type', '42'],
    ['null', 'null'],
    ['a quantity of 0', '[{"name":"a","quantity":0,"promotionCodes":[]}]'],
    ['a fractional quantity', '[{"name":"a","quantity":1.5,"promotionCodes":[]}]'],
    ['codes that are not strings', '[{"name":"a","quantity":1,"promotionCodes":[7]}]'],
    ['a line without a name', '[{"quantity":1,"promotionCodes":[]}]'],
  ])('removes corrupt cart items: %s', (_, text) => {
    sessionStorage.setItem('storedCartItems', text);
    expect(readStored('storedCartItems')).toBeUndefined();
    expect(sessionStorage.getItem('storedCartItems')).toBeNull();
  });

  it.each([
    ['a language of another country', 'canadaLanguage', '"fr-BE"'],
    ['a culture that does not exist', 'cultureCode', '"xx-xx"'],
  ] as const)('removes %s', (_, name, text) => {
    localStorage.setItem(name, text);
    expect(readStored(name)).toBeUndefined();
    expect(localStorage.getItem(name)).toBeNull();
  });

  it('removes several keys at once', () => {
    writeStored('orderNumber', 'O-1');
    writeStored('disablePayment', true);
    removeStored('orderNumber', 'disablePayment');
    expect(readStored('orderNumber')).toBeUndefined();
    expect(readStored('disablePayment')).toBeUndefined();
  });
});
