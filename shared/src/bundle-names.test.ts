import { expect, it } from 'vitest';
import { BOOT_ELEMENT_ID } from './boot.ts';
import {
  HAIR_REMOVAL_CONTENT_PRODUCT,
  parseBundleNames,
  TOOTHBRUSH_CONTENT_PRODUCT,
  toothbrushReplenishmentBundles,
} from './bundle-names.ts';

it.each([
  ['sonic-brush-halo', ['sonic-brush-halo']],
  ['a,b', ['a', 'b']],
  ['a, b ,a,,b', ['a', 'b']],
  ['', []],
  [null, []],
  [undefined, []],
])('reads the bundle names of "%s"', (query, names) => expect(parseBundleNames(query)).toEqual(names));

it('products with rules of their own are found by their names in the content service and the shop API', () => {
  expect([HAIR_REMOVAL_CONTENT_PRODUCT, TOOTHBRUSH_CONTENT_PRODUCT]).toEqual(['lume', 'halo']);
  const kinds = ['', '-gentle', '-white', '-kids', '-family', '-travel', '-dental-plan'];
  expect(toothbrushReplenishmentBundles).toEqual(kinds.map((kind) => `brush-heads-halo${kind}`));
});

it('the boot data have an element that a page can look up', () => {
  expect(BOOT_ELEMENT_ID).toMatch(/^[a-z]+$/);
});
