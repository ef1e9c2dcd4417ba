import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { storedAddress } from '../../examples/profile.ts';
import { withEachFieldWrong, withoutEachField } from '../../testing/changed-fields.ts';
import type { CallSchemas } from '../call.ts';
import type { CallName } from '../routes.ts';
import { callSchemas } from '../schemas.ts';
import {
  amountInQuerySchema,
  dateSchema,
  emailSchema,
  identifierSchema,
  paymentMethodCodeSchema,
  paymentProviderSchema,
} from './fields.ts';

const { type: _type, ...pickUp } = storedAddress();
const termPreview = { paymentRequirement: 'FirstTerm', firstTermTaxAmount: 1, firstTermTotalAmount: 2 };
const order = { orderNumber: 'O-1', bundleName: 'halo', amount: 1 };
const details = { uuid: 'u', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' };
const optionalOfAddress = ['stateCode', 'city', 'zipCode', 'addition'];

/** Call, a response with all its fields, and the fields that may be missing. */
const rows: readonly (readonly [CallName, object, (readonly string[])?])[] = [
  ['createCheckout', order],
  ['getCheckout', order],
  ['signInWithProvider', { token: 't', details }],
  ['signInAdmin', { token: 't', details }],
  ['updateAddresses', { status: 'ok' }],
  ['signUp', { uuid: 'u' }],
  ['validateAddress', { isMatch: true }],
  ['validateMail', { isValid: true }],
  ['getReturnAddress', pickUp, optionalOfAddress],
  ['getSubscriptionReturnAddress', pickUp, optionalOfAddress],
  ['previewCheckout', termPreview],
  ['previewSubscription', termPreview],
  ['applyPromotionCode', { code: 'HALO20', description: '20% off' }],
  ['changeReplenishmentFrequency', { nextReplenishmentShippingDate: '2026-05-01' }],
  ['validateMaxQuantity', { isValid: false, bundles: [{ name: 'halo', maxQuantity: 2 }] }],
  ['orderPayInFull', { orderNumber: 'O-1', htmlForm: null, amount: null }],
];

const cases = rows.map(([call, example, optional = []]) => ({ call, example, optional }));

describe.each(cases)('the response of $call', ({ call, example, optional }) => {
  const { response }: CallSchemas = callSchemas[call];
  const accepts = ({ value }: { value: unknown }) => response.safeParse(value).success;
  const pathsOf = (changed: ReturnType<typeof withoutEachField>) => changed.filter(accepts).map(({ path }) => path);

  it('is accepted, also with fields that the product does not know', () => {
    expect([example, { ...example, more: 1 }].filter((value) => !accepts({ value }))).toEqual([]);
  });

  it('is refused without a field that a page needs, and with one of another kind', () => {
    expect(pathsOf(withoutEachField(example)).toSorted()).toEqual(optional.toSorted());
    expect(pathsOf(withEachFieldWrong(example))).toEqual([]);
  });
});

describe('a response that no page reads', () => {
  it.each(['reship', 'cancelWithinRightToReturn', 'createReturn'] as const)('of %s can be anything', (call) => {
    const { response }: CallSchemas = callSchemas[call];
    expect([undefined, null, '', {}].filter((value) => !response.safeParse(value).success)).toEqual([]);
  });
});

describe('spaces around a typed text', () => {
  it.each<[string, z.ZodType, string]>([
    ['identifier', identifierSchema, 'S-1'],
    ['e-mail address', emailSchema, 'ada@example.com'],
  ])('are not part of the %s', (_name, schema, text) => {
    expect(schema.parse(`  ${text} `)).toBe(text);
  });

  it('make the name of one bundle a list of one', () => {
    expect(callSchemas.getBundleBanners.query.parse({ bundles: ' halo ' })).toEqual({ bundles: ['halo'] });
  });
});

describe('the reason of a refusal', () => {
  it.each<[z.ZodType, string, string]>([
    [identifierSchema, 'a b', 'must be 1 to 64 letters, digits, hyphens or underscores'],
    [paymentMethodCodeSchema, '.', 'must be a provider, or a provider and a brand with a dot between them'],
    [amountInQuerySchema, '1.234', 'must be an amount with at most two decimals'],
    [dateSchema, '2026-02-30', 'must be a day of the calendar, YYYY-MM-DD'],
    [dateSchema, '1999-01-01', 'must be a day of the years 2000 to 2099'],
    [emailSchema, 'ada', 'is not a valid email address'],
    [paymentProviderSchema, '1', 'must be the name of a payment provider'],
  ])('says what the value must be: %#', (schema, value, reason) => {
    expect(schema.safeParse(value).error?.issues.map(({ message }) => message)).toContain(reason);
  });
});

describe('a pick-up address', () => {
  it('has no type', () => {
    const body = callSchemas.updateReturnAddress.body;
    const request = { scope: 'TryBuy', subscriptionNumber: 'S-1' };
    const accepts = (address: object) => body.safeParse({ ...request, address }).success;
    expect([accepts({ countryCode: 'CA' }), accepts({ type: 'Shipping', countryCode: 'CA' })]).toEqual([true, false]);
  });
});
