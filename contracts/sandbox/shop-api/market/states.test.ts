import { describe, expect, it } from 'vitest';
import { isZipOfState } from './states.ts';

describe('isZipOfState', () => {
  it.each([
    ['78701', 'Texas', true],
    ['78701', 'TX', false],
    ['78701-1234', 'texas', true],
    ['78701', 'California', false],
    ['90210', 'California', true],
    ['90210', 'Atlantis', false],
    ['9021', 'California', false],
    ['', '', false],
  ])('%s in %s: %s', (zipCode, state, expected) => {
    expect(isZipOfState(zipCode, state)).toBe(expected);
  });
});
