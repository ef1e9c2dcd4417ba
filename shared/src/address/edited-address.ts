/**
 * The address that a form edits. A saved address keeps its country, so its form is that of its own country
 * (docs/rules/addresses.md#foreign-addresses).
 */
import { type CountryCode, isCountryCode } from '../countries/country-codes.ts';
import type { CultureConfig } from '../models/content.ts';
import type { StoredAddress } from '../models/profile.ts';
import {
  type AddressContext,
  type AddressFieldName,
  type AddressFieldRow,
  type AddressLabel,
  type AddressPurpose,
  addressFieldNames,
} from './address-fields.ts';
import { addressLayout } from './address-layouts.ts';
import { type AddressSettings, addressSettings, defaultAddressSettings, streetModeOf } from './address-settings.ts';

export type EditedAddress = {
  /** The country that is sent with the address: that of the saved one, which may be any country; else that of the site. */
  readonly sentCountry: string;
  /** The country whose rules apply: that of the site for a country outside the shop. */
  readonly country: CountryCode;
  /** Settings of the site for its own country, and the product's own for another country. */
  readonly settings: AddressSettings;
  /** The fields of the form, in order. */
  readonly layout: readonly AddressFieldRow[];
  readonly saved: StoredAddress | null;
};

type Input = {
  readonly site: CountryCode;
  readonly config: Pick<CultureConfig, 'countries' | 'states' | 'cities'>;
  readonly context: AddressContext;
  readonly purpose: AddressPurpose;
  /** null for a new address. */
  readonly saved: StoredAddress | null;
};

/** Returns the form of a saved address, or of a new one in the country of the site. */
export function editedAddress({ site, config, context, purpose, saved }: Input): EditedAddress {
  const countryCode = saved?.countryCode ?? site;
  const settings = settingsOf(config, site, countryCode);
  if (!isCountryCode(countryCode)) {
    return { sentCountry: countryCode, country: site, settings, layout: saved ? foreignLayout(saved) : [], saved };
  }
  const fieldMode = countryCode === site ? settings.fieldMode : ((saved && streetModeOf(saved)) ?? null);
  const ownSettings = { ...settings, fieldMode };
  const layout = addressLayout({ country: countryCode, context, purpose, settings: ownSettings });
  return { sentCountry: countryCode, country: countryCode, settings: ownSettings, layout, saved };
}

/** Returns the settings for addresses of a country: those of the site are about its own country only. */
export function settingsOf(config: Input['config'], site: CountryCode, countryCode: string): AddressSettings {
  return countryCode === site ? addressSettings(config, site) : defaultAddressSettings;
}

/**
 * The fields of a country outside the shop, about which only the limits of the shop API are known, in letters. Their
 * labels fit every country.
 */
export const fieldsOfAnyCountry: Readonly<
  Record<AddressFieldName, { readonly label: AddressLabel; readonly max: number; readonly required?: true }>
> = {
  addition: { label: 'address', max: 35, required: true },
  street: { label: 'street', max: 22, required: true },
  line1: { label: 'line1', max: 32, required: true },
  houseNumber: { label: 'houseNumber', max: 10 },
  extension: { label: 'extension', max: 9 },
  line2: { label: 'line2', max: 15 },
  zipCode: { label: 'postalCode', max: 12 },
  city: { label: 'town', max: 40, required: true },
  stateCode: { label: 'state', max: 20 },
  county: { label: 'county', max: 20 },
};

/** The form of an address in a country outside the shop: the fields that it has, as text. */
function foreignLayout(saved: StoredAddress): readonly AddressFieldRow[] {
  return addressFieldNames
    .filter((name) => saved[name])
    .map((name) => {
      const { label, max, required = false } = fieldsOfAnyCountry[name];
      return { name, label, required, rule: { max } };
    });
}
