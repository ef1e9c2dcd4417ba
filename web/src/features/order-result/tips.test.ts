import { toothbrushReplenishmentBundles } from '@perennial/shared/special-products';
import { describe, expect, it } from 'vitest';
import { findStoreLinks, findTips, replaceBundle } from './tips.ts';

const content = { pretreatmentTitle: 'Before the first time', paymentSuccessfulList: ['Charge it.'] };

describe('the tips of a bundle', () => {
  it('come from the content service', () => {
    expect(findTips({ bundleName: 'sonic-brush-halo', ...content })).toEqual({
      kind: 'content',
      title: 'Before the first time',
      texts: ['Charge it.'],
    });
  });

  it('are undefined if the content has none', () => {
    expect(findTips({ bundleName: 'razor-arc', ...content, paymentSuccessfulList: [] })).toBeUndefined();
  });

  it('are fixed for each of the seven toothbrush replenishments', () => {
    expect(toothbrushReplenishmentBundles).toHaveLength(7);
    for (const bundleName of toothbrushReplenishmentBundles) {
      expect(findTips({ bundleName, ...content })).toEqual({ kind: 'brushHeads' });
      expect(findTips({ bundleName, ...content, paymentSuccessfulList: [] })).toEqual({ kind: 'brushHeads' });
    }
  });
});

describe('the tips stand in place of the bundle', () => {
  it.each([
    [true, 'with a title of their own', { bundleName: 'hair-removal-lume', ...content }],
    [false, 'without a title', { bundleName: 'razor-arc', ...content, pretreatmentTitle: null }],
    [true, 'for brush heads', { bundleName: 'brush-heads-halo', ...content, pretreatmentTitle: null }],
  ])('%s: %s', (expected, _, bundle) => {
    const tips = findTips(bundle);
    expect(tips && replaceBundle(tips)).toBe(expected);
  });
});

describe('the store links of an app', () => {
  it.each([
    ['those of the content', [{ key: 'play_store', value: 'https://p.example' }], ['play_store']],
    [
      'in a fixed order',
      [
        { key: 'play_store', value: 'https://p.example' },
        { key: 'app_store', value: 'https://a.example' },
      ],
      ['app_store', 'play_store'],
    ],
    ['none for an unknown store', [{ key: 'register', value: 'https://r.example' }], []],
    ['none with an http URL', [{ key: 'app_store', value: 'http://a.example' }], []],
  ])('are %s', (_, promoteApp, expected) => {
    expect(findStoreLinks({ promoteApp }).map(({ store }) => store)).toEqual(expected);
  });
});
