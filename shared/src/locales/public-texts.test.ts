import { expect, it } from 'vitest';
import {
  customerAreas,
  declarationAreas,
  hasCustomerTexts,
  hasDeclarationTexts,
  type PublicTexts,
  textsOfPage,
} from './public-texts.ts';
import { textsFor } from './texts.ts';

const texts = textsFor('de-DE');
const leftOut = (some: PublicTexts) =>
  Object.keys(texts)
    .filter((area) => !(area in some))
    .sort();

it.each([
  { ofCustomers: false, ofDeclarations: false, lacks: [...new Set([...customerAreas, ...declarationAreas])] },
  { ofCustomers: true, ofDeclarations: false, lacks: ['declaration'] },
  { ofCustomers: false, ofDeclarations: true, lacks: customerAreas.filter((area) => area !== 'dates') },
  { ofCustomers: true, ofDeclarations: true, lacks: [] },
])('a page of customers $ofCustomers, of declarations $ofDeclarations lacks $lacks', ({ lacks, ...areas }) => {
  const some = textsOfPage(texts, areas);
  expect(leftOut(some)).toEqual([...lacks].sort());
  expect(some.cart).toBe(texts.cart);
  expect([hasCustomerTexts(some), hasDeclarationTexts(some)]).toEqual([areas.ofCustomers, areas.ofDeclarations]);
});

it('are left out once for all visitors of a language', () => {
  const areas = { ofCustomers: false, ofDeclarations: false };
  expect(textsOfPage(textsFor('fr-CA'), areas)).toBe(textsOfPage(textsFor('fr-CA'), { ...areas }));
});
