import { expect, it } from 'vitest';
import { toFields, withFields } from './draft-fields.ts';

const values = {
  shipping: { city: 'Ottawa', zipCode: '' },
  billing: { city: '' },
  hasBillingAddress: false,
  other: null,
};

it('a form is kept as flat fields', () => {
  expect(toFields(values)).toEqual({
    'shipping.city': 'Ottawa',
    'shipping.zipCode': '',
    'billing.city': '',
    hasBillingAddress: false,
  });
});

it('a form gets back what was typed', () => {
  const typed = { ...values, shipping: { city: 'Laval', zipCode: 'H7A 0A1' }, hasBillingAddress: true };
  expect(withFields(values, toFields(typed))).toEqual(typed);
});

it.each([
  ['a field that the form does not have', { 'shipping.floor': '3', name: 'Ada' }],
  ['a field of another type', { 'shipping.city': true, hasBillingAddress: 'yes', other: 'text' }],
])('a form ignores %s', (_, fields) => {
  expect(withFields(values, fields)).toEqual(values);
});
