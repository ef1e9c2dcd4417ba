/** Partners of bundles, whose sites are offered after an order (specification 2, section 2). */
import type { Banner } from '@perennial/shared/models/bundle';
import { ShopError } from '../errors/shop-error.ts';
import { bundleNamed } from './bundles.ts';

type ScriptField = 'script' | 'scriptUrl' | 'thankYouScript' | 'extoleCoreTagUrl';

type Partner = { readonly name: string; readonly url: string; readonly key: string };

const partners: Readonly<Record<string, Partner>> = {
  'brush-heads-halo-dental-plan': {
    name: 'Brightside Dental',
    url: 'https://dental-plan.example.com/welcome',
    key: 'brightside',
  },
};

/** What a partner runs in the page; `scriptsUrl` is where its own files are. Each says in the markup that it has run. */
function scriptsOf({ key }: Partner, scriptsUrl: string): Pick<Banner, ScriptField> {
  return {
    script: `document.documentElement.dataset.partner = '${key}';`,
    scriptUrl: `${scriptsUrl}partner.js`,
    thankYouScript: `<script>document.documentElement.dataset.partnerThankYou = '${key}';</script>`,
    extoleCoreTagUrl: `${scriptsUrl}referral.js`,
  };
}

const withoutScripts = { script: null, scriptUrl: null, thankYouScript: null, extoleCoreTagUrl: null };

/** The banner of a bundle; throws where there is no such bundle. */
export function bannerOf(bundleName: string, scriptsUrl: string): Banner {
  if (!bundleNamed(bundleName)) throw new ShopError(404, 'error.message.bundleIsNotFound', { bundleName });
  const partner = partners[bundleName];
  return {
    bundleName,
    affiliatePartner: partner?.name ?? 'NotApplicable',
    partnerUrl: partner?.url ?? null,
    ...(partner ? scriptsOf(partner, scriptsUrl) : withoutScripts),
  };
}
