import { describe, expect, it } from 'vitest';
import { sampleItem } from '../../testing/sample-cart.ts';
import { findPageTitle } from './cart-title.ts';

const groups = (...titles: readonly (string | null)[]) => [
  { name: 'Bundle', items: titles.map((pageTitle) => sampleItem({ pageTitle })) },
];

describe('the title of the browser tab', () => {
  it.each([
    ['is the title of the cart', 'Our shop', groups('Halo'), 'Our shop'],
    ['is the title of the bundle if the cart has none', null, groups('Halo'), 'Halo'],
    ['is undefined for a family pack without a title', null, groups('Halo', 'Aura'), undefined],
    ['is undefined for an empty cart', null, groups(), undefined],
    ['is undefined if neither cart nor bundle has a title', '', groups(null), undefined],
  ])('%s', (_, pageTitle, ofGroups, title) => expect(findPageTitle({ pageTitle, groups: ofGroups })).toBe(title));
});
