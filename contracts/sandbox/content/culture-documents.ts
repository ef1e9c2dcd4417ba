/** Creates the settings of each culture from the rules of its country (docs/rules/content.md#culture-document). */
import { findCountryAddress } from '@perennial/shared/address/country-addresses';
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import type { Culture } from '@perennial/shared/cultures/cultures';
import { defaultCultureConfig } from '@perennial/shared/cultures/default-culture-config';
import { countryFormats } from '@perennial/shared/validation/country-formats';
import type { ContentData } from './document.ts';

/** The street mode of a site whose country has none of its own: address lines. */
const ADDRESS_LINES = 2;

/** Their regions are in the row of the country; those of all other sites are in `counties`. */
const withStates: readonly CountryCode[] = ['US'];

/** Their regions and cities are in `documents/`. */
const inDocuments: readonly CountryCode[] = ['CA'];

const superscriptCents = ['nl-nl', 'nl-be'];

/** Canada and the United States add tax to their prices; Germany and Austria show the tax that their prices include. */
const displayTax = ['en-us', 'en-ca', 'de-de', 'de-at'];

/** HTML and scripts of some countries. Each script sets a data attribute, so that tests can see that it ran. */
const extras: Readonly<Partial<Record<CountryCode, (contentUrl: string) => ContentData>>> = {
  GB: () => ({
    generic_html:
      '<p>Questions? <a href="https://example.com/en-gb/help">We answer within one business day.</a></p><p data-hours></p>',
    // Like the scripts of a shop it writes into the HTML beside it.
    generic_script:
      "document.documentElement.dataset.contentScript = 'ran'; document.querySelector('[data-hours]').textContent = 'Open until 18:00';",
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
  const { postalCode, houseNumber } = countryFormats[countryCode];
  const { layout, regions } = findCountryAddress(countryCode);
  const listed = inDocuments.includes(countryCode) ? [] : regions;
  const hasStates = withStates.includes(countryCode);
  return {
    countries: [
      {
        code: countryCode,
        name: countryName(tag, countryCode),
        states: hasStates ? listed : [],
        states_duplicate: [],
        zip_code_regex: postalCode.pattern.source,
        house_number_regexs: [houseNumber.pattern.source],
        street_housenumber_extension_field: 'streetMode' in layout ? layout.streetMode : ADDRESS_LINES,
      },
    ],
    provinces: [],
    cities: [],
    counties: hasStates ? [] : listed,
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
