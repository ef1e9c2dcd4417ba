/**
 * The culture document: the settings of a culture (specification 1, section 3.1). The product's own rows serve where it
 * is silent, and for each setting that cannot be read.
 */
import { type CultureConfig, regionSchema } from '@perennial/shared/models/content';
import { isScriptAddress } from '@perennial/shared/validation/script-address';
import { z } from 'zod';
import { countriesOf } from './country-config.ts';
import { type OnDropped, readField, readGroup } from './fields.ts';

const documentSchema = z.looseObject({ data: z.record(z.string(), z.unknown()) });

const flag = z.union([
  z.boolean(),
  z.enum(['on', 'off', 'true', 'false']).transform((word) => word === 'on' || word === 'true'),
]);

const script = z.string().max(20_000);

const scriptAddress = z
  .union([z.string(), z.looseObject({ url: z.string() }).transform(({ url }) => url)])
  .pipe(z.string().refine(isScriptAddress, { error: 'is no safe address of a script' }));

const supportTitle = z
  .union([z.string(), z.looseObject({ title: z.string() }).transform(({ title }) => title)])
  .pipe(z.string().trim().min(1));

/** Reads the document. Throws where it is none at all. */
export function cultureConfigOf(document: unknown, own: CultureConfig, onDropped: OnDropped): CultureConfig {
  const { data } = documentSchema.parse(document);
  const setting = <T>(name: string, schema: z.ZodType<T>, fallback: T) =>
    readField(data, name, schema, fallback, onDropped);
  const regions = (name: string) => readGroup(data, name, regionSchema, onDropped);

  const countries = countriesOf(data, own.countries, onDropped);
  const [country] = countries;
  // A country has one of the three; which of them, the editors choose.
  const states =
    [country?.states ?? [], regions('provinces'), regions('counties')].find(({ length }) => length > 0) ?? [];
  return {
    countries,
    states,
    cities: citiesOf(data, onDropped),
    symbolPosition: setting('currency_symbol_position', z.enum(['before', 'after']), own.symbolPosition),
    superscriptCents: setting('superscript_cents', flag, own.superscriptCents),
    deliveryTime: setting('delivery_time', z.string().nullable(), own.deliveryTime),
    contactForm: setting('contact_form', flag, own.contactForm),
    supportTitles: readGroup(data, 'support_titles', supportTitle, onDropped),
    marketingOptIn: setting('marketing_opt_in', flag, own.marketingOptIn),
    displayTax: setting('display_tax', flag, own.displayTax),
    removeRefund: setting('remove_refund', flag, own.removeRefund),
    thankYouScript: setting('thank_you_script', script.nullable(), own.thankYouScript),
    referralTagUrl: setting('referral_tag_url', scriptAddress.nullable(), own.referralTagUrl),
    genericHtml: setting('generic_html', script.nullable(), own.genericHtml),
    genericScript: setting('generic_script', script.nullable(), own.genericScript),
  };
}

const citySchema = z.object({ state_code: z.string(), name: z.string() });

function citiesOf(data: Readonly<Record<string, unknown>>, onDropped: OnDropped): Record<string, string[]> {
  const cities = new Map<string, string[]>();
  for (const { state_code, name } of readGroup(data, 'cities', citySchema, onDropped)) {
    cities.set(state_code, [...(cities.get(state_code) ?? []), name]);
  }
  return Object.fromEntries(cities);
}
