import type { CallSchemas } from '@perennial/shared/catalogue/call';
import { callNames } from '@perennial/shared/catalogue/routes';
import { callSchemas } from '@perennial/shared/catalogue/schemas';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { interactions } from './interactions.ts';
import { fieldsOf, fieldsWithValue } from './schema-fields.ts';

/** Fields of responses that no interaction has a value for, each with the reason. A field stands for those below it. */
const ONLY_DEVICES = 'only a device has it, and this call returns a replenishment';
const fieldsWithoutValue: Readonly<Record<string, string>> = {
  'updateAddresses.data': 'no page reads it, and its shape is not documented',
  'getBundle.oneTimeCharge.beginDate': 'a one-time charge is due at once',
  'requestCart.groups[].items[].oneTimeCharge.beginDate': 'a one-time charge is due at once',
  'requestCart.genericScript':
    'the markup of a cart is that of its items; a cart of its own has none in any known shop',
  'requestCart.genericHtml': 'the markup of a cart is that of its items; a cart of its own has none in any known shop',
  'getInvoices[].pdfFileUrl': 'only for an invoice without a file id, which the shop API no longer creates',
  'getReplenishment.oneTimeCharge': ONLY_DEVICES,
  'getReplenishment.payInFullDate': ONLY_DEVICES,
  'getReplenishment.totalPurchaseValue': ONLY_DEVICES,
  'getReplenishment.purchaseValueToPay': ONLY_DEVICES,
  'getReplenishment.discountedPurchaseValueToPay': ONLY_DEVICES,
  'getReplenishment.balance': ONLY_DEVICES,
  'getReplenishment.repairStatus': ONLY_DEVICES,
};

/** Returns the fields that the interactions of a call have no value for, `getProfile.billing.city` for example. */
function findMissing(name: (typeof callNames)[number]): readonly string[] {
  const bodies = interactions.flatMap(({ call, response }) =>
    call === name && 'body' in response ? [response.body] : [],
  );
  const present = new Set(bodies.flatMap((body) => fieldsWithValue(body)));
  const join = (field: string) => (field.startsWith('[') ? `${name}${field}` : `${name}.${field}`);
  return fieldsOf(callSchemas[name].response)
    .filter((field) => !present.has(field))
    .map(join);
}

const isExcused = (field: string) =>
  Object.keys(fieldsWithoutValue).some(
    (excused) => field === excused || field.startsWith(`${excused}.`) || field.startsWith(`${excused}[`),
  );

describe('every field of a response has a value in an interaction', () => {
  test.each(callNames)('%s', (name) => {
    expect(findMissing(name).filter((field) => !isExcused(field))).toEqual([]);
  });

  test('and no field has a reason that it does not need', () => {
    const missing = callNames.flatMap(findMissing);
    expect(Object.keys(fieldsWithoutValue).filter((field) => !missing.includes(field))).toEqual([]);
  });
});

describe('every field of a request has a value in an interaction', () => {
  test.each(callNames)('%s', (name) => {
    const schemas: CallSchemas = callSchemas[name];
    const inputs = interactions.flatMap(({ call, input }) => (call === name ? [input] : []));
    const missing = (['params', 'query', 'body'] as const).flatMap((part) => {
      const schema = schemas[part];
      const present = new Set(inputs.flatMap((input) => fieldsWithValue(input[part])));
      return schema ? fieldsOf(schema).filter((field) => !present.has(field)) : [];
    });
    expect(missing).toEqual([]);
  });
});

test('finds the fields of a schema and those of an example', () => {
  const schema = z.looseObject({
    name: z.string().nullable(),
    lines: z.array(z.looseObject({ city: z.string().nullish(), zip: z.string() })),
  });
  expect(fieldsOf(schema)).toEqual(['name', 'lines', 'lines[]', 'lines[].city', 'lines[].zip']);
  const example = {
    name: null,
    lines: [
      { city: null, zip: '1' },
      { city: 'Delft', zip: '2' },
    ],
  };
  expect(new Set(fieldsWithValue(example))).toEqual(new Set(['lines', 'lines[]', 'lines[].zip', 'lines[].city']));
  expect(fieldsWithValue({ lines: [] })).toEqual(['lines']);
});
