/** The manifest of a site: its name, colour and icons (docs/rules/content.md#fixed-paths). */
import { brand, siteName } from '@perennial/shared/brand/brand';
import { type CultureCode, cultureOf } from '@perennial/shared/cultures/cultures';
import { textsFor } from '@perennial/shared/locales/texts';

/** The mark stays whole in any shape that a device cuts out of these squares. */
export const manifestIcons = [
  { name: 'icon-192.png', sizes: '192x192' },
  { name: 'icon-512.png', sizes: '512x512' },
] as const;

const colours = { theme_color: brand.colors.accent, background_color: brand.colors.surface } as const;

/** Returns the path of the manifest of a site. `language` is a language tag of the culture. */
export function manifestPath(culture: CultureCode, language: string): string {
  const query = cultureOf(culture).languages[0] === language ? '' : `?language=${language}`;
  return `/${culture}/manifest.webmanifest${query}`;
}

/** Creates the manifest of a site. An icon on a home screen opens the site in the browser. */
export function createManifest(culture: CultureCode, language: string) {
  const { shell } = textsFor(language);
  return {
    id: `/${culture}/`,
    name: siteName(cultureOf(culture)),
    short_name: shell.brand,
    description: shell.description,
    lang: language,
    start_url: `/${culture}/`,
    scope: '/',
    display: 'browser',
    ...colours,
    icons: manifestIcons.map(({ name, sizes }) => ({
      src: `/${name}`,
      sizes,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  };
}
