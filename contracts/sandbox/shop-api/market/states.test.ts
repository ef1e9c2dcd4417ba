import { describe, expect, it } from 'vitest';
import { isZipOfState } from './states.ts';

describe('isZipOfState', () => {
  it.each([
    ['78701', 'TX', true],
    ['78701', 'Texas', true],
    ['78701-1234', 'texas', true],
    ['78701', 'California', false],
    ['90210', 'CA', true],
    ['90210', 'Atlantis', false],
    ['9021', 'CA', false],
    ['', '', false],
  ])('%s in %s: %s', (zipCode, state, expected) => {
    expect(isZipOfState(zipCode, state)).toBe(expected);
  });
});
