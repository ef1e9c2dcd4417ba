/** Documents of the content service read into our own shapes; what an editor left out becomes empty, never an error. */
import { type BundleContent, type CultureConfig, type Footer, socialNetworks } from '@perennial/shared/models/content';
import { z } from 'zod';
import type { Localization } from './localization.ts';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const optionalText = z
  .string()
  .nullish()
  .transform((value) => value ?? null);
/** Links are followed by people: nothing but web addresses. */
const webAddress = z
  .union([z.string(), z.looseObject({ url: z.string() }).transform((link) => link.url)])
  .refine((url) => /^(https?:)?\/\/?/.test(url) && !/^javascript:/i.test(url));

/** A group field: entries that cannot be read are left out. */
function group<S extends z.ZodType>(entry: S) {
  return z
    .array(z.unknown())
    .nullish()
    .transform((entries) =>
      (entries ?? []).flatMap((value) => {
        const parsed = entry.safeParse(value);
        return parsed.success ? [parsed.data] : [];
      }),
    );
}

const cultureDocument = z.looseObject({
  data: z.looseObject({
    delivery_time: optionalText,
    states: group(z.object({ code: z.string(), name: z.string() })),
    cities: group(z.object({ state_code: z.string(), name: z.string() })),
  }),
});

const footerDocument = z.looseObject({
  data: z.looseObject({
    bottom_links: group(z.object({ label: z.string(), url: webAddress })),
    social_links: group(z.object({ network: z.enum(socialNetworks), url: webAddress })),
    copyright: text,
    country_label: text,
    site_label: text,
  }),
});

const bundleDocument = z.looseObject({
  data: z.looseObject({
    bundle_name: z.string(),
    bundle_title: text,
    bundle_image: z.looseObject({ url: z.string().nullish() }).nullish(),
    bundle_description: text,
    promoteapp: group(z.object({ key: z.string(), value: z.string() })),
    pretreatment_title: optionalText,
    payment_successful_list: group(z.object({ text: z.string() })),
  }),
});

export function cultureConfigOf(document: unknown): CultureConfig {
  const { data } = cultureDocument.parse(document);
  const cities: Record<string, string[]> = {};
  for (const { state_code, name } of data.cities) cities[state_code] = [...(cities[state_code] ?? []), name];
  return { deliveryTime: data.delivery_time, states: data.states, cities };
}

export function footerOf(document: unknown): Footer {
  const { data } = footerDocument.parse(document);
  return {
    bottomLinks: data.bottom_links,
    socialLinks: data.social_links,
    copyright: data.copyright,
    countryLabel: data.country_label,
    siteLabel: data.site_label,
  };
}

const localizationDocument = z.looseObject({
  data: z.looseObject({ entries: group(z.object({ key: z.string(), text: z.string() })) }),
});

export function localizationOf(document: unknown): Localization {
  const { data } = localizationDocument.parse(document);
  return Object.fromEntries(data.entries.map(({ key, text }) => [key, text]));
}

export function bundleContentOf(document: unknown): BundleContent {
  const { data } = bundleDocument.parse(document);
  return {
    bundleName: data.bundle_name,
    title: data.bundle_title,
    image: data.bundle_image?.url ?? null,
    description: data.bundle_description,
    promoteApp: data.promoteapp,
    pretreatmentTitle: data.pretreatment_title,
    paymentSuccessfulList: data.payment_successful_list.map((entry) => entry.text),
  };
}
