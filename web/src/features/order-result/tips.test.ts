import { toothbrushReplenishmentBundles } from '@perennial/shared/product-constants';
import { describe, expect, it } from 'vitest';
import { storeLinks, tipsOf } from './tips.ts';

const words = { pretreatmentTitle: 'Before the first time', paymentSuccessfulList: ['Charge it.'] };

describe('the tips of a bundle', () => {
  it('are the content’s', () => {
    expect(tipsOf({ bundleName: 'sonic-brush-halo', ...words })).toEqual({
      kind: 'content',
      title: 'Before the first time',
      texts: ['Charge it.'],
    });
  });

  it('are none where the content has none', () => {
    expect(tipsOf({ bundleName: 'razor-arc', ...words, paymentSuccessfulList: [] })).toBeUndefined();
  });

  it('are the shop’s own for each of the seven toothbrush replenishments', () => {
    expect(toothbrushReplenishmentBundles).toHaveLength(7);
    for (const bundleName of toothbrushReplenishmentBundles) {
      expect(tipsOf({ bundleName, ...words })).toEqual({ kind: 'brushHeads' });
    }
  });
});

describe('the stores of an app', () => {
  it.each([
    ['those that the content names', [{ key: 'play_store', value: 'https://p.example' }], ['play_store']],
    [
      'the first store first',
      [
        { key: 'play_store', value: 'https://p.example' },
        { key: 'app_store', value: 'https://a.example' },
      ],
      ['app_store', 'play_store'],
    ],
    ['none that nobody knows', [{ key: 'register', value: 'https://r.example' }], []],
    ['none over an open line', [{ key: 'app_store', value: 'http://a.example' }], []],
  ])('are %s', (_, promoteApp, expected) => {
    expect(storeLinks({ promoteApp }).map(({ store }) => store)).toEqual(expected);
  });
});
