import { describe, expect, it } from 'vitest';
import { resolvePromotion } from './promotions.ts';

const INVALID = 'error.message.promotionIsInvalid';
const DUPLICATED = 'error.message.applyPromotionIsDuplicated';

const rows: readonly {
  readonly it: string;
  readonly codes: readonly string[];
  readonly bundleName?: string;
  readonly usedCodes?: readonly string[];
  readonly expected: string | undefined;
}[] = [
  { it: 'is optional', codes: [], expected: undefined },
  { it: 'is valid for its bundle', codes: ['HALO20'], expected: 'HALO20' },
  { it: 'is valid in lower case and with spaces', codes: [' halo20 '], expected: 'HALO20' },
  { it: 'is invalid for another bundle', codes: ['HALO20'], bundleName: 'razor-arc', expected: INVALID },
  { it: 'can be valid for every bundle', codes: ['WELCOME10'], bundleName: 'razor-arc', expected: 'WELCOME10' },
  { it: 'must exist', codes: ['NOSUCHCODE'], expected: INVALID },
  { it: 'is invalid after its last day', codes: ['SPRING2020'], expected: INVALID },
  { it: 'is refused if it is sent twice', codes: ['HALO20', 'halo20'], expected: DUPLICATED },
  {
    it: 'cannot be combined with another one',
    codes: ['HALO20', 'WELCOME10'],
    expected: 'error.message.onlyOnePromotionPerBundle',
  },
  {
    it: 'is refused the second time if it is valid once per customer',
    codes: ['FIRSTFREE'],
    bundleName: 'hair-removal-lume',
    usedCodes: ['FIRSTFREE'],
    expected: DUPLICATED,
  },
  { it: 'can be used again otherwise', codes: ['HALO20'], usedCodes: ['HALO20'], expected: 'HALO20' },
];

describe('a promotion code', () => {
  it.each(rows)('$it', ({ codes, bundleName = 'sonic-brush-halo', usedCodes = [], expected }) => {
    const found = resolvePromotion({ codes, bundleName, today: '2026-03-15', usedCodes: new Set(usedCodes) });
    expect(typeof found === 'object' ? found.code : found).toBe(expected);
  });
});
