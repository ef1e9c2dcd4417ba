// @vitest-environment happy-dom
import type { Problem } from '@perennial/shared/errors/problem';
import { beforeEach, describe, expect, it } from 'vitest';
import { readStored, writeStored } from '../../storage/browser-storage.ts';
import {
  createLines,
  dropRefusedCodes,
  formatBundleNames,
  isMaximumReached,
  storedLines,
  storeLines,
  toBundles,
  withCoupon,
  withoutCodes,
} from './cart-lines.ts';

beforeEach(() => sessionStorage.clear());

it('formatBundleNames is the way back: "a,b"', () => {
  expect(formatBundleNames(createLines(['a', 'b']))).toBe('a,b');
  expect(formatBundleNames([])).toBe('');
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
    expect(storedLines(['a'])).toEqual([{ name: 'a', quantity: 3, promotionCodes: [] }]);
    expect(storedLines(['c'])).toBeUndefined();
  });

  it('are one of each bundle that is not stored', () => {
    writeStored('storedCartItems', [{ name: 'a', quantity: 3, promotionCodes: ['X'] }]);
    expect(storedLines(['b', 'a'])).toEqual([
      { name: 'a', quantity: 3, promotionCodes: ['X'] },
      { name: 'b', quantity: 1, promotionCodes: [] },
    ]);
  });

  it('of a changed cart are those of the browser in a new tab, but not of a cart that is opened anew', () => {
    const lines = [{ name: 'a', quantity: 3, promotionCodes: [] }];
    storeLines(lines);
    sessionStorage.clear();
    expect(storedLines(['a'], true)).toEqual(lines);
    expect(storedLines(['a'])).toBeUndefined();
    writeStored('storedCartItems', [{ name: 'a', quantity: 2, promotionCodes: [] }]);
    expect(storedLines(['a'], true)).toMatchObject([{ quantity: 2 }]);
  });

  it('are built from stored quantities and codes without stored items', () => {
    writeStored('bundlesWithQuantity', [
      { name: 'b', quantity: 1 },
      { name: 'a', quantity: 2 },
    ]);
    expect(storedLines(['a'])).toEqual([{ name: 'a', quantity: 2, promotionCodes: [] }]);
    writeStored('bundlesWithPromotions', [{ name: 'a', promotionCodes: ['X'] }]);
    expect(storedLines(['a', 'b'])).toEqual([
      { name: 'b', quantity: 1, promotionCodes: [] },
      { name: 'a', quantity: 2, promotionCodes: ['X'] },
    ]);
  });

  it('are none without anything stored', () => {
    expect(storedLines(['a'])).toBeUndefined();
  });

  it('are stored three times: the items, their quantities and their codes', () => {
    const lines = createLines(['a'], 'X');
    storeLines(lines);
    expect(readStored('storedCartItems')).toEqual(lines);
    expect(readStored('bundlesWithQuantity')).toMatchObject([{ name: 'a', quantity: 1 }]);
    expect(readStored('bundlesWithPromotions')).toMatchObject([{ name: 'a', promotionCodes: ['X'] }]);
  });

  it('keep a code of their own when a link has another one', () => {
    const [own] = createLines(['a'], 'OWN');
    const [none] = createLines(['b']);
    expect(
      withCoupon(
        [own, none].flatMap((line) => line ?? []),
        'LINK',
      ).map((line) => line.promotionCodes),
    ).toEqual([['OWN'], ['LINK']]);
  });
});

it('sends the lines with or without their codes', () => {
  const lines = createLines(['a'], 'X');
  expect(toBundles(lines)).toEqual([{ name: 'a', quantity: 1, promotionCodes: ['X'] }]);
  expect(toBundles(withoutCodes(lines))).toEqual([{ name: 'a', quantity: 1, promotionCodes: [] }]);
});

describe('a refused code', () => {
  const refusal = (...extraInfos: readonly unknown[]): Problem => ({
    type: 'about:blank',
    title: '',
    status: 400,
    detail: 'This code has expired.',
    messages: extraInfos.map((extraInfo) => ({ code: 'promotion', text: '', extraInfo })),
    requestId: '',
  });
  const halo = { bundleName: 'a', title: 'Halo' };
  const razor = { bundleName: 'b', title: 'Razor' };

  it.each([
    ['of one of two bundles is named with it', ['a', 'b'], [halo], [[], ['X']], 'Halo: This code has expired.'],
    ['of two bundles is named with both', ['a', 'b'], [halo, razor], [[], []], 'Halo, Razor: This code has expired.'],
    ['of the only bundle needs no name', ['a'], [halo], [[]], 'This code has expired.'],
    ['without a bundle is dropped everywhere', ['a', 'b'], [], [[], []], 'This code has expired.'],
    ['of a bundle that is not in the cart is dropped everywhere', ['b'], [halo], [[]], 'This code has expired.'],
    [
      'is named beside messages about other things',
      ['a', 'b'],
      [null, 'a', { bundleName: 'b' }, { title: 'Razor' }, halo],
      [[], ['X']],
      'Halo: This code has expired.',
    ],
  ])('%s', (_, names, extraInfos, codes, text) => {
    const dropped = dropRefusedCodes(createLines(names, 'X'), refusal(...extraInfos));
    expect(dropped.lines.map(({ promotionCodes }) => promotionCodes)).toEqual(codes);
    expect(dropped.text).toBe(text);
  });
});

describe('isMaximumReached', () => {
  it.each([
    ['one of a bundle that exceeds its limit', { a: 1 }, ['a'], true],
    ['two of a bundle that exceeds its limit, so one less may help', { a: 2 }, ['a'], false],
    ['one of another bundle', { a: 2, b: 1 }, ['a'], false],
    ['one of several bundles that exceed theirs', { a: 2, b: 1 }, ['a', 'b'], true],
    ['no bundle that exceeds its limit', { a: 1 }, [], false],
  ])('%s', (_, quantities, exceeded, reached) => {
    const lines = Object.entries(quantities).map(([name, quantity]) => ({ name, quantity, promotionCodes: [] }));
    expect(
      isMaximumReached(
        lines,
        exceeded.map((name) => ({ name })),
      ),
    ).toBe(reached);
  });
});
