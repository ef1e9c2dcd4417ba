/**
 * Generates the documents that every culture needs: settings, footer, localization, and one document per bundle.
 * Fields of the files in `documents/` replace generated ones.
 */
import { type Culture, cultures } from '@perennial/shared/cultures/cultures';
import { socialNetworks } from '@perennial/shared/models/content';
import { type Language, languageFrom } from '../pages/language.ts';
import type { Bundle } from '../shop-api/products/bundle.ts';
import { bundles } from '../shop-api/products/bundles.ts';
import { bundleTexts } from '../shop-api/products/texts.ts';
import { countryName, cultureSettings } from './culture-documents.ts';
import type { DocumentSource } from './document.ts';
import afterPurchase from './sources/after-purchase.json' with { type: 'json' };
import shopFront from './sources/shop-front.json' with { type: 'json' };

/** The legal documents are links of the configuration. */
const LINKS = ['help', 'delivery-and-returns', 'cookies'] as const;

const shopFrontTexts: Readonly<Record<Language, typeof shopFront.en>> = shopFront;
const afterPurchaseTexts: Readonly<Record<Language, typeof afterPurchase.en>> = afterPurchase;

type Family = 'oral-care' | 'air-care' | 'hair-removal' | 'shaving';

function findFamily({ parts }: Bundle): Family {
  const [part] = parts;
  if (part?.id.startsWith('aura')) return 'air-care';
  if (part?.id.startsWith('lume')) return 'hair-removal';
  return part?.id.startsWith('arc') ? 'shaving' : 'oral-care';
}

function cultureDocument(culture: Culture, tag: string, contentUrl: string): DocumentSource {
  const data = cultureSettings(culture, tag, shopFrontTexts[languageFrom(tag)], contentUrl);
  return { type: 'culture', uid: culture.code, lang: tag.toLowerCase(), data };
}

function footerDocument(culture: Culture, tag: string): DocumentSource {
  const { bottomLinks, rights, languageName } = shopFrontTexts[languageFrom(tag)];
  const lang = tag.toLowerCase();
  const country = culture.countryCode.toLowerCase();
  const name = countryName(tag, culture.countryCode);
  return {
    type: 'footer',
    uid: culture.code,
    lang,
    data: {
      bottom_links: bottomLinks.map((label, index) => ({ label, url: `https://example.com/${lang}/${LINKS[index]}` })),
      social_links: socialNetworks.map((network) => ({
        network,
        url: `https://example.com/${network}/perennial-${country}`,
      })),
      copyright: `© 2026 Perennial. ${rights}`,
      country_label: `${name} (${languageName})`,
      site_label: `Perennial ${name}`,
    },
  };
}

function findApps(family: Family) {
  if (family !== 'oral-care') return [];
  return [
    { key: 'app_store', value: 'https://example.com/app/halo-ios' },
    { key: 'play_store', value: 'https://example.com/app/halo-android' },
  ];
}

/** The link to the registration of a bought device. */
function toRegistration(family: Family) {
  return { key: 'register', value: `https://example.com/register/${family}` };
}

function bundleDocument(bundle: Bundle, tag: string, contentUrl: string): DocumentSource {
  const { title, description } = bundleTexts(tag, bundle.name);
  const family = findFamily(bundle);
  const { beforeFirstTreatment, steps } = afterPurchaseTexts[languageFrom(tag)];
  // The last step tells what comes again, and nothing comes again of what is sold once.
  const next = bundle.group === 'OneTime' ? steps[family].slice(0, -1) : steps[family];
  return {
    type: 'bundle',
    uid: bundle.name,
    lang: tag.toLowerCase(),
    data: {
      bundle_name: bundle.name,
      bundle_title: title,
      bundle_image: {
        dimensions: { width: 800, height: 800 },
        alt: title,
        copyright: null,
        url: `${contentUrl}/images/${bundle.name}.svg`,
        id: bundle.name,
        edit: { x: 0, y: 0, zoom: 1, background: 'transparent' },
      },
      bundle_description: description,
      promoteapp: bundle.group === 'Bundle' ? [...findApps(family), toRegistration(family)] : [],
      pretreatment_title: family === 'hair-removal' ? beforeFirstTreatment : null,
      payment_successful_list: next.map((text) => ({ text })),
    },
  };
}

function localizationDocument(tag: string): DocumentSource {
  return { type: 'localization', uid: null, lang: tag.toLowerCase(), data: { entries: [] } };
}

/** All languages of all cultures. */
export const cultureLanguages: readonly { readonly culture: Culture; readonly tag: string }[] = cultures.flatMap(
  (culture) => culture.languages.map((tag) => ({ culture, tag })),
);

/** Returns the generated documents of every language. `contentUrl` is the base URL of the images. */
export function generateDocuments(contentUrl: string): readonly DocumentSource[] {
  return cultureLanguages.flatMap(({ culture, tag }) => [
    cultureDocument(culture, tag, contentUrl),
    footerDocument(culture, tag),
    localizationDocument(tag),
    ...bundles.map((bundle) => bundleDocument(bundle, tag, contentUrl)),
  ]);
}
