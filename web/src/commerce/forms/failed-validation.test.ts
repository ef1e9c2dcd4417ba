import { expect, it } from 'vitest';
import { failedFields } from './failed-validation.ts';

it('names the fields at fault, those of a billing address with its prefix', () => {
  const error = { type: 'validate', message: 'is required' };
  expect(failedFields({ firstName: error })).toEqual(['firstName']);
  expect(failedFields({ shipping: { zipCode: error, city: undefined }, billing: { zipCode: error } })).toEqual([
    'zipCode',
    'billingZipCode',
  ]);
});
