import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { addressFieldNames } from '../../address/address-fields.ts';
import { fieldsOfAnyCountry } from '../../address/edited-address.ts';
import { address } from '../../examples/profile.ts';
import { addressSchema } from '../../models/profile.ts';
import { accountSchemas } from './account.ts';
import { adminSchemas } from './admin.ts';
import { bundleSchemas } from './bundles.ts';
import { cartLineSchema, cartSchemas } from './cart.ts';
import { checkoutSchemas } from './checkout.ts';
import {
  accessTokenSchema,
  amountInQuerySchema,
  cancellationSchema,
  cancelUrlSchema,
  dateSchema,
  emailSchema,
  identifierSchema,
  paymentMethodCodeSchema,
  paymentProviderSchema,
  promotionCodeSchema,
} from './fields.ts';
import { subscriptionSchemas } from './subscriptions.ts';

type Row = {
  readonly what: string;
  readonly schema: z.ZodType;
  /** Returns a request with the value in its field; without this function the value is the request. */
  readonly set?: (value: unknown) => unknown;
  readonly accepted: readonly unknown[];
  readonly refused: readonly unknown[];
};

const letters = (count: number) => 'x'.repeat(count);
const list = <T>(count: number, entry: T): readonly T[] => Array.from({ length: count }, () => entry);
const line = { name: 'halo', quantity: 1 };
const emailOf = (length: number) => `${letters(60)}@${`${letters(60)}.`.repeat(3)}${letters(length - 244)}`;
const person = { firstName: 'Ada', lastName: 'Byron' };
const question = { fromEmail: 'ada@example.com', title: 'Help', question: 'Where is my order?' };
const urlOf = (length: number) => `https://example.com/${letters(length - 20)}`;

const fields: readonly Row[] = [
  {
    what: 'a name or number',
    schema: identifierSchema,
    accepted: ['a', 'S-1000001', 'A_b-9', '9', letters(64), '  S-1  '],
    refused: ['', '-a', '_a', 'a b', 'a/b', 'a.b', 'é', letters(65), 7],
  },
  {
    what: 'a token of the identity provider',
    schema: accessTokenSchema,
    accepted: ['a', 'eyJhbGciOi.JSUzI1_-.NiJ9', 'a+b/c~==', letters(8192)],
    refused: ['', '=', 'a=b', 'токен', 'tokén', 'a b', letters(8193), 7],
  },
  {
    what: 'a promotion code',
    schema: promotionCodeSchema,
    accepted: ['a', 'HALO 20%', letters(40), ` ${letters(40)} `],
    refused: ['', '   ', letters(41)],
  },
  {
    what: 'a payment method',
    schema: paymentMethodCodeSchema,
    accepted: ['Adyen', 'A', 'Adyen.Visa', 'Adyen.master_card', '3.4', letters(40), `${letters(40)}.${letters(40)}`],
    refused: ['', '.', 'Adyen.', '.Visa', ' Adyen', 'Ady_en', 'Adyen.Vi sa', 'Adyen.a.b', 'Adyen!', letters(41)],
  },
  {
    what: 'the brand of a payment method',
    schema: paymentMethodCodeSchema,
    set: (brand) => `Adyen.${brand}`,
    accepted: ['a', letters(40)],
    refused: [letters(41), 'a-b'],
  },
  {
    what: 'the page after a cancelled payment',
    schema: cancelUrlSchema,
    accepted: ['https://example.com/cart', 'http://localhost:3000/nl-nl/cart?a=b', urlOf(500)],
    refused: ['', '/cart', 'javascript:alert(1)', 'shttp://a.b', 'httpss://a.b', 'ftp://a.b', urlOf(501)],
  },
  {
    what: 'an amount in a query',
    schema: amountInQuerySchema,
    accepted: ['0', '1', '9.5', '9.95', '1234567', '1234567.89'],
    refused: ['', '-1', ' 1', '1.', '.5', '1.234', '12345678', '1,5', '1e3', 'x1', '1.x', 'xx'],
  },
  {
    what: 'a day',
    schema: dateSchema,
    accepted: ['2000-01-01', '2026-02-01', '2024-02-29', '2099-12-31'],
    refused: ['', '1999-12-31', '1920-01-20', '2100-01-01', '2026-02-30', '2025-02-29', '2026-2-1', '01-02-2026'],
  },
  {
    what: 'an e-mail address',
    schema: emailSchema,
    accepted: ['ada@example.com', '  ada@example.com ', emailOf(254)],
    refused: ['', 'ada', 'ada@', '@example.com', emailOf(255)],
  },
  {
    what: 'a payment provider',
    schema: paymentProviderSchema,
    accepted: ['Adyen', 'a', letters(40)],
    refused: ['', 'Adyen1', '1Adyen', ' Adyen', 'Ady en', 'Adyen.Visa', '42', letters(41)],
  },
  {
    what: 'the reasons of a cancellation',
    schema: cancellationSchema,
    set: (cancellationReason) => ({ cancellationReason, cancellationNote: '' }),
    accepted: ['', letters(1000), ` ${letters(1000)} `],
    refused: [letters(1001)],
  },
  {
    what: 'the note of a cancellation',
    schema: cancellationSchema,
    set: (cancellationNote) => ({ cancellationReason: '', cancellationNote }),
    accepted: ['', letters(200), '👍'.repeat(200)],
    refused: [letters(201)],
  },
];

const quantities = { accepted: [1, 2, 99], refused: [0, -1, 100, 1.5, '1'] };
const { query: bannersQuery } = bundleSchemas.getBundleBanners;

const requests: readonly Row[] = [
  { what: 'the quantity of a line', schema: cartLineSchema, set: (quantity) => ({ ...line, quantity }), ...quantities },
  {
    what: 'the promotion codes of a line',
    schema: cartLineSchema,
    set: (promotionCodes) => ({ ...line, promotionCodes }),
    accepted: [[], ['a'], list(10, 'a'), undefined],
    refused: [list(11, 'a'), [''], 'a'],
  },
  {
    what: 'the promotions of a line',
    schema: cartLineSchema,
    set: (promotions) => ({ ...line, promotions }),
    accepted: [[], [{ code: 'a' }], list(10, { code: 'a' }), undefined],
    refused: [list(11, { code: 'a' }), [{}], [{ code: '' }], [{ code: 'a', more: 1 }]],
  },
  {
    what: 'the lines of a cart',
    schema: cartSchemas.requestCart.body,
    set: (bundles) => ({ bundles }),
    accepted: [[line], list(20, line)],
    refused: [[], list(21, line), line],
  },
  {
    what: 'the postal code of an estimate',
    schema: cartSchemas.requestCart.body,
    set: (zipCode) => ({ bundles: [line], zipCode }),
    accepted: ['', letters(12), ` ${letters(12)} `],
    refused: [letters(13)],
  },
  {
    what: 'the postal code of a question about a state',
    schema: accountSchemas.validateAddress.query,
    set: (postCode) => ({ stateName: 'Texas', postCode }),
    accepted: ['1', letters(12)],
    refused: ['', letters(13)],
  },
  {
    what: 'the state of a question about a postal code',
    schema: accountSchemas.validateAddress.query,
    set: (stateName) => ({ stateName, postCode: '75001' }),
    accepted: ['x', letters(40)],
    refused: ['', letters(41)],
  },
  // What a form lets a person type, the shop API takes.
  ...addressFieldNames.map((name) => ({
    what: `the ${name} of an address`,
    schema: addressSchema,
    set: (value: unknown) => ({ type: 'Shipping', countryCode: 'CH', [name]: value }),
    accepted: [letters(fieldsOfAnyCountry[name].max)],
    refused: [letters(fieldsOfAnyCountry[name].max + 1)],
  })),
  {
    what: 'the tracking cookie of an order',
    schema: cartSchemas.submitOrder.body,
    set: (trackCookie) => ({ bundles: [line], cancelPaymentUrl: 'https://example.com', trackCookie }),
    accepted: ['', letters(200)],
    refused: [letters(201)],
  },
  {
    what: 'the quantity of an order of older clients',
    schema: checkoutSchemas.submitCheckout.body,
    set: (replenishmentQuantity) => ({
      orderNumber: 'O-1',
      paymentMethodCode: 'Adyen',
      cancelPaymentUrl: 'https://example.com',
      replenishmentQuantity,
    }),
    ...quantities,
  },
  {
    what: 'the quantity of a preview of older clients',
    schema: subscriptionSchemas.previewCheckout.body,
    set: (replenishmentQuantity) => ({ orderNumber: 'O-1', replenishmentQuantity }),
    ...quantities,
  },
  {
    what: 'the bundles of a page with banners',
    schema: bannersQuery,
    set: (bundles) => ({ bundles }),
    accepted: ['halo', ['halo'], list(20, 'halo')],
    refused: [[], '', [''], list(21, 'halo')],
  },
  {
    what: 'a discount of customer care',
    schema: adminSchemas.giveDiscount.body,
    set: (discountAmount) => ({ subscriptionNumber: 'S-1', discountAmount }),
    accepted: [0.01, 9.95, 100_000],
    refused: [0, -1, 0.001, 100_000.01, '1'],
  },
  {
    what: 'the first name of a customer',
    schema: accountSchemas.updatePersonalDetails.body,
    set: (firstName) => ({ ...person, firstName }),
    accepted: ['a', letters(40)],
    refused: ['', ' ', letters(41)],
  },
  {
    what: 'the addresses of a customer',
    schema: accountSchemas.updateAddresses.body,
    set: (addresses) => ({ addresses, allianzCodeApplied: false }),
    accepted: [list(1, address()), list(2, address())],
    refused: [[], list(3, address())],
  },
  {
    what: 'a language to save',
    schema: accountSchemas.setLanguage.body,
    set: (languageCode) => ({ languageCode }),
    accepted: ['fr-CA'],
    refused: ['', 'fr', 'fr-ca', 'FR-CA', 'xfr-CA', 'fr-CAx', 'fr_CA'],
  },
  {
    what: 'a support question',
    schema: accountSchemas.sendSupportQuestion.body,
    set: (text) => ({ ...question, question: text }),
    accepted: [letters(10), letters(200)],
    refused: ['', letters(9), letters(201)],
  },
  {
    what: 'the token of a sign-in',
    schema: accountSchemas.signInWithProvider.response,
    set: (token) => ({ token, details: { ...person, uuid: 'u', email: 'ada@example.com' } }),
    accepted: ['t', letters(300)],
    refused: ['', null, undefined],
  },
];

describe.each([...fields, ...requests])('$what', ({ schema, set = (value) => value, accepted, refused }) => {
  it('is accepted within its limits', () => {
    expect(accepted.filter((value) => !schema.safeParse(set(value)).success)).toEqual([]);
  });

  it('is refused beyond them', () => {
    expect(refused.filter((value) => schema.safeParse(set(value)).success)).toEqual([]);
  });
});
