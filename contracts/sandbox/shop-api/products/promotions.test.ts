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
  { it: 'is not needed', codes: [], expected: undefined },
  { it: 'holds for its bundle', codes: ['HALO20'], expected: 'HALO20' },
  { it: 'may be typed in small supportMessages, with blanks', codes: [' halo20 '], expected: 'HALO20' },
  { it: 'does not hold for another bundle', codes: ['HALO20'], bundleName: 'razor-arc', expected: INVALID },
  { it: 'may hold for every bundle', codes: ['WELCOME10'], bundleName: 'razor-arc', expected: 'WELCOME10' },
  { it: 'must exist', codes: ['NOSUCHCODE'], expected: INVALID },
  { it: 'ends with its last day', codes: ['SPRING2020'], expected: INVALID },
  { it: 'is refused when it is there twice', codes: ['HALO20', 'halo20'], expected: DUPLICATED },
  {
    it: 'stands alone on a bundle',
    codes: ['HALO20', 'WELCOME10'],
    expected: 'error.message.onlyOnePromotionPerBundle',
  },
  {
    it: 'is refused when the customer has used it and it holds once',
    codes: ['FIRSTFREE'],
    bundleName: 'hair-removal-lume',
    usedCodes: ['FIRSTFREE'],
    expected: DUPLICATED,
  },
  { it: 'may be used again where nothing forbids it', codes: ['HALO20'], usedCodes: ['HALO20'], expected: 'HALO20' },
];

describe('a promotion code', () => {
  it.each(rows)('$it', ({ codes, bundleName = 'sonic-brush-halo', usedCodes = [], expected }) => {
    const found = resolvePromotion({ codes, bundleName, today: '2026-03-15', usedCodes: new Set(usedCodes) });
    expect(typeof found === 'object' ? found.code : found).toBe(expected);
  });
});
