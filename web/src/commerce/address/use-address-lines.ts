/** How read views write a saved address; see docs/rules/addresses.md#foreign-addresses. */
import type { AddressPurpose } from '@perennial/shared/address/address-fields';
import { findStates } from '@perennial/shared/address/address-layouts';
import { settingsOf } from '@perennial/shared/address/edited-address';
import type { StoredAddress } from '@perennial/shared/models/profile';
import { countryName } from '../../i18n/country-name.ts';
import { useSite } from '../../i18n/site.tsx';
import { formatAddressLines } from './address-lines.ts';

/** Returns a function that writes an address in lines; the last one is the country, if it is not that of the site. */
export function useAddressLines(): (address: StoredAddress, purpose: AddressPurpose) => readonly string[] {
  const { culture, config, language } = useSite();
  const site = culture.countryCode;
  return (address, purpose) => {
    const { countryCode: country } = address;
    const regions = findStates({ country, purpose, settings: settingsOf(config, site, country) });
    const lines = formatAddressLines(address, (code) => regions.find((region) => region.code === code)?.name ?? code);
    return country === site ? lines : [...lines, countryName(language, country)];
  };
}
