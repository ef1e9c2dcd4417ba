// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { readStored, writeStored } from '../../storage/browser-storage.ts';
import { clearShoppingData } from '../../storage/forget-customer.ts';
import { storedZip } from './estimated-zip.ts';

beforeEach(() => localStorage.clear());

describe('storedZip', () => {
  it.each([
    ['CA', 'K1A 0B1', 'K1A 0B1'],
    ['US', '10001', '10001'],
    ['US', '10001-1234', '10001-1234'],
    ['US', 'K1A 0B1', undefined],
    ['CA', '10001', undefined],
    ['DE', '10115', undefined],
    ['CA', '', undefined],
  ] as const)('in %s with "%s" stored: %s', (country, stored, used) => {
    writeStored('currentEstimatedZipCode', stored);
    expect(storedZip(country)).toBe(used);
  });

  it('is removed at sign-out', () => {
    writeStored('currentEstimatedZipCode', 'K1A 0B1');
    clearShoppingData();
    expect(readStored('currentEstimatedZipCode')).toBeUndefined();
  });
});
