/**
 * Parses documents of the content service. A field that an editor left out is empty. Each parser throws a ZodError for
 * a document of another shape, and calls `onDropped` for each field that it drops.
 */
import {
  type BundleContent,
  type ContentDocument,
  type Footer,
  linkSchema,
  socialNetworks,
} from '@perennial/shared/models/content';
import { z } from 'zod';
import { escapeHtml } from '../http/html-text.ts';
import { html, type OnDropped, optionalText, readGroup, text, webUrl } from './fields.ts';
import type { Localization } from './localization.ts';

const imageUrl = z
  .looseObject({ url: z.string().nullish() })
  .nullish()
  .transform((image) => image?.url ?? null);

const footerDocument = z.looseObject({
  data: z.looseObject({ copyright: text, country_label: text, site_label: text }),
});

const footerLink = linkSchema.extend({ url: webUrl });
const socialLink = z.object({ network: z.enum(socialNetworks), url: webUrl });

/** Parses the footer document. Drops invalid links. */
export function parseFooter(document: unknown, onDropped: OnDropped): Footer {
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

/** Parses the localization document. Drops invalid entries. */
export function parseLocalization(document: unknown, onDropped: OnDropped): Localization {
  const { data } = localizationDocument.parse(document);
  const entries = readGroup(data, 'entries', localizationEntry, onDropped);
  return Object.fromEntries(entries.map(({ key, text }) => [key, text]));
}

const bundleDocument = z.looseObject({
  data: z.looseObject({
    bundle_name: z.string(),
    bundle_title: text,
    bundle_image: imageUrl,
    bundle_description: text,
    pretreatment_title: optionalText,
  }),
});

const keyValue = z.object({ key: z.string(), value: z.string() });
const listEntry = z.object({ text: z.string() }).transform((entry) => entry.text);

function parseBundleContent(document: unknown, onDropped: OnDropped): BundleContent {
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

/** Parses bundle documents, by bundle name. Does not throw: an invalid document is dropped. */
export function parseBundles(documents: readonly unknown[], onDropped: OnDropped): ReadonlyMap<string, BundleContent> {
  const bundles = documents.flatMap((document, index) => {
    try {
      return [parseBundleContent(document, onDropped)];
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
    image: imageUrl,
    bundle_title: text,
    bundle_description: text,
    bundle_image: imageUrl,
    site_label: text,
  }),
});

/** Parses a document of any type, under the requested id. Each type has other names for its title, text and image. */
export function parseContentDocument(document: unknown, id: string): ContentDocument {
  const { type, uid, data } = anyDocument.parse(document);
  return {
    id,
    type,
    name: uid ?? null,
    title: data.title || data.bundle_title || data.site_label,
    html: data.html || escapeHtml(data.bundle_description),
    image: data.image ?? data.bundle_image,
  };
}
