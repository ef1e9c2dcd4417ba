import { expect, it } from 'vitest';
import { failedFields } from './failed-validation.ts';

it('names the invalid fields, those of a billing address with a prefix', () => {
  const error = { type: 'validate', message: 'is required' };
  expect(failedFields({ firstName: error })).toEqual(['firstName']);
  expect(failedFields({ shipping: { zipCode: error, city: undefined }, billing: { zipCode: error } })).toEqual([
    'zipCode',
    'billingZipCode',
  ]);
});
