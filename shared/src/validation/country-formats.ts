/**
 * How postal codes, house numbers, phone numbers, names and PO boxes are written in each country
 * (docs/rules/addresses.md#postal-codes and the sections after it).
 */
import type { CountryCode } from '../countries/country-codes.ts';

type PostalCodeFormat = {
  /** Matches the written form. */
  readonly pattern: RegExp;
  /** Brings a code of capitals and digits, without spaces and dashes, to its written form. */
  readonly write: (bare: string) => string;
  readonly example: string;
  /** Only digits have to be typed: spaces and dashes are inserted. */
  readonly digitsOnly: boolean;
};

type HouseNumberFormat = {
  readonly pattern: RegExp;
  /** Matches a text of allowed characters. */
  readonly characters: RegExp;
  readonly example: string;
  readonly digitsOnly: boolean;
};

type PhoneFormat = {
  readonly isValid: (written: string) => boolean;
  /** Brings typed text to the form that is checked and sent. */
  readonly write: (text: string) => string;
};

export type NameFormat = {
  readonly pattern: RegExp;
  /** Longest name, in letters; absent where only the form limits it. */
  readonly max?: number;
};

type CountryFormats = {
  readonly postalCode: PostalCodeFormat;
  readonly houseNumber: HouseNumberFormat;
  readonly phone: PhoneFormat;
  readonly name: NameFormat;
  /** Patterns of short forms that mean a PO box in this country only, such as "BP 12" in France. */
  readonly boxWords: readonly string[];
};

const unchanged = (text: string): string => text;
const digitsIn = (text: string): string => text.replace(/\D/g, '');
const withoutSpaces = (text: string): string => text.replace(/\s/g, '');
const insertAt =
  (position: number, mark: string) =>
  (bare: string): string =>
    bare.length > position ? `${bare.slice(0, position)}${mark}${bare.slice(position)}` : bare;
const spaceBeforeLastThree = (bare: string): string =>
  bare.length > 3 ? `${bare.slice(0, -3)} ${bare.slice(-3)}` : bare;

const digitCode = (length: number, example: string): PostalCodeFormat => ({
  pattern: new RegExp(`^\\d{${length}}$`),
  write: unchanged,
  example,
  digitsOnly: true,
});
const threeAndTwoDigits = { pattern: /^\d{3} \d{2}$/, write: insertAt(3, ' '), digitsOnly: true };

const lettersDigitsSlashes = { characters: /^[\p{L}\d/]+$/u, digitsOnly: false };
const anyCharacters = { characters: /^.+$/u, digitsOnly: false };
const digits = { characters: /^\d+$/, digitsOnly: true };
const fourCharacters: HouseNumberFormat = {
  ...lettersDigitsSlashes,
  pattern: /^(?=.*\d)[\p{L}\d/]{1,4}$/u,
  example: '12A',
};
const tenCharacters: HouseNumberFormat = {
  ...lettersDigitsSlashes,
  pattern: /^(?=.*\d)[\p{L}\d/]{1,10}$/u,
  example: '12A/34',
};
const anyFiveCharacters: HouseNumberFormat = { ...anyCharacters, pattern: /^(?=.*\d).{1,5}$/u, example: '12-14' };
const fourDigits: HouseNumberFormat = { ...digits, pattern: /^\d{1,4}$/, example: '12' };
const fiveDigits: HouseNumberFormat = { ...digits, pattern: /^\d{1,5}$/, example: '12' };

const matches = (pattern: RegExp) => (text: string) => pattern.test(text);

const northAmericanPhone: PhoneFormat = {
  isValid: matches(/^(\+1 )?[2-9]\d{2}-[2-9]\d{2}-\d{4}$/),
  write: (text) => {
    const parts = /^(1?)(\d{3})(\d{3})(\d{4})$/.exec(digitsIn(text));
    if (!parts) return text.trim();
    const [, country, area, exchange, line] = parts;
    return `${country ? '+1 ' : ''}${area}-${exchange}-${line}`;
  },
};
const europeanPhone: PhoneFormat = {
  isValid: (text) => /^[\d()+-]{1,20}$/.test(text) && digitsIn(text).length >= 6,
  write: withoutSpaces,
};

const letters: NameFormat = { pattern: /^[\p{L}\p{M} '’-]*$/u };
const lettersAndDigits: NameFormat = { pattern: /^[\p{L}\p{M}\d '’-]*$/u, max: 20 };

const frenchBox = 'b\\.?p\\.?\\s*\\d+';
const postalBox = 'c\\.?p\\.?\\s*\\d+';

export const countryFormats = {
  NL: {
    postalCode: { pattern: /^\d{4} [A-Z]{2}$/, write: insertAt(4, ' '), example: '1012 AB', digitsOnly: false },
    houseNumber: fourCharacters,
    phone: { isValid: matches(/^(\+31|0)6\d{8}$/), write: (text) => text.replace(/[\s()-]/g, '') },
    name: letters,
    boxWords: ['antwoordnummer\\s*\\d+'],
  },
  US: {
    postalCode: { pattern: /^\d{5}(-\d{4})?$/, write: insertAt(5, '-'), example: '10001', digitsOnly: true },
    houseNumber: fourCharacters,
    phone: northAmericanPhone,
    name: letters,
    boxWords: [],
  },
  CA: {
    postalCode: { pattern: /^[A-Z]\d[A-Z] \d[A-Z]\d$/, write: insertAt(3, ' '), example: 'K1A 0B1', digitsOnly: false },
    houseNumber: fourCharacters,
    phone: northAmericanPhone,
    name: lettersAndDigits,
    boxWords: [frenchBox, postalBox],
  },
  PL: {
    postalCode: { pattern: /^\d{2}-\d{3}$/, write: insertAt(2, '-'), example: '00-950', digitsOnly: true },
    houseNumber: tenCharacters,
    phone: { isValid: matches(/^\d{7,13}$/), write: digitsIn },
    name: lettersAndDigits,
    boxWords: ['skr\\.?\\s*poczt\\.?\\s*\\d+', 'paczkomat'],
  },
  CZ: {
    postalCode: { ...threeAndTwoDigits, example: '110 00' },
    houseNumber: tenCharacters,
    phone: europeanPhone,
    name: lettersAndDigits,
    boxWords: [],
  },
  FR: {
    postalCode: digitCode(5, '75001'),
    houseNumber: fiveDigits,
    phone: europeanPhone,
    name: lettersAndDigits,
    boxWords: [frenchBox],
  },
  SE: {
    postalCode: { ...threeAndTwoDigits, example: '111 20' },
    houseNumber: fiveDigits,
    phone: europeanPhone,
    name: lettersAndDigits,
    boxWords: ['box\\s*\\d+'],
  },
  RO: {
    postalCode: digitCode(6, '010011'),
    houseNumber: fiveDigits,
    phone: europeanPhone,
    name: lettersAndDigits,
    boxWords: [postalBox],
  },
  DE: {
    postalCode: digitCode(5, '10115'),
    houseNumber: fourCharacters,
    phone: {
      isValid: (text) => /^\+?[\d\s()/.-]+$/.test(text) && /^\d{5,15}$/.test(digitsIn(text)),
      write: (text) => text.trim(),
    },
    name: lettersAndDigits,
    boxWords: ['postfiliale\\s*\\d+'],
  },
  GB: {
    postalCode: {
      pattern: /^(GIR 0AA|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/,
      write: spaceBeforeLastThree,
      example: 'SW1A 1AA',
      digitsOnly: false,
    },
    houseNumber: fourCharacters,
    phone: {
      isValid: (text) => /^\d{6,11}$/.test(withoutSpaces(text)) && (text.match(/\s/g) ?? []).length <= 2,
      write: (text) => text.trim(),
    },
    name: letters,
    boxWords: [],
  },
  IT: {
    postalCode: digitCode(5, '00118'),
    houseNumber: fourDigits,
    phone: {
      isValid: matches(/^(?=.{6,11}$)\+?\d+$/),
      // Eleven characters have no room for the prefix of the country.
      write: (text) => withoutSpaces(text).replace(/^(?:\+|00)39(?=\d{6,11}$)/, ''),
    },
    name: lettersAndDigits,
    boxWords: [postalBox],
  },
  ES: {
    postalCode: digitCode(5, '28001'),
    houseNumber: fourDigits,
    phone: europeanPhone,
    name: lettersAndDigits,
    boxWords: ['apdo\\.?\\s*\\d+'],
  },
  AT: {
    postalCode: digitCode(4, '1010'),
    houseNumber: anyFiveCharacters,
    phone: europeanPhone,
    name: lettersAndDigits,
    boxWords: ['abholstation\\s*\\d+'],
  },
  BE: {
    postalCode: digitCode(4, '1000'),
    houseNumber: anyFiveCharacters,
    phone: europeanPhone,
    name: lettersAndDigits,
    boxWords: [frenchBox],
  },
} as const satisfies Record<CountryCode, CountryFormats>;
