import { expect, it } from 'vitest';
import { CARE_AREA, customerAreas, hasCustomerTexts, withoutCareTexts, withoutCustomerTexts } from './public-texts.ts';
import { textsFor } from './texts.ts';

it('a visitor who is not signed in gets all texts but those of customers and of customer care', () => {
  const texts = textsFor('de-DE');
  const publicTexts = withoutCustomerTexts(texts);
  expect(
    Object.keys(texts)
      .filter((area) => !(area in publicTexts))
      .sort(),
  ).toEqual([...customerAreas, CARE_AREA].sort());
  expect(publicTexts.cart).toEqual(texts.cart);
  expect([hasCustomerTexts(texts), hasCustomerTexts(publicTexts)]).toEqual([true, false]);
});

it('are left out once for all visitors of a language', () => {
  expect(withoutCustomerTexts(textsFor('fr-CA'))).toBe(withoutCustomerTexts(textsFor('fr-CA')));
});

it('a customer gets all texts but those of customer care', () => {
  const texts = textsFor('de-DE');
  const { care: _, ...others } = texts;
  expect(withoutCareTexts(texts)).toEqual(others);
  expect(hasCustomerTexts(withoutCareTexts(texts))).toBe(true);
});
