/**
 * The address of each country: its form in every context, the fields that checkout requires, and the rules that
 * differ (docs/rules/addresses.md#checkout-layouts and the sections after it).
 */
import type { CountryCode } from '../countries/country-codes.ts';
import type { Region } from '../models/content.ts';
import type { AddressFieldName, AddressFieldRow, AddressLabel, AddressPurpose } from './address-fields.ts';
import {
  britishCounties,
  canadianProvinces,
  italianProvinces,
  romanianCounties,
  spanishProvinces,
  statesOfAmerica,
} from './regions.ts';

/** A field of a form. `required` applies outside checkout; checkout has a separate list. */
export type LayoutField = Omit<AddressFieldRow, 'rule'>;

type CountryAddress = {
  /**
   * Either the street mode of the site decides the fields for street and number (`streetMode` is the default) and
   * `rest` follows, or all fields are fixed.
   */
  readonly layout:
    | { readonly streetMode: 1 | 3; readonly rest: readonly LayoutField[] }
    | { readonly checkout: readonly LayoutField[]; readonly afterCheckout: readonly LayoutField[] };
  /** The fields that checkout requires, if the form shows them. */
  readonly required: Readonly<Record<AddressPurpose, readonly AddressFieldName[]>>;
  /** States, provinces or counties for a site without a list of its own. */
  readonly regions: readonly Region[];
  /** Address lines may contain commas. */
  readonly commasInLines: boolean;
  /** Towns may contain digits outside checkout: Wien 23, Praha 7. */
  readonly digitsInTowns: boolean;
  /** Length of a town in the return form, in letters. */
  readonly townInReturn: { readonly min?: number; readonly max: number };
  /** How an empty second line is sent. */
  readonly emptyLine2: 'omitted' | 'null';
};

const field = (name: AddressFieldName, label: AddressLabel, required = true): LayoutField => ({
  name,
  label,
  required,
});
const optional = (row: LayoutField): LayoutField => ({ ...row, required: false });

const addition = field('addition', 'address');
const street = field('street', 'street');
const line1 = field('line1', 'line1');
const streetLine = field('line1', 'streetAndNumber');
const line2 = field('line2', 'line2', false);
/** Spain would have eleven fields to fill in, and ten are enough (docs/rules/checkout.md#fields-and-presses). */
const line2OnRequest: LayoutField = { ...line2, onRequest: true };
const houseNumber = field('houseNumber', 'houseNumber');
const extension = field('extension', 'extension', false);
const postalCode = field('zipCode', 'postalCode');
const zipCode = field('zipCode', 'zipCode');
const town = field('city', 'town');
const city = field('city', 'city');
const cityOfList: LayoutField = { ...city, chosenFrom: 'cities' };
const stateOfList = (label: AddressLabel): LayoutField => ({ ...field('stateCode', label), chosenFrom: 'states' });
const county: LayoutField = { ...field('county', 'county'), chosenFrom: 'states' };

/** Returns the fields of street and number in a street mode (docs/rules/addresses.md#street-and-number-modes). */
export function streetFields(mode: number): readonly LayoutField[] {
  if (mode === 1) return [addition];
  return mode === 3 ? [street, houseNumber, extension] : [streetLine, line2];
}

const oneLine = ['addition', 'zipCode', 'city'] as const;
const streetAndNumber = ['street', 'houseNumber', 'zipCode', 'city'] as const;
const line = ['line1', 'zipCode', 'city'] as const;
const lineAndNumber = [...line, 'houseNumber'] as const;
const forBoth = (names: readonly AddressFieldName[]) => ({ shipping: names, billing: names });

const britishFields = [streetLine, line2, postalCode, town, county];

const lineThenNumber = {
  checkout: [line1, houseNumber, postalCode, town],
  afterCheckout: [line1, optional(houseNumber), line2, postalCode, town],
};
const linesThenNumber = {
  checkout: [line1, line2, houseNumber, postalCode, town],
  afterCheckout: [line1, line2, optional(houseNumber), postalCode, town],
};
const withState = ({ checkout, afterCheckout }: typeof lineThenNumber, label: AddressLabel) => ({
  checkout: [...checkout, stateOfList(label)],
  afterCheckout: [...afterCheckout, stateOfList(label)],
});

const plainLines = { commasInLines: false, digitsInTowns: false, emptyLine2: 'omitted' } as const;
const linesWithCommas = { ...plainLines, commasInLines: true } as const;
const linesWithCommasAndTownsWithDigits = { ...linesWithCommas, digitsInTowns: true } as const;

const shortTown = { min: 2, max: 20 };
const longTown = { max: 32 };

const countryAddresses = {
  NL: {
    layout: { streetMode: 3, rest: [postalCode, city] },
    required: forBoth(streetAndNumber),
    regions: [],
    ...plainLines,
    townInReturn: shortTown,
  },
  US: {
    layout: { streetMode: 1, rest: [zipCode, city, stateOfList('state')] },
    required: forBoth([...oneLine, 'stateCode']),
    regions: statesOfAmerica,
    ...plainLines,
    townInReturn: shortTown,
  },
  CA: {
    layout: { streetMode: 1, rest: [postalCode, stateOfList('province'), cityOfList] },
    required: forBoth([...oneLine, 'stateCode']),
    regions: canadianProvinces,
    ...plainLines,
    townInReturn: shortTown,
  },
  PL: {
    layout: { streetMode: 3, rest: [postalCode, city] },
    required: forBoth(streetAndNumber),
    regions: [],
    ...plainLines,
    townInReturn: shortTown,
  },
  CZ: {
    layout: lineThenNumber,
    required: forBoth(lineAndNumber),
    regions: [],
    ...linesWithCommasAndTownsWithDigits,
    townInReturn: longTown,
  },
  FR: {
    layout: linesThenNumber,
    required: { shipping: lineAndNumber, billing: [...line, 'stateCode'] },
    regions: [],
    ...linesWithCommas,
    townInReturn: longTown,
  },
  SE: {
    layout: linesThenNumber,
    required: { shipping: lineAndNumber, billing: [...line, 'stateCode'] },
    regions: [],
    ...linesWithCommasAndTownsWithDigits,
    townInReturn: longTown,
  },
  RO: {
    layout: withState(lineThenNumber, 'provincia'),
    required: forBoth([...lineAndNumber, 'stateCode']),
    regions: romanianCounties,
    ...linesWithCommasAndTownsWithDigits,
    townInReturn: longTown,
  },
  DE: {
    layout: { streetMode: 1, rest: [postalCode, city] },
    required: forBoth(oneLine),
    regions: [],
    ...plainLines,
    townInReturn: shortTown,
  },
  GB: {
    layout: { checkout: britishFields, afterCheckout: britishFields },
    required: forBoth([...line, 'county']),
    regions: britishCounties,
    ...plainLines,
    townInReturn: { max: 20 },
  },
  IT: {
    layout: withState(lineThenNumber, 'state'),
    required: forBoth([...lineAndNumber, 'stateCode']),
    regions: italianProvinces,
    ...linesWithCommas,
    townInReturn: { max: 20 },
  },
  ES: {
    layout: {
      checkout: [line1, houseNumber, line2OnRequest, postalCode, town, stateOfList('provincia')],
      afterCheckout: withState(lineThenNumber, 'provincia').afterCheckout,
    },
    required: forBoth([...lineAndNumber, 'stateCode']),
    regions: spanishProvinces,
    ...linesWithCommasAndTownsWithDigits,
    townInReturn: longTown,
    emptyLine2: 'null',
  },
  AT: {
    layout: lineThenNumber,
    required: { shipping: lineAndNumber, billing: line },
    regions: [],
    ...linesWithCommasAndTownsWithDigits,
    townInReturn: longTown,
  },
  BE: {
    layout: lineThenNumber,
    required: forBoth(lineAndNumber),
    regions: [],
    ...linesWithCommasAndTownsWithDigits,
    townInReturn: longTown,
  },
} as const satisfies Record<CountryCode, CountryAddress>;

/** Returns the address row of a country. */
export function findCountryAddress(country: CountryCode): CountryAddress {
  return countryAddresses[country];
}
