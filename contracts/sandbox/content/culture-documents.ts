/** Creates the settings of each culture from tables with one row per country: docs/rules/content.md#culture-document */
import { findCountryAddress } from '@perennial/shared/address/country-addresses';
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import type { Culture } from '@perennial/shared/cultures/cultures';
import { defaultCultureConfig } from '@perennial/shared/cultures/default-culture-config';
import type { ContentData } from './document.ts';

type CountryRow = {
  readonly zipCode: string;
  readonly houseNumbers: readonly string[];
  readonly fieldMode: number;
  /** The field that lists the regions. Canada's regions and cities are in `documents/`. */
  readonly regions?: 'states' | 'counties';
};

const SINGLE_FIELD = 1;
const ADDRESS_LINES = 2;
const STREET_AND_NUMBER = 3;

const shortNumber = '^(?=.*\\d)[\\p{L}\\d/]{1,4}$';
const longNumber = '^(?=.*\\d)[\\p{L}\\d/]{1,10}$';

const countries: Readonly<Record<CountryCode, CountryRow>> = {
  NL: { zipCode: '^\\d{4} [A-Z]{2}$', houseNumbers: [shortNumber], fieldMode: STREET_AND_NUMBER },
  PL: { zipCode: '^\\d{2}-\\d{3}$', houseNumbers: [longNumber], fieldMode: STREET_AND_NUMBER },
  US: { zipCode: '^\\d{5}(-\\d{4})?$', houseNumbers: [shortNumber], fieldMode: SINGLE_FIELD, regions: 'states' },
  CA: { zipCode: '^[A-Z]\\d[A-Z] \\d[A-Z]\\d$', houseNumbers: [shortNumber], fieldMode: SINGLE_FIELD },
  DE: { zipCode: '^\\d{5}$', houseNumbers: [shortNumber], fieldMode: SINGLE_FIELD },
  GB: {
    zipCode: '^(GIR 0AA|[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2})$',
    houseNumbers: [shortNumber],
    fieldMode: ADDRESS_LINES,
    regions: 'counties',
  },
  CZ: { zipCode: '^\\d{3} \\d{2}$', houseNumbers: [longNumber], fieldMode: ADDRESS_LINES },
  SE: { zipCode: '^\\d{3} \\d{2}$', houseNumbers: ['^\\d{1,5}$'], fieldMode: ADDRESS_LINES },
  FR: { zipCode: '^\\d{5}$', houseNumbers: ['^\\d{1,5}$'], fieldMode: ADDRESS_LINES },
  RO: { zipCode: '^\\d{6}$', houseNumbers: ['^\\d{1,5}$'], fieldMode: ADDRESS_LINES, regions: 'counties' },
  ES: { zipCode: '^\\d{5}$', houseNumbers: ['^\\d{1,4}$'], fieldMode: ADDRESS_LINES, regions: 'counties' },
  IT: { zipCode: '^\\d{5}$', houseNumbers: ['^\\d{1,4}$'], fieldMode: ADDRESS_LINES, regions: 'counties' },
  AT: { zipCode: '^\\d{4}$', houseNumbers: ['^(?=.*\\d).{1,5}$'], fieldMode: ADDRESS_LINES },
  BE: { zipCode: '^\\d{4}$', houseNumbers: ['^(?=.*\\d).{1,5}$'], fieldMode: ADDRESS_LINES },
};

const superscriptCents = ['nl-nl', 'nl-be'];

/** The cultures whose prices do not include tax. */
const displayTax = ['en-us', 'en-ca'];

/** HTML and scripts of some countries. Each script sets a data attribute, so that tests can see that it ran. */
const extras: Readonly<Partial<Record<CountryCode, (contentUrl: string) => ContentData>>> = {
  GB: () => ({
    generic_html: '<p>Questions? <a href="https://example.com/en-gb/help">We answer within one business day.</a></p>',
    generic_script: "document.documentElement.dataset.contentScript = 'ran';",
  }),
  CA: (contentUrl) => ({
    thank_you_script: "<script>document.documentElement.dataset.thankYouScript = 'ran';</script>",
    referral_tag_url: `${contentUrl}/scripts/referral.js`,
  }),
};

/** Returns the name of a country in a language. */
export function countryName(tag: string, country: CountryCode): string {
  return new Intl.DisplayNames(tag, { type: 'region' }).of(country) ?? country;
}

export function cultureSettings(
  culture: Culture,
  tag: string,
  texts: { readonly deliveryTime: string; readonly supportTitles: readonly string[] },
  contentUrl: string,
): ContentData {
  const { code, countryCode } = culture;
  const row = countries[countryCode];
  const { regions: listed } = row;
  const { regions } = findCountryAddress(countryCode);
  return {
    countries: [
      {
        code: countryCode,
        name: countryName(tag, countryCode),
        states: listed === 'states' ? regions : [],
        states_duplicate: [],
        zip_code_regex: row.zipCode,
        house_number_regexs: row.houseNumbers,
        street_housenumber_extension_field: row.fieldMode,
      },
    ],
    provinces: [],
    cities: [],
    counties: listed === 'counties' ? regions : [],
    currency_symbol_position: defaultCultureConfig(culture, tag).symbolPosition,
    superscript_cents: superscriptCents.includes(code),
    delivery_time: texts.deliveryTime,
    contact_form: 'on',
    support_titles: texts.supportTitles.map((title) => ({ title })),
    marketing_opt_in: true,
    display_tax: displayTax.includes(code),
    remove_refund: false,
    ...extras[countryCode]?.(contentUrl),
  };
}
