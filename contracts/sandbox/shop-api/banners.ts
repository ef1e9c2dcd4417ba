/** Partners of bundles, whose sites are offered after an order (specification 2, section 2). */
import type { Banner } from '@perennial/shared/models/bundle';
import { bundleNamed } from './bundles.ts';
import { ShopError } from './errors.ts';

type Partner = { readonly name: string; readonly url: string };

const partners: Readonly<Record<string, Partner>> = {
  'brush-heads-halo-dental-plan': { name: 'Brightside Dental', url: 'https://dental-plan.example.com/welcome' },
};

/** The banner of a bundle; throws where there is no such bundle. No bundle brings scripts of others by itself. */
export function bannerOf(bundleName: string): Banner {
  if (!bundleNamed(bundleName)) throw new ShopError(404, 'error.message.bundleIsNotFound', { bundleName });
  const partner = partners[bundleName];
  return {
    bundleName,
    affiliatePartner: partner?.name ?? 'NotApplicable',
    partnerUrl: partner?.url ?? null,
    script: null,
    scriptUrl: null,
    thankYouScript: null,
    extoleCoreTagUrl: null,
  };
}
