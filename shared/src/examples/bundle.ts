/** Examples of banners and frequently asked questions. */
import type { Banner, Faq } from '../models/bundle.ts';

export function banner(changes: Partial<Banner> = {}): Banner {
  return {
    bundleName: 'sonic-brush-halo',
    affiliatePartner: 'NotApplicable',
    partnerUrl: null,
    script: null,
    scriptUrl: null,
    thankYouScript: null,
    extoleCoreTagUrl: null,
    ...changes,
  };
}

export function faq(changes: Partial<Faq> = {}): Faq {
  return { title: 'When will my next brush heads come?', content: '<p>Every three months.</p>', ...changes };
}
