import { expect, it } from 'vitest';
import {
  analyticsAreas,
  careAreas,
  careLoginAreas,
  customerAreas,
  declarationAreas,
  hasCustomerTexts,
  hasDeclarationTexts,
  lateAreas,
  myDataAreas,
  type PublicTexts,
  receiptAreas,
  textsOfPage,
} from './public-texts.ts';
import { textsFor } from './texts.ts';

const texts = textsFor('de-DE');
const leftOut = (some: PublicTexts) =>
  Object.keys(texts)
    .filter((area) => !(area in some))
    .sort();

const nowhere = {
  ofCustomers: false,
  ofDeclarations: false,
  ofMyData: false,
  ofReceipts: false,
  ofCare: false,
  ofCareLogin: false,
  ofAnalytics: false,
  ofLateParts: false,
};
const ofFewPages = [
  ...new Set([
    ...careAreas,
    ...customerAreas,
    ...declarationAreas,
    ...careLoginAreas,
    ...analyticsAreas,
    ...lateAreas,
    ...myDataAreas,
    ...receiptAreas,
  ]),
];

it.each([
  { kind: 'any', kept: [] },
  { kind: 'ofCustomers', kept: customerAreas },
  { kind: 'ofDeclarations', kept: declarationAreas },
  { kind: 'ofMyData', kept: myDataAreas },
  { kind: 'ofReceipts', kept: receiptAreas },
  { kind: 'ofCare', kept: careAreas },
  { kind: 'ofCareLogin', kept: careLoginAreas },
  { kind: 'ofAnalytics', kept: analyticsAreas },
  { kind: 'ofLateParts', kept: lateAreas },
])('a page of the kind $kind has no other areas of few pages than $kept', ({ kind, kept }) => {
  const some = textsOfPage(texts, { ...nowhere, [kind]: true });
  const lacks = ofFewPages.filter((area) => !(kept as readonly string[]).includes(area));
  expect(leftOut(some)).toEqual([...lacks, 'calendar', 'legal', 'validation'].sort());
  expect(some.cart).toBe(texts.cart);
  expect([hasCustomerTexts(some), hasDeclarationTexts(some)]).toEqual([
    kind === 'ofCustomers',
    kind === 'ofDeclarations',
  ]);
});

it('a page has the texts of the errors that the client finds itself, and no others', () => {
  expect(textsOfPage(texts, nowhere).errors).toEqual({
    'change.unknown': texts.errors['change.unknown'],
    'network.offline': texts.errors['network.offline'],
    'order.unknown': texts.errors['order.unknown'],
    'server.failed': texts.errors['server.failed'],
    unknown: texts.errors.unknown,
  });
});

it('are left out once for all visitors of a language', () => {
  expect(textsOfPage(textsFor('fr-CA'), nowhere)).toBe(textsOfPage(textsFor('fr-CA'), { ...nowhere }));
});
