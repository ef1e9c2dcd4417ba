/** What the banners of the bought bundles bring: partners to visit and scripts to run (specification 2, section 3). */
import type { Banner } from '@perennial/shared/models/bundle';

export type Partner = { readonly name: string; readonly url: string };

/** The partner of a bundle that has none. */
const NO_PARTNER = 'NotApplicable';

/** Each partner once, where its site can be visited safely. */
export function partnersOf(banners: readonly Banner[]): readonly Partner[] {
  const partners = banners.flatMap(({ affiliatePartner: name, partnerUrl: url }) =>
    name !== NO_PARTNER && name !== '' && url?.startsWith('https://') ? [{ name, url }] : [],
  );
  return partners.filter(({ name }, place) => partners.findIndex((other) => other.name === name) === place);
}

type BannerScript = { readonly script: string | null; readonly src: string | null };

/** The scripts of banners, each once: the same one may come with several bundles. */
export function scriptsOf(banners: readonly Banner[]): readonly BannerScript[] {
  const all = banners.flatMap(({ script, scriptUrl, thankYouScript }) => [
    { script, src: scriptUrl },
    { script: thankYouScript, src: null },
  ]);
  const some = all.filter(({ script, src }) => script || src);
  return some.filter(
    ({ script, src }, place) => some.findIndex((other) => other.script === script && other.src === src) === place,
  );
}

/** The referral programme's tag: a banner's, else the site's. */
export function referralTagOf(banners: readonly Banner[], siteTag: string | null): string | null {
  return banners.find(({ extoleCoreTagUrl }) => extoleCoreTagUrl)?.extoleCoreTagUrl ?? siteTag;
}
