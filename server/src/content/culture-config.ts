/**
 * Parses the culture document over the default settings of the culture (docs/rules/content.md#culture-document).
 */
import { type CultureConfig, regionSchema } from '@perennial/shared/models/content';
import { isScriptAddress } from '@perennial/shared/validation/script-address';
import { z } from 'zod';
import { parseCountries } from './country-config.ts';
import { type OnDropped, readField, readGroup } from './fields.ts';

const documentSchema = z.looseObject({ data: z.record(z.string(), z.unknown()) });

const flag = z.union([
  z.boolean(),
  z.enum(['on', 'off', 'true', 'false']).transform((word) => word === 'on' || word === 'true'),
]);

const script = z.string().max(20_000);

const scriptAddress = z
  .union([z.string(), z.looseObject({ url: z.string() }).transform(({ url }) => url)])
  .pipe(z.string().refine(isScriptAddress, { error: 'is not a safe script URL' }));

const supportTitle = z
  .union([z.string(), z.looseObject({ title: z.string() }).transform(({ title }) => title)])
  .pipe(z.string().trim().min(1));

/**
 * Parses the document. A missing or invalid field takes its value of `defaults`. Throws a ZodError if the document has
 * no data.
 */
export function parseCultureConfig(document: unknown, defaults: CultureConfig, onDropped: OnDropped): CultureConfig {
  const { data } = documentSchema.parse(document);
  const setting = <T>(name: string, schema: z.ZodType<T>, fallback: T) =>
    readField(data, name, schema, fallback, onDropped);
  const regions = (name: string) => readGroup(data, name, regionSchema, onDropped);

  const countries = parseCountries(data, defaults.countries, onDropped);
  const [country] = countries;
  // Editors use one of the three groups for the regions of a country.
  const states =
    [country?.states ?? [], regions('provinces'), regions('counties')].find(({ length }) => length > 0) ?? [];
  return {
    countries,
    states,
    cities: parseCities(data, onDropped),
    symbolPosition: setting('currency_symbol_position', z.enum(['before', 'after']), defaults.symbolPosition),
    superscriptCents: setting('superscript_cents', flag, defaults.superscriptCents),
    deliveryTime: setting('delivery_time', z.string().nullable(), defaults.deliveryTime),
    contactForm: setting('contact_form', flag, defaults.contactForm),
    supportTitles: readGroup(data, 'support_titles', supportTitle, onDropped),
    marketingOptIn: setting('marketing_opt_in', flag, defaults.marketingOptIn),
    displayTax: setting('display_tax', flag, defaults.displayTax),
    removeRefund: setting('remove_refund', flag, defaults.removeRefund),
    thankYouScript: setting('thank_you_script', script.nullable(), defaults.thankYouScript),
    referralTagUrl: setting('referral_tag_url', scriptAddress.nullable(), defaults.referralTagUrl),
    genericHtml: setting('generic_html', script.nullable(), defaults.genericHtml),
    genericScript: setting('generic_script', script.nullable(), defaults.genericScript),
  };
}

const citySchema = z.object({ state_code: z.string(), name: z.string() });

function parseCities(data: Readonly<Record<string, unknown>>, onDropped: OnDropped): Record<string, string[]> {
  const cities = new Map<string, string[]>();
  for (const { state_code, name } of readGroup(data, 'cities', citySchema, onDropped)) {
    cities.set(state_code, [...(cities.get(state_code) ?? []), name]);
  }
  return Object.fromEntries(cities);
}
