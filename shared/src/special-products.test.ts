import { expect, it } from 'vitest';
import { BOOT_ELEMENT_ID } from './boot.ts';
import {
  HAIR_REMOVAL_CONTENT_PRODUCT,
  TOOTHBRUSH_CONTENT_PRODUCT,
  toothbrushReplenishmentBundles,
} from './special-products.ts';

it('products with rules of their own are found by their names in the content service and the shop API', () => {
  expect([HAIR_REMOVAL_CONTENT_PRODUCT, TOOTHBRUSH_CONTENT_PRODUCT]).toEqual(['lume', 'halo']);
  const kinds = ['', '-gentle', '-white', '-kids', '-family', '-travel', '-dental-plan'];
  expect(toothbrushReplenishmentBundles).toEqual(kinds.map((kind) => `brush-heads-halo${kind}`));
});

it('the boot data have an element that a page can look up', () => {
  expect(BOOT_ELEMENT_ID).toMatch(/^[a-z]+$/);
});
