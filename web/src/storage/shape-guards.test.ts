import { describe, expect, it } from 'vitest';
import {
  arrayOf,
  type Guard,
  isBoolean,
  isNumber,
  isPositiveInteger,
  isString,
  nullable,
  objectOf,
  oneOf,
} from './shape-guards.ts';

const isWord = objectOf({ length: isNumber });
const isNote = objectOf<{ text: string; page: number }>({ text: isString, page: isNumber });

describe('a value from storage', () => {
  it.each<[string, Guard<unknown>, readonly unknown[], readonly unknown[]]>([
    ['a text', isString, ['', 'a'], [1, null, undefined, ['a']]],
    ['a switch', isBoolean, [true, false], ['true', 0, null, undefined]],
    ['a number', isNumber, [0, -1.5], ['1', Number.NaN, Number.POSITIVE_INFINITY, null]],
    ['a quantity', isPositiveInteger, [1, 20], [0, -1, 1.5, '1', null]],
    ['one of two texts', oneOf(['a', 'b']), ['a', 'b'], ['c', '', 'A', null]],
    ['a text or null', nullable(isString), ['a', null], [1, undefined]],
    ['a list of texts', arrayOf(isString), [[], ['a', 'b']], [['a', 1], 'a', null, { 0: 'a', length: 1 }]],
    [
      'an object with a text and a number',
      isNote,
      [{ text: 'a', page: 1, more: true }],
      [{ text: 'a' }, { page: 1 }, {}, null, 'a', 1, undefined],
    ],
    ['an object, even if a text or a list has the same property', isWord, [{ length: 3 }], ['abc', ['a'], null]],
  ])('is %s or is not used', (_, guard, good, bad) => {
    expect(good.map(guard)).toEqual(good.map(() => true));
    expect(bad.map(guard)).toEqual(bad.map(() => false));
  });
});
