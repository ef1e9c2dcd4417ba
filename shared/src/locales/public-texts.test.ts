import { expect, it } from 'vitest';
import { customerAreas, hasCustomerTexts, withoutCustomerTexts } from './public-texts.ts';
import { textsFor } from './texts.ts';

it('a visitor who is not signed in gets all texts but those of customers', () => {
  const texts = textsFor('de-DE');
  const publicTexts = withoutCustomerTexts(texts);
  expect(
    Object.keys(texts)
      .filter((area) => !(area in publicTexts))
      .sort(),
  ).toEqual([...customerAreas].sort());
  expect(publicTexts.cart).toEqual(texts.cart);
  expect([hasCustomerTexts(texts), hasCustomerTexts(publicTexts)]).toEqual([true, false]);
});

it('are left out once for all visitors of a language', () => {
  expect(withoutCustomerTexts(textsFor('fr-CA'))).toBe(withoutCustomerTexts(textsFor('fr-CA')));
});
