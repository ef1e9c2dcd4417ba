/**
 * One accepted address of each country, and one value past each bound with its message; read from
 * docs/rules/addresses.md, not from the tables of the code. The form and the BFF are tested with the same rows.
 */
import type { AddressContext, AddressFieldName } from '../address/address-fields.ts';
import type { CountryCode } from '../countries/country-codes.ts';
import type { FaultMessage } from '../validation/field-fault.ts';

type Wrong = readonly [contexts: readonly AddressContext[], field: AddressFieldName, value: string, FaultMessage];

type Row = {
  /** In account and return form. Checkout has the same address; `notInCheckout` are fields that it does not show. */
  readonly accepted: Readonly<Partial<Record<AddressFieldName, string>>>;
  readonly notInCheckout?: readonly AddressFieldName[];
  readonly wrong: readonly Wrong[];
};

const everywhere = ['checkout', 'account', 'return'] as const;
const outsideCheckout = ['account', 'return'] as const;
const beforeReturn = ['checkout', 'account'] as const;

const letters21 = 'Abcdefghijklmnopqrstu';
const letters33 = 'Abcdefghijklmnopqrstuvwxyz Abcdef';

const oneField: readonly Wrong[] = [
  [everywhere, 'addition', '', 'required'],
  [everywhere, 'addition', '1 A', 'minLetters'],
  [everywhere, 'addition', '1 Abcdefghijklmnopqrstuvwxyz Abcdefg', 'maxLetters'],
  [everywhere, 'addition', 'Main Street', 'mustContainNumber'],
  [everywhere, 'addition', 'PO Box 12', 'poBox'],
];
const threeFields: readonly Wrong[] = [
  [everywhere, 'street', '', 'required'],
  [everywhere, 'street', 'A', 'minLetters'],
  [everywhere, 'street', 'Abcdefghijklmnopqrstuvw', 'maxLetters'],
  [everywhere, 'street', 'Postbus 12', 'poBox'],
  [everywhere, 'houseNumber', '', 'required'],
  [everywhere, 'extension', 'Abcdefghij', 'maxLetters'],
];
const line1: readonly Wrong[] = [
  [everywhere, 'line1', '', 'required'],
  [['return'], 'line1', 'Abc', 'minLetters'],
  [everywhere, 'line1', letters33, 'line1Invalid'],
  [everywhere, 'line1', 'Abcd #5', 'line1Invalid'],
  [everywhere, 'line1', 'PO Box 12', 'poBox'],
];
const line2 = (contexts: readonly AddressContext[]): readonly Wrong[] => [
  [contexts, 'line2', 'Abcdefghijklmnop', 'line2Invalid'],
  [contexts, 'line2', 'Abc #5', 'line2Invalid'],
  [contexts, 'line2', 'PO Box 12', 'poBox'],
];
const town: readonly Wrong[] = [
  [everywhere, 'city', '', 'required'],
  [everywhere, 'city', 'Abc_d', 'townInvalid'],
  [beforeReturn, 'city', letters21, 'townInvalid'],
];
const townWithoutDigits: readonly Wrong[] = [...town, [everywhere, 'city', 'Abcd 7', 'townInvalid']];
const townWithDigits: readonly Wrong[] = [...town, [['checkout'], 'city', 'Abcd 7', 'townInvalid']];
const town20InReturn: Wrong = [['return'], 'city', letters21, 'townInvalid'];
const town32InReturn: Wrong = [['return'], 'city', letters33, 'townInvalid'];
const shortTown: readonly Wrong[] = [town20InReturn, [['return'], 'city', 'A', 'minLetters']];

const postalCode = (...values: readonly string[]): readonly Wrong[] => [
  [everywhere, 'zipCode', '', 'required'],
  ...values.map((value): Wrong => [everywhere, 'zipCode', value, 'zipInvalid']),
];
const houseNumber = (...values: readonly string[]): readonly Wrong[] =>
  values.map((value): Wrong => [everywhere, 'houseNumber', value, 'houseNumberInvalid']);
const onlyNumber = (...values: readonly string[]): readonly Wrong[] =>
  values.map((value): Wrong => [everywhere, 'houseNumber', value, 'onlyNumber']);
const numberInCheckout: Wrong = [['checkout'], 'houseNumber', '', 'required'];
const chosen = (field: 'stateCode' | 'county'): readonly Wrong[] => [[everywhere, field, '', 'required']];

export const addressCases: Readonly<Record<CountryCode, Row>> = {
  NL: {
    accepted: { street: 'Prinsengracht', houseNumber: '263', extension: 'a', zipCode: '1016 GV', city: 'Amsterdam' },
    wrong: [
      ...threeFields,
      ...houseNumber('12345', 'abc', '1-2'),
      ...postalCode('1016', '10166 GV'),
      ...townWithoutDigits,
      ...shortTown,
    ],
  },
  US: {
    accepted: { addition: '350 5th Ave', zipCode: '10118', city: 'New York', stateCode: 'NY' },
    wrong: [...oneField, ...postalCode('1011', '10118-12'), ...townWithoutDigits, ...shortTown, ...chosen('stateCode')],
  },
  CA: {
    accepted: { addition: '24 Sussex Drive', zipCode: 'K1M 1M4', stateCode: 'ON', city: 'Ottawa' },
    wrong: [...oneField, ...postalCode('K1M', '90210'), ...townWithoutDigits, ...shortTown, ...chosen('stateCode')],
  },
  PL: {
    accepted: { street: 'Piotrkowska', houseNumber: '104A/12', zipCode: '90-926', city: 'Łódź' },
    wrong: [
      ...threeFields,
      ...houseNumber('12345678901', 'abc', '1-2'),
      ...postalCode('90-92', '90-9266'),
      ...townWithoutDigits,
      ...shortTown,
    ],
  },
  CZ: {
    accepted: { line1: 'Masarykova, dům A', houseNumber: '31', line2: 'byt 4', zipCode: '602 00', city: 'Brno' },
    notInCheckout: ['line2'],
    wrong: [
      ...line1,
      ...line2(outsideCheckout),
      numberInCheckout,
      ...houseNumber('12345678901', 'abc'),
      ...postalCode('602 0', '602 000'),
      ...townWithDigits,
      town32InReturn,
    ],
  },
  FR: {
    accepted: { line1: 'Rue de Rivoli', line2: 'bâtiment B', houseNumber: '12', zipCode: '75001', city: 'Paris' },
    wrong: [
      ...line1,
      ...line2(everywhere),
      numberInCheckout,
      ...houseNumber('123456'),
      ...onlyNumber('12bis'),
      ...postalCode('7500', '750011'),
      ...townWithoutDigits,
      town32InReturn,
    ],
  },
  SE: {
    accepted: { line1: 'Svartbäcksgatan', line2: 'lgh 3', houseNumber: '12', zipCode: '753 20', city: 'Uppsala' },
    wrong: [
      ...line1,
      ...line2(everywhere),
      numberInCheckout,
      ...houseNumber('123456'),
      ...onlyNumber('12B'),
      ...postalCode('753 2', '753 200'),
      ...townWithDigits,
      town32InReturn,
    ],
  },
  RO: {
    accepted: {
      line1: 'Strada Memorandumului',
      houseNumber: '28',
      line2: 'bloc 2',
      zipCode: '400114',
      city: 'Cluj-Napoca',
      stateCode: 'CJ',
    },
    notInCheckout: ['line2'],
    wrong: [
      ...line1,
      ...line2(outsideCheckout),
      numberInCheckout,
      ...houseNumber('123456'),
      ...onlyNumber('28A'),
      ...postalCode('40011', '4001144'),
      ...townWithDigits,
      town32InReturn,
      ...chosen('stateCode'),
    ],
  },
  DE: {
    accepted: { addition: 'Sendlinger Straße 8', zipCode: '80331', city: 'München' },
    wrong: [...oneField, ...postalCode('8033', '803311'), ...townWithoutDigits, ...shortTown],
  },
  GB: {
    accepted: { line1: '14 Briggate', line2: 'Flat 2', zipCode: 'LS1 6HD', city: 'Leeds', county: 'West Yorkshire' },
    wrong: [
      ...line1,
      [everywhere, 'line1', '14 Briggate, Flat 2', 'line1Invalid'],
      ...line2(everywhere),
      ...postalCode('LS1', 'LS11 66HD'),
      ...townWithoutDigits,
      town20InReturn,
      ...chosen('county'),
    ],
  },
  IT: {
    accepted: {
      line1: 'Via dell’Indipendenza',
      houseNumber: '22',
      line2: 'scala B',
      zipCode: '40121',
      city: 'Bologna',
      stateCode: 'BO',
    },
    notInCheckout: ['line2'],
    wrong: [
      ...line1,
      ...line2(outsideCheckout),
      numberInCheckout,
      ...houseNumber('12345'),
      ...onlyNumber('7a'),
      ...postalCode('4012', '401211'),
      ...townWithoutDigits,
      town20InReturn,
      ...chosen('stateCode'),
    ],
  },
  ES: {
    accepted: {
      line1: 'Calle Larios',
      houseNumber: '5',
      line2: 'piso 2',
      zipCode: '29005',
      city: 'Málaga',
      stateCode: 'MA',
    },
    wrong: [
      ...line1,
      ...line2(everywhere),
      numberInCheckout,
      ...houseNumber('12345'),
      ...onlyNumber('s/n'),
      ...postalCode('2900', '290055'),
      ...townWithDigits,
      town32InReturn,
      ...chosen('stateCode'),
    ],
  },
  AT: {
    accepted: { line1: 'Mariahilfer Straße', houseNumber: '12', line2: 'Top 5', zipCode: '1060', city: 'Wien' },
    notInCheckout: ['line2'],
    wrong: [
      ...line1,
      ...line2(outsideCheckout),
      numberInCheckout,
      ...houseNumber('123456', 'abc'),
      ...postalCode('106', '10600'),
      ...townWithDigits,
      town32InReturn,
    ],
  },
  BE: {
    accepted: { line1: 'Veldstraat', houseNumber: '12 b1', line2: 'bus 4', zipCode: '9000', city: 'Gent' },
    notInCheckout: ['line2'],
    wrong: [
      ...line1,
      ...line2(outsideCheckout),
      numberInCheckout,
      ...houseNumber('123456', 'abc'),
      ...postalCode('900', '90000'),
      ...townWithDigits,
      town32InReturn,
    ],
  },
};
