import { describe, expect, it } from 'vitest';
import { type CallName, callNames } from '../catalogue/routes.ts';
import { cultures } from '../cultures/cultures.ts';
import { textsFor } from '../locales/texts.ts';
import { bffErrorCodes, findCallErrorRow, findErrorRow } from './error-table.ts';

describe('an error code of the shop API', () => {
  /** The table in docs/rules/errors.md#error-codes. */
  it.each([
    ['error.message.userIsNotBelongTo', { endsSession: true, action: 'show-not-found' }],
    ['error.message.reachMaxAllowedNumber', { action: 'show-quantities', serverText: true }],
    ['error.message.applyPromotionIsDuplicated', { action: 'reload-cart-without-promotions' }],
    ['error.message.promotionIsInvalid', { action: 'show-cart' }],
    ['error.message.orderPreviewFailed', { action: 'show-address-step' }],
    ['error.message.bundleIsOutOfStock', { action: 'show-availability', serverText: true }],
    ['error.message.bundleIsNotFound', { action: 'show-availability', serverText: true }],
  ])('%s has the effect %j', (code, row) => {
    expect(findErrorRow(code)).toEqual(row);
  });

  it.each(['error.message.other', '', 'constructor', 'toString', '__proto__'])('"%s" has no effect', (code) => {
    expect(findErrorRow(code)).toBeUndefined();
  });
});

describe('an error of a call', () => {
  /** The table in docs/rules/errors.md#errors-by-call. */
  const table: readonly (readonly [CallName, object])[] = [
    ['getInvoiceFile', { insteadText: 'invoiceFileNotFound' }],
    ['submitOrder', { afterText: 'detailsInvalid', action: 'show-personal-details', onlyOtherCodes: true }],
    ['reship', { beforeText: 'reshippingNotApplied' }],
  ];

  it.each(table)('%s has the effect %j', (call, row) => {
    expect(findCallErrorRow(call)).toEqual(row);
  });

  it('has no effect of its own at any other call', () => {
    const named = table.map(([call]) => call);
    const others = callNames.filter((call) => !named.includes(call));
    expect(others.filter((call) => findCallErrorRow(call) !== undefined)).toEqual([]);
  });
});

describe("the BFF's own error codes", () => {
  const languages = cultures.flatMap((culture) => culture.languages).filter((language) => !language.startsWith('en'));

  it.each(bffErrorCodes)('%s has a text of its own in each language', (code) => {
    const english = textsFor('en').errors[code];
    expect(english).toMatch(/\p{L}/u);
    expect(languages.filter((language) => textsFor(language).errors[code] === english)).toEqual([]);
  });
});
