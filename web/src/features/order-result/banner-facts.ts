/** Partners and scripts of the banners of the bought bundles (docs/rules/checkout.md#thank-you-page). */
import type { Banner } from '@perennial/shared/models/bundle';

export type Partner = { readonly name: string; readonly url: string };

/** The value of a bundle without a partner. */
const NO_PARTNER = 'NotApplicable';

/** Returns each partner once, without those whose URL is not https. */
export function findPartners(banners: readonly Banner[]): readonly Partner[] {
  const partners = banners.flatMap(({ affiliatePartner: name, partnerUrl: url }) =>
    name !== NO_PARTNER && name !== '' && url?.startsWith('https://') ? [{ name, url }] : [],
  );
  return partners.filter(({ name }, index) => partners.findIndex((other) => other.name === name) === index);
}

type BannerScript = { readonly script: string | null; readonly src: string | null };

/** Returns each script once, because several bundles may have the same one. */
export function findScripts(banners: readonly Banner[]): readonly BannerScript[] {
  const all = banners.flatMap(({ script, scriptUrl, thankYouScript }) => [
    { script, src: scriptUrl },
    { script: thankYouScript, src: null },
  ]);
  const filled = all.filter(({ script, src }) => script || src);
  return filled.filter(
    ({ script, src }, index) => filled.findIndex((other) => other.script === script && other.src === src) === index,
  );
}

/** Returns the URL of the referral programme's tag: that of the first banner with one, else that of the site. */
export function findReferralTag(banners: readonly Banner[], siteTag: string | null): string | null {
  return banners.find(({ extoleCoreTagUrl }) => extoleCoreTagUrl)?.extoleCoreTagUrl ?? siteTag;
}
