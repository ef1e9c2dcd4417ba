/** The lines of a saved address, in the order that its country uses on an envelope. */
import type { StoredAddress } from '@perennial/shared/models/profile';

/** Countries that write the house number before the street. */
const numberFirst: readonly string[] = ['FR'];

type Place = { readonly city: string; readonly region: string; readonly regionName: string; readonly zipCode: string };
type Text = string | null | undefined;

const spaced = (parts: readonly Text[]) => parts.filter(Boolean).join(' ');
const wrapped = (text: string, before: string, after: string) => (text === '' ? '' : `${before}${text}${after}`);
const codeFirst = ({ city, regionName, zipCode }: Place) => [spaced([zipCode, city]), regionName];

/** The lines of town, region and postal code. Other countries write the postal code before the town. */
const placeLines: Readonly<Record<string, (place: Place) => readonly string[]>> = {
  US: ({ city, region, zipCode }) => [spaced([wrapped(city, '', ','), region, zipCode])],
  CA: ({ city, region, zipCode }) => [spaced([city, region, zipCode])],
  IT: ({ city, region, zipCode }) => [spaced([zipCode, city, wrapped(region, '(', ')')])],
  GB: ({ city, regionName, zipCode }) => [city, regionName, zipCode],
};

/** Returns the lines of an address without empty ones. `findRegionName` maps the code of a region to its name. */
export function formatAddressLines(
  address: StoredAddress,
  findRegionName: (code: string) => string,
): readonly string[] {
  const { countryCode, addition, street, line1, line2, houseNumber, extension, city, zipCode } = address;
  const road = addition ?? street ?? line1;
  const number = spaced([houseNumber, extension]);
  const region = address.stateCode ?? address.county ?? '';
  const place = { city: city ?? '', region, regionName: region && findRegionName(region), zipCode: zipCode ?? '' };
  return [
    spaced(numberFirst.includes(countryCode) ? [number, road] : [road, number]),
    line2 ?? '',
    ...(placeLines[countryCode] ?? codeFirst)(place),
  ].filter((line) => line !== '');
}
