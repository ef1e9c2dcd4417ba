import { describe, expect, it } from 'vitest';
import { type CountryCode, countryCodes } from '../countries/country-codes.ts';
import { houseNumberExample, isHouseNumber, isHouseNumberOfDigits, refusedInHouseNumber } from './house-number.ts';
import { formatPhoneNumber, isPhoneNumber, nameFault } from './person-fields.ts';
import { formatPostalCode, isPostalCode, isPostalCodeOfDigits } from './postal-code.ts';

/** Values at the limits of each country: the shortest and longest accepted ones, and the next that are refused. */

type Limits = { readonly accepted: readonly string[]; readonly refused: readonly string[] };

const european: Limits = {
  accepted: ['123456', '(0)12345', '12345678901234567890', '+1234567890123456789'],
  refused: ['12345', '(0)1234', '123456789012345678901', '+12345678901234567890'],
};
const northAmerican: Limits = {
  accepted: ['200-200-0000', '+1 999-999-9999', '1 212 555 0134'],
  refused: ['212-555-013', '9 212-555-0134', '212-555-0134 5', '+2 212-555-0134', 'call 212-555-0134-77'],
};

const phones: Readonly<Record<CountryCode, Limits>> = {
  NL: { accepted: ['0600000000', '+31699999999'], refused: ['06000000000', '+3161234567', '+310612345678'] },
  US: northAmerican,
  CA: northAmerican,
  PL: { accepted: ['1234567', '1234567890123'], refused: ['123456', '12345678901234'] },
  DE: {
    accepted: ['12345', '123456789012345', `12345${'-'.repeat(35)}`],
    refused: ['1234', '1234567890123456', `12345${'-'.repeat(36)}`],
  },
  GB: {
    accepted: ['123456', '12345678901', '020 7946 0123'],
    refused: ['12345', '123456789012', '020 79 46 0123', '123456  7  8'],
  },
  IT: { accepted: ['123456', '12345678901', '+12345', '+1234567890'], refused: ['12345', '123456789012', '+1234'] },
  CZ: european,
  FR: european,
  SE: european,
  RO: european,
  ES: european,
  AT: european,
  BE: european,
};

describe.each(countryCodes)('%s: a phone number', (country) => {
  const { accepted, refused } = phones[country];
  const isAccepted = (text: string) => isPhoneNumber(country, formatPhoneNumber(country, text));

  it.each(accepted)('%s is accepted', (text) => expect(isAccepted(text)).toBe(true));
  it.each(refused)('%s is refused', (text) => expect(isAccepted(text)).toBe(false));
});

it.each(['US', 'CA'] as const)(
  '%s: a text that is not a phone number stays as typed, without spaces around',
  (country) => {
    expect(formatPhoneNumber(country, ' call me ')).toBe('call me');
  },
);

type HouseNumbers = Limits & {
  readonly example: string;
  readonly onlyDigits: boolean;
  /** A text and the first character in it that cannot be in a house number. */
  readonly characters: Readonly<Record<string, string | undefined>>;
};

const fourLetters: HouseNumbers = {
  accepted: ['1', '1234', 'abc1', '12/3', '1é'],
  refused: ['12345', 'abcd', '12 3', '12-3'],
  example: '12A',
  onlyDigits: false,
  characters: { '12A/34': undefined, '12-14': '-', 'a 5#': ' ', '7#': '#' },
};
const tenLetters: HouseNumbers = {
  ...fourLetters,
  accepted: ['1', 'abc1', '1234567890', 'abcdefghi1'],
  refused: ['12345678901', 'abcdefghij', '12-3'],
  example: '12A/34',
};
const anyFive: HouseNumbers = {
  accepted: ['1', '12345', '12-14', '# 7 b', 'abcd1'],
  refused: ['123456', 'abcde'],
  example: '12-14',
  onlyDigits: false,
  characters: { '12-14 #': undefined, '1\n2': '\n' },
};
const fourDigits: HouseNumbers = {
  accepted: ['1', '1234'],
  refused: ['12345', '12a', 'a'],
  example: '12',
  onlyDigits: true,
  characters: { '1234': undefined, '12a': 'a', '1 2': ' ' },
};
const fiveDigits: HouseNumbers = { ...fourDigits, accepted: ['1', '12345'], refused: ['123456', '12a', 'a'] };

const houseNumbers: Readonly<Record<CountryCode, HouseNumbers>> = {
  NL: fourLetters,
  US: fourLetters,
  CA: fourLetters,
  DE: fourLetters,
  GB: fourLetters,
  PL: tenLetters,
  CZ: tenLetters,
  FR: fiveDigits,
  SE: fiveDigits,
  RO: fiveDigits,
  IT: fourDigits,
  ES: fourDigits,
  AT: anyFive,
  BE: anyFive,
};

describe.each(countryCodes)('%s: a house number', (country) => {
  const { accepted, refused, example, onlyDigits, characters } = houseNumbers[country];

  it.each(accepted)('%s is accepted', (text) => expect(isHouseNumber(country, text)).toBe(true));
  it.each(refused)('%s is refused', (text) => expect(isHouseNumber(country, text)).toBe(false));
  it('has an example', () => expect(houseNumberExample(country)).toBe(example));
  it('is typed with the digits of a phone where there are digits only', () => {
    expect(isHouseNumberOfDigits(country)).toBe(onlyDigits);
  });
  it.each(Object.entries(characters))('%j: the first refused character is %j', (text, character) => {
    expect(refusedInHouseNumber(country, text)).toStrictEqual(character === undefined ? {} : { character });
  });
});

const countriesWithLettersInCodes: readonly CountryCode[] = ['NL', 'CA', 'GB'];

describe.each(countryCodes)('%s: a postal code', (country) => {
  it('is typed with the digits of a phone where there are digits only', () => {
    expect(isPostalCodeOfDigits(country)).toBe(!countriesWithLettersInCodes.includes(country));
  });
});

it.each([
  ['US', ' 10 001 ', '10001'],
  ['US', '90210 5678', '90210-5678'],
  ['GB', 'gir0aa', 'GIR 0AA'],
  ['GB', 'm11ae', 'M1 1AE'],
  ['GB', 'ec1a1bb', 'EC1A 1BB'],
  ['RO', '010 011', '010011'],
] as const)('%s: the postal code %j becomes %j', (country, typed, written) => {
  expect(formatPostalCode(country, typed)).toBe(written);
  expect(isPostalCode(country, written)).toBe(true);
});

/** Whether a name may have digits; then it has 20 letters at most in every form. */
const digitsInNames: Readonly<Record<CountryCode, boolean>> = {
  NL: false,
  US: false,
  GB: false,
  CA: true,
  PL: true,
  CZ: true,
  FR: true,
  SE: true,
  RO: true,
  DE: true,
  IT: true,
  ES: true,
  AT: true,
  BE: true,
};

describe.each(countryCodes)('%s: a name', (country) => {
  const digits = digitsInNames[country];

  it(`${digits ? 'may' : 'must not'} have a digit`, () => {
    expect(nameFault(country, 'Anna 2', 60)).toStrictEqual(
      digits ? undefined : { message: 'nameInvalid', character: '2' },
    );
  });

  it(`has ${digits ? 20 : 60} letters at most in a form of 60`, () => {
    const longest = digits ? 20 : 60;
    expect(nameFault(country, 'a'.repeat(longest), 60)).toBeUndefined();
    expect(nameFault(country, 'a'.repeat(longest + 1), 60)).toEqual({ message: 'maxLetters', n: longest });
  });

  it('has 14 letters at most in a form of 14', () => {
    expect(nameFault(country, 'a'.repeat(14), 14)).toBeUndefined();
    expect(nameFault(country, 'a'.repeat(15), 14)).toEqual({ message: 'maxLetters', n: 14 });
  });
});
