/** The lines of a saved address, in the order that its country uses on an envelope. */

import type { AddressPurpose } from '@perennial/shared/address/address-fields';
import { findStates } from '@perennial/shared/address/address-layouts';
import { settingsOf } from '@perennial/shared/address/edited-address';
import { isCountryCode } from '@perennial/shared/countries/country-codes';
import { type CountryTraits, findTraits } from '@perennial/shared/countries/traits';
import type { StoredAddress } from '@perennial/shared/models/profile';
import { useSite } from '../../i18n/site.tsx';

type Place = { readonly city: string; readonly region: string; readonly regionName: string; readonly zipCode: string };
type Text = string | null | undefined;

const spaced = (parts: readonly Text[]) => parts.filter(Boolean).join(' ');
const wrapped = (text: string, before: string, after: string) => (text === '' ? '' : `${before}${text}${after}`);

/** Formats the lines of town, region and postal code. */
const placeLines: Readonly<Record<CountryTraits['placeLines'], (place: Place) => readonly string[]>> = {
  'zip-city': ({ city, regionName, zipCode }) => [spaced([zipCode, city]), regionName],
  'city-comma-region-zip': ({ city, region, zipCode }) => [spaced([wrapped(city, '', ','), region, zipCode])],
  'city-region-zip': ({ city, region, zipCode }) => [spaced([city, region, zipCode])],
  'zip-city-bracketed-region': ({ city, region, zipCode }) => [spaced([zipCode, city, wrapped(region, '(', ')')])],
  'one-line-each': ({ city, regionName, zipCode }) => [city, regionName, zipCode],
};

/** Format of an address in a country without a shop. */
const foreign = { houseNumberFirst: false, placeLines: 'zip-city' } as const;

/** Returns the lines of an address without empty ones. `findRegionName` maps the code of a region to its name. */
export function formatAddressLines(
  address: StoredAddress,
  findRegionName: (code: string) => string,
): readonly string[] {
  const { countryCode, addition, street, line1, line2, houseNumber, extension, city, zipCode } = address;
  const written: Pick<CountryTraits, 'houseNumberFirst' | 'placeLines'> = isCountryCode(countryCode)
    ? findTraits(countryCode)
    : foreign;
  const road = addition ?? street ?? line1;
  const number = spaced([houseNumber, extension]);
  const region = address.stateCode ?? address.county ?? '';
  const place = { city: city ?? '', region, regionName: region && findRegionName(region), zipCode: zipCode ?? '' };
  return [
    spaced(written.houseNumberFirst ? [number, road] : [road, number]),
    line2 ?? '',
    ...placeLines[written.placeLines](place),
  ].filter((line) => line !== '');
}

/** Returns the name of a country by its ISO 3166-1 code, for example `Belgien`; the code itself for an unknown one. */
export function countryName(language: string, code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames([language], { type: 'region', fallback: 'code' }).of(code) ?? code;
}

/**
 * Returns a function that writes an address in lines; the last one is the country, if it is not that of the site
 * (docs/rules/addresses.md#foreign-addresses).
 */
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
