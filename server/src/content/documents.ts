/** Documents of the content service read into our own shapes; what an editor left out becomes empty, never an error. */
import {
  type BundleContent,
  type ContentDocument,
  type Footer,
  linkSchema,
  socialNetworks,
} from '@perennial/shared/models/content';
import { z } from 'zod';
import { html, type OnDropped, optionalText, readGroup, text, webAddress } from './fields.ts';
import type { Localization } from './localization.ts';

const picture = z
  .looseObject({ url: z.string().nullish() })
  .nullish()
  .transform((image) => image?.url ?? null);

const footerDocument = z.looseObject({
  data: z.looseObject({ copyright: text, country_label: text, site_label: text }),
});

const footerLink = linkSchema.extend({ url: webAddress });
const socialLink = z.object({ network: z.enum(socialNetworks), url: webAddress });

export function footerOf(document: unknown, onDropped: OnDropped): Footer {
  const { data } = footerDocument.parse(document);
  return {
    bottomLinks: readGroup(data, 'bottom_links', footerLink, onDropped),
    socialLinks: readGroup(data, 'social_links', socialLink, onDropped),
    copyright: data.copyright,
    countryLabel: data.country_label,
    siteLabel: data.site_label,
  };
}

const localizationDocument = z.looseObject({ data: z.looseObject({}) });
const localizationEntry = z.object({ key: z.string(), text: z.string() });

export function localizationOf(document: unknown, onDropped: OnDropped): Localization {
  const { data } = localizationDocument.parse(document);
  const entries = readGroup(data, 'entries', localizationEntry, onDropped);
  return Object.fromEntries(entries.map(({ key, text }) => [key, text]));
}

const bundleDocument = z.looseObject({
  data: z.looseObject({
    bundle_name: z.string(),
    bundle_title: text,
    bundle_image: picture,
    bundle_description: text,
    pretreatment_title: optionalText,
  }),
});

const keyValue = z.object({ key: z.string(), value: z.string() });
const listEntry = z.object({ text: z.string() }).transform((entry) => entry.text);

function bundleContentOf(document: unknown, onDropped: OnDropped): BundleContent {
  const { data } = bundleDocument.parse(document);
  return {
    bundleName: data.bundle_name,
    title: data.bundle_title,
    image: data.bundle_image,
    description: data.bundle_description,
    promoteApp: readGroup(data, 'promoteapp', keyValue, onDropped),
    pretreatmentTitle: data.pretreatment_title,
    paymentSuccessfulList: readGroup(data, 'payment_successful_list', listEntry, onDropped),
  };
}

/** The bundles among the documents, by name; one that cannot be read does not take the others with it. */
export function bundlesOf(documents: readonly unknown[], onDropped: OnDropped): ReadonlyMap<string, BundleContent> {
  const bundles = documents.flatMap((document, index) => {
    try {
      return [bundleContentOf(document, onDropped)];
    } catch (error) {
      onDropped(`bundle[${index}]`, String(error));
      return [];
    }
  });
  return new Map(bundles.map((bundle) => [bundle.bundleName, bundle]));
}

const anyDocument = z.looseObject({
  type: z.string(),
  uid: z.string().nullish(),
  data: z.looseObject({
    title: text,
    html,
    image: picture,
    bundle_title: text,
    bundle_description: text,
    bundle_image: picture,
    site_label: text,
  }),
});

/** What any document has to show, by the id that was asked for: each type calls its title, text and picture differently. */
export function contentDocumentOf(document: unknown, id: string): ContentDocument {
  const { type, uid, data } = anyDocument.parse(document);
  return {
    id,
    type,
    name: uid ?? null,
    title: data.title || data.bundle_title || data.site_label,
    html: data.html || escaped(data.bundle_description),
    image: data.image ?? data.bundle_image,
  };
}

function escaped(plain: string): string {
  return plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
