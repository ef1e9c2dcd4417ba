/**
 * The fields of an address form, in order: a row for each country and context (specification 1, section 2.5; decisions
 * 3 to 5). A field of a list that the country does not have is not shown, and what is not shown never blocks.
 */
import type { Region } from '../models/content.ts';
import type { AddressFieldRow, AddressForm } from './address-fields.ts';
import { fallbackRegions } from './regions.ts';

const addition: AddressFieldRow = { name: 'addition', label: 'address', required: true };
const street: AddressFieldRow = { name: 'street', label: 'street', required: true };
const line1: AddressFieldRow = { name: 'line1', label: 'line1', required: true };
const line2: AddressFieldRow = { name: 'line2', label: 'line2', required: false };
const houseNumber: AddressFieldRow = { name: 'houseNumber', label: 'houseNumber', required: true };
const extension: AddressFieldRow = { name: 'extension', label: 'extension', required: false };
const postalCode: AddressFieldRow = { name: 'zipCode', label: 'postalCode', required: true };
const zipCode: AddressFieldRow = { name: 'zipCode', label: 'zipCode', required: true };
const town: AddressFieldRow = { name: 'city', label: 'town', required: true };
const city: AddressFieldRow = { name: 'city', label: 'city', required: true };
const stateOf = (label: AddressFieldRow['label']): AddressFieldRow => ({
  name: 'stateCode',
  label,
  required: true,
  chosenFrom: 'states',
});

const lineAndNumber = [line1, houseNumber, postalCode, town];
const lineTwoAndNumber = [line1, line2, houseNumber, postalCode, town];
const streetAndNumber = [street, houseNumber, extension, postalCode, city];

const layouts = {
  checkout: {
    US: [addition, zipCode, city, stateOf('state')],
    CA: [addition, postalCode, stateOf('province'), { ...city, chosenFrom: 'cities' }],
    GB: [
      { ...line1, label: 'streetAndNumber' },
      line2,
      postalCode,
      town,
      { name: 'county', label: 'county', required: true, chosenFrom: 'states' },
    ],
    CZ: lineAndNumber,
    AT: lineAndNumber,
    BE: lineAndNumber,
    IT: [...lineAndNumber, stateOf('state')],
    RO: [...lineAndNumber, stateOf('provincia')],
    ES: [line1, houseNumber, line2, postalCode, town, stateOf('provincia')],
    FR: lineTwoAndNumber,
    SE: lineTwoAndNumber,
    PL: streetAndNumber,
    NL: streetAndNumber,
    DE: [addition, postalCode, city],
  },
} as const satisfies Record<string, Readonly<Record<string, readonly AddressFieldRow[]>>>;

export type AddressContext = keyof typeof layouts;

/** The lists that a site's configuration brings. */
export type RegionLists = {
  readonly states: readonly Region[];
  /** By state code. */
  readonly cities: Readonly<Record<string, readonly string[]>>;
};

/** The states to choose from: the site's own, else the ones that we know. */
export function statesOf(country: string, { states }: Pick<RegionLists, 'states'>): readonly Region[] {
  return states.length > 0 ? states : (fallbackRegions[country] ?? []);
}

/** The fields that a form shows, in order. */
export function addressLayout(
  country: string,
  context: AddressContext,
  lists: Pick<RegionLists, 'states'>,
): readonly AddressFieldRow[] {
  const rows: Readonly<Record<string, readonly AddressFieldRow[]>> = layouts[context];
  const row = rows[country];
  if (!row) throw new Error(`There is no ${context} address of ${country}`);
  return row.filter((field) => field.chosenFrom !== 'states' || statesOf(country, lists).length > 0);
}

/** The fields that still have to be filled in before the form can be sent (specification 1, section 5). */
export function missingFields(layout: readonly AddressFieldRow[], form: AddressForm): readonly AddressFieldRow[] {
  return layout.filter((field) => field.required && form[field.name].trim() === '');
}
