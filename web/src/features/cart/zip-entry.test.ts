import { describe, expect, it } from 'vitest';
import { parseZipEntry } from './zip-form.tsx';

describe('the postal code of a tax estimate', () => {
  it.each([
    ['US', '10001', { zipCode: '10001' }],
    ['US', ' 10001 ', { zipCode: '10001' }],
    ['US', '100011234', { zipCode: '10001-1234' }],
    ['US', '', { fault: 'required' }],
    ['US', '   ', { fault: 'required' }],
    ['US', '1000', { fault: 'invalid' }],
    ['US', 'K1A 0B1', { fault: 'invalid' }],
    ['US', '1000a', { fault: 'invalid' }],
    ['CA', 'k1a0b1', { zipCode: 'K1A 0B1' }],
    ['CA', 'K1A 0B1', { zipCode: 'K1A 0B1' }],
    ['CA', '', { fault: 'required' }],
    ['CA', '10001', { fault: 'invalid' }],
    ['CA', 'K1A', { fault: 'invalid' }],
    ['CA', 'K1A 0BB', { fault: 'invalid' }],
  ] as const)('%s: "%s"', (country, typed, entry) => expect(parseZipEntry(country, typed)).toEqual(entry));
});
