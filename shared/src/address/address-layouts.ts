/** The fields that an address form shows, in order. */
import { type CountryCode, isCountryCode } from '../countries/country-codes.ts';
import type { Region } from '../models/content.ts';
import type {
  AddressContext,
  AddressFieldName,
  AddressFieldRow,
  AddressForm,
  AddressPurpose,
} from './address-fields.ts';
import type { AddressSettings } from './address-settings.ts';
import { findCountryAddress, type LayoutField, streetFields } from './country-addresses.ts';
import { fieldRules } from './field-rules.ts';

type AddressInput = {
  readonly country: CountryCode;
  readonly context: AddressContext;
  readonly purpose: AddressPurpose;
  readonly settings: AddressSettings;
};

type StatesInput = {
  /** Of a form or a saved address: any country. */
  readonly country: string;
  readonly purpose: AddressPurpose;
  readonly settings: AddressSettings;
};

/** Returns the states, provinces or counties to choose from: those of the site, else the product's own. */
export function findStates({ country, purpose, settings }: StatesInput): readonly Region[] {
  const { states, billingStates } = settings;
  if (purpose === 'billing' && billingStates.length > 0) return billingStates;
  if (states.length > 0) return states;
  return isCountryCode(country) ? findCountryAddress(country).regions : [];
}

/** Returns the fields of a form, in order, with their rules. */
export function addressLayout(input: AddressInput): readonly AddressFieldRow[] {
  const { country, context } = input;
  const required = requiredInCheckout(input);
  return layoutFields(input).map((row) => ({
    ...row,
    required: context === 'checkout' ? required.includes(row.name) : row.required,
    rule: fieldRules[row.name](context, country),
  }));
}

function layoutFields({ country, context, settings }: AddressInput): readonly LayoutField[] {
  const { layout } = findCountryAddress(country);
  if ('streetMode' in layout) return [...streetFields(settings.fieldMode ?? layout.streetMode), ...layout.rest];
  return context === 'checkout' ? layout.checkout : layout.afterCheckout;
}

/** The list of the country, and the required fields of the street mode of the site, which can differ from the country's. */
function requiredInCheckout({ country, purpose, settings }: AddressInput): readonly AddressFieldName[] {
  const { layout, required: lists } = findCountryAddress(country);
  const listed = lists[purpose];
  if (!('streetMode' in layout)) return listed;
  const street = streetFields(settings.fieldMode ?? layout.streetMode).filter(({ required }) => required);
  return [...listed, ...street.map(({ name }) => name)];
}

/** Returns the required fields that are still empty; until there are none, the form cannot be sent. */
export function missingFields(layout: readonly AddressFieldRow[], form: AddressForm): readonly AddressFieldRow[] {
  return layout.filter((row) => row.required && form[row.name].trim() === '');
}
