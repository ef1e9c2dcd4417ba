import { describe, expect, it } from 'vitest';
import { sampleItem } from '../../testing/sample-cart.ts';
import { pageTitleOf } from './page-title.ts';

const groups = (...titles: readonly (string | null)[]) => [
  { name: 'Bundle', items: titles.map((pageTitle) => sampleItem({ pageTitle })) },
];

describe('the title of the tab', () => {
  it.each([
    ['is the cart’s', 'Our shop', groups('Halo'), 'Our shop'],
    ['is the bundle’s where the cart has none', null, groups('Halo'), 'Halo'],
    ['is nobody’s in a family pack without one', null, groups('Halo', 'Aura'), undefined],
    ['is nobody’s where there is none', '', groups(null), undefined],
  ])('%s', (_, pageTitle, ofGroups, title) => expect(pageTitleOf({ pageTitle, groups: ofGroups })).toBe(title));
});
