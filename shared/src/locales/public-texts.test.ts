import { expect, it } from 'vitest';
import {
  careAreas,
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
  {
    ofCustomers: false,
    ofDeclarations: false,
    ofCare: false,
    lacks: [...new Set([...careAreas, ...customerAreas, ...declarationAreas])],
  },
  { ofCustomers: true, ofDeclarations: false, ofCare: false, lacks: ['care', 'declaration'] },
  {
    ofCustomers: false,
    ofDeclarations: true,
    ofCare: false,
    lacks: ['care', ...customerAreas.filter((area) => area !== 'dates')],
  },
  { ofCustomers: true, ofDeclarations: true, ofCare: true, lacks: [] },
])(
  'a page of customers $ofCustomers, of declarations $ofDeclarations, of care $ofCare lacks $lacks',
  ({ lacks, ...areas }) => {
    const some = textsOfPage(texts, areas);
    expect(leftOut(some)).toEqual([...lacks].sort());
    expect(some.cart).toBe(texts.cart);
    expect([hasCustomerTexts(some), hasDeclarationTexts(some)]).toEqual([areas.ofCustomers, areas.ofDeclarations]);
  },
);

it('are left out once for all visitors of a language', () => {
  const areas = { ofCustomers: false, ofDeclarations: false, ofCare: false };
  expect(textsOfPage(textsFor('fr-CA'), areas)).toBe(textsOfPage(textsFor('fr-CA'), { ...areas }));
});
