/**
 * What the shop adds for single bundles: their partners, whose sites the thank-you page offers
 * (docs/rules/checkout.md#thank-you-page), and their HTML and scripts.
 */
import type { Banner } from '@perennial/shared/models/bundle';
import { ShopError } from '../errors/shop-error.ts';
import { findBundle } from './bundles.ts';

type ScriptField = 'script' | 'scriptUrl' | 'thankYouScript' | 'extoleCoreTagUrl';

type Partner = { readonly name: string; readonly url: string; readonly key: string };

const partners: Readonly<Record<string, Partner>> = {
  'brush-heads-halo-dental-plan': {
    name: 'Brightside Dental',
    url: 'https://dental-plan.example.com/welcome',
    key: 'brightside',
  },
};

/** Returns a partner's scripts. Each of them leaves a mark in the markup, so that a test can see that it ran. */
function toScripts({ key }: Partner, scriptsUrl: string): Pick<Banner, ScriptField> {
  return {
    script: `document.documentElement.dataset.partner = '${key}';`,
    scriptUrl: `${scriptsUrl}partner.js`,
    thankYouScript: `<script>document.documentElement.dataset.partnerThankYou = '${key}';</script>`,
    extoleCoreTagUrl: `${scriptsUrl}referral.js`,
  };
}

const withoutScripts = { script: null, scriptUrl: null, thankYouScript: null, extoleCoreTagUrl: null };

/** Returns the banner of a bundle; `scriptsUrl` ends with a slash. Throws ShopError 404 for an unknown bundle. */
export function findBanner(bundleName: string, scriptsUrl: string): Banner {
  if (!findBundle(bundleName)) throw new ShopError(404, 'error.message.bundleIsNotFound', { bundleName });
  const partner = partners[bundleName];
  return {
    bundleName,
    affiliatePartner: partner?.name ?? 'NotApplicable',
    partnerUrl: partner?.url ?? null,
    ...(partner ? toScripts(partner, scriptsUrl) : withoutScripts),
  };
}

/** HTML and scripts of the shop for single bundles (docs/rules/content.md#where-scripts-run). */
type CustomMarkup = { readonly genericHtml: string; readonly genericScript: string };

const none = { genericHtml: null, genericScript: null };

/** As in a real shop the script writes into its HTML, and fails if the HTML is not in the page. */
const byBundle: Readonly<Record<string, CustomMarkup>> = {
  'hair-removal-lume': {
    genericHtml: '<p data-rating></p>',
    genericScript: "document.querySelector('[data-rating]').textContent = 'Lume ★ 4.6 / 5 (1284)';",
  },
};

export function customMarkup(bundleName: string): CustomMarkup | typeof none {
  return byBundle[bundleName] ?? none;
}
