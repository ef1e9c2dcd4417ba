// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { writeStored } from '../../storage/browser-storage.ts';
import { createLines, parseBundleNames, storedLines, toBundles, withoutCodes } from './cart-lines.ts';

beforeEach(() => sessionStorage.clear());

describe('parseBundleNames', () => {
  it.each([
    ['sonic-brush-halo', ['sonic-brush-halo']],
    ['a,b', ['a', 'b']],
    ['a, b ,a,,b', ['a', 'b']],
    ['', []],
    [null, []],
    [undefined, []],
  ])('"%s"', (query, names) => expect(parseBundleNames(query)).toEqual(names));
});

describe('lines of a new cart', () => {
  it('are one of each bundle, with the code of the link', () => {
    expect(createLines(['a', 'b'], ' HALO20 ')).toEqual([
      { name: 'a', quantity: 1, promotionCodes: ['HALO20'] },
      { name: 'b', quantity: 1, promotionCodes: ['HALO20'] },
    ]);
    expect(createLines(['a'], ' ')).toEqual([{ name: 'a', quantity: 1, promotionCodes: [] }]);
  });

  it('are the stored lines of these bundles', () => {
    writeStored('storedCartItems', [
      { name: 'a', quantity: 3, promotionCodes: [] },
      { name: 'z', quantity: 1, promotionCodes: [] },
    ]);
    expect(storedLines(['a', 'b'])).toEqual([{ name: 'a', quantity: 3, promotionCodes: [] }]);
    expect(storedLines(['c'])).toBeUndefined();
  });

  it('are built from stored quantities and codes without stored items', () => {
    writeStored('bundlesWithQuantity', [{ name: 'a', quantity: 2 }]);
    writeStored('bundlesWithPromotions', [{ name: 'a', promotionCodes: ['X'] }]);
    expect(storedLines(['a'])).toEqual([{ name: 'a', quantity: 2, promotionCodes: ['X'] }]);
  });
});

it('sends the lines with or without their codes', () => {
  const lines = createLines(['a'], 'X');
  expect(toBundles(lines)).toEqual([{ name: 'a', quantity: 1, promotionCodes: ['X'] }]);
  expect(toBundles(withoutCodes(lines))).toEqual([{ name: 'a', quantity: 1, promotionCodes: [] }]);
});
