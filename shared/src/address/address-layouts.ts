/**
 * The fields of an address form, in order: a row for each country and context (specification 1, section 2.5;
 * specification 2, section 5; specification 3, section 5; decisions 3 to 5 and 7). A field of a list that the country
 * does not have is not shown, and what is not shown never blocks.
 */
import type { Region } from '../models/content.ts';
import type {
  AddressContext,
  AddressFieldName,
  AddressFieldRow,
  AddressForm,
  AddressLabel,
  AddressPurpose,
} from './address-fields.ts';
import type { AddressSettings } from './address-settings.ts';
import { fieldRules } from './field-rules.ts';
import { fallbackRegions } from './regions.ts';
import { requiredInCheckout } from './required-fields.ts';

type Field = Omit<AddressFieldRow, 'rule'>;
type Rows = Readonly<Record<string, readonly Field[]>>;

const field = (name: AddressFieldName, label: AddressLabel, required = true): Field => ({ name, label, required });
const optional = (row: Field): Field => ({ ...row, required: false });

const addition = field('addition', 'address');
const street = field('street', 'street');
const line1 = field('line1', 'line1');
const line2 = field('line2', 'line2', false);
const houseNumber = field('houseNumber', 'houseNumber');
const extension = field('extension', 'extension', false);
const postalCode = field('zipCode', 'postalCode');
const zipCode = field('zipCode', 'zipCode');
const town = field('city', 'town');
const city = field('city', 'city');
const stateOf = (label: AddressLabel): Field => ({ ...field('stateCode', label), chosenFrom: 'states' });
const county: Field = { ...field('county', 'county'), chosenFrom: 'states' };

/** How street and number are written, by the site's `street_housenumber_extension_field`. */
const oneField: readonly Field[] = [addition];
const threeFields: readonly Field[] = [street, houseNumber, extension];
const addressLines: readonly Field[] = [{ ...line1, label: 'streetAndNumber' }, line2];

/** The usual mode of the countries whose row leaves it to the site (decision 3). */
const usualModes: Readonly<Record<string, 1 | 3>> = { US: 1, CA: 1, DE: 1, PL: 3, NL: 3 };

function placeFields(mode: number): readonly Field[] {
  if (mode === 1) return oneField;
  return mode === 3 ? threeFields : addressLines;
}

const britain: readonly Field[] = [{ ...line1, label: 'streetAndNumber' }, line2, postalCode, town, county];

/** Before street and number of these rows come the fields of the site's mode. */
const afterPlace: Rows = {
  US: [zipCode, city, stateOf('state')],
  CA: [postalCode, stateOf('province'), { ...city, chosenFrom: 'cities' }],
  PL: [postalCode, city],
  NL: [postalCode, city],
  DE: [postalCode, city],
};

const lineAndNumber = [line1, houseNumber, postalCode, town];
const lineTwoAndNumber = [line1, line2, houseNumber, postalCode, town];

const inCheckout: Rows = {
  GB: britain,
  CZ: lineAndNumber,
  AT: lineAndNumber,
  BE: lineAndNumber,
  IT: [...lineAndNumber, stateOf('state')],
  RO: [...lineAndNumber, stateOf('provincia')],
  ES: [line1, houseNumber, line2, postalCode, town, stateOf('provincia')],
  FR: lineTwoAndNumber,
  SE: lineTwoAndNumber,
};

/** Account and return form take a second line everywhere, and do not insist on a house number (decision 5). */
const afterwards = [line1, optional(houseNumber), line2, postalCode, town];
const afterwardsLineTwoFirst = [line1, line2, optional(houseNumber), postalCode, town];

const afterCheckout: Rows = {
  GB: britain,
  CZ: afterwards,
  AT: afterwards,
  BE: afterwards,
  IT: [...afterwards, stateOf('state')],
  RO: [...afterwards, stateOf('provincia')],
  ES: [...afterwards, stateOf('provincia')],
  FR: afterwardsLineTwoFirst,
  SE: afterwardsLineTwoFirst,
};

const fixedRows: Readonly<Record<AddressContext, Rows>> = {
  checkout: inCheckout,
  account: afterCheckout,
  return: afterCheckout,
};

export type AddressInput = {
  readonly country: string;
  readonly context: AddressContext;
  readonly purpose: AddressPurpose;
  readonly settings: AddressSettings;
};

/** Whether the shop knows how addresses of a country are written. */
export function hasAddressLayout(country: string): boolean {
  return country in usualModes || country in inCheckout;
}

/** The states to choose from: the site's own, else the ones that we know. */
export function statesOf({ country, purpose, settings }: Omit<AddressInput, 'context'>): readonly Region[] {
  const { states, billingStates } = settings;
  if (purpose === 'billing' && billingStates.length > 0) return billingStates;
  return states.length > 0 ? states : (fallbackRegions[country] ?? []);
}

/** The fields that a form shows, in order. */
export function addressLayout(question: AddressInput): readonly AddressFieldRow[] {
  const { country, context } = question;
  const required = requiredNames(question);
  return fieldsOf(question)
    .filter((row) => row.chosenFrom !== 'states' || statesOf(question).length > 0)
    .map((row) => ({
      ...row,
      required: context === 'checkout' ? required.includes(row.name) : row.required,
      rule: fieldRules[row.name](context, country),
    }));
}

function fieldsOf({ country, context, settings }: AddressInput): readonly Field[] {
  const usual = usualModes[country];
  const rest = afterPlace[country];
  if (usual && rest) return [...placeFields(settings.fieldMode ?? usual), ...rest];
  const row = fixedRows[context][country];
  if (!row) throw new Error(`There is no ${context} address of ${country}`);
  return row;
}

/** The table's fields; where the site asks for street and number in another way, what that way cannot do without. */
function requiredNames({ country, purpose, settings }: AddressInput): readonly AddressFieldName[] {
  const listed = requiredInCheckout(purpose, country);
  const usual = usualModes[country];
  if (!usual || settings.fieldMode === null || settings.fieldMode === usual) return listed;
  return [...listed, ...placeFields(settings.fieldMode).flatMap((row) => (row.required ? row.name : []))];
}

/** The fields that still have to be filled in before the form can be sent (specification 1, section 5). */
export function missingFields(layout: readonly AddressFieldRow[], form: AddressForm): readonly AddressFieldRow[] {
  return layout.filter((row) => row.required && form[row.name].trim() === '');
}
