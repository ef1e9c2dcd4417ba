import { describe, expect, it } from 'vitest';
import { countryCodes } from '../countries/country-codes.ts';
import { FIRST_NAME_MAX, LAST_NAME_MAX, nameFault } from './person-fields.ts';

describe('nameFault', () => {
  it.each(countryCodes)('%s: accepts accents, spaces, apostrophes and hyphens', (country) => {
    for (const name of ["O'Brien", 'Anne-Marie', 'Łukasz', 'Van der Berg', 'Jiří', 'D’Angelo']) {
      expect(nameFault(country, name, LAST_NAME_MAX)).toBeUndefined();
    }
  });

  it.each(countryCodes)('%s: rejects symbols', (country) => {
    for (const name of ['---', "'"]) {
      expect(nameFault(country, name, LAST_NAME_MAX)).toEqual({ message: 'nameInvalid' });
    }
  });

  it.each(countryCodes)('%s: names the first symbol', (country) => {
    for (const [name, character] of [
      ['Anna@home!', '@'],
      ['<b>Anna</b>', '<'],
      ['v.d. Berg', '.'],
      ['Anna 🎉', '🎉'],
    ] as const) {
      expect(nameFault(country, name, LAST_NAME_MAX)).toEqual({ message: 'nameInvalid', character });
    }
  });

  it.each(['NL', 'US', 'GB'] as const)('%s: rejects digits', (country) => {
    expect(nameFault(country, 'Anna2', LAST_NAME_MAX)).toEqual({ message: 'nameInvalid', character: '2' });
  });

  it('requires a name, and limits its length in checkout', () => {
    expect(nameFault('CA', '', FIRST_NAME_MAX)).toEqual({ message: 'required' });
    expect(nameFault('CA', 'Maximilianaaaa', FIRST_NAME_MAX)).toBeUndefined();
    expect(nameFault('CA', 'Maximilianaaaaa', FIRST_NAME_MAX)).toEqual({ message: 'maxLetters', n: 14 });
    expect(nameFault('CA', 'A'.repeat(21), LAST_NAME_MAX)).toEqual({ message: 'maxLetters', n: 20 });
  });
});
