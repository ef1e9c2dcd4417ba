import type { Banner } from '@perennial/shared/models/bundle';
import { describe, expect, it } from 'vitest';
import { partnersOf, referralTagOf, scriptsOf } from './banner-facts.ts';

const banner = (changes: Partial<Banner> = {}): Banner => ({
  bundleName: 'brush-heads-halo',
  affiliatePartner: 'NotApplicable',
  partnerUrl: null,
  script: null,
  scriptUrl: null,
  thankYouScript: null,
  extoleCoreTagUrl: null,
  ...changes,
});

const url = 'https://dental.example/welcome';
const dental = banner({ affiliatePartner: 'Dental', partnerUrl: url });

describe('partners', () => {
  it.each([
    ['none without banners', [], []],
    ['none where the partner is not applicable, whatever its address', [banner({ partnerUrl: url })], []],
    ['the partner of a bundle', [banner(), dental], [{ name: 'Dental', url }]],
    ['each once, however many bundles have it', [dental, dental], [{ name: 'Dental', url }]],
    ['none without an address', [banner({ affiliatePartner: 'Dental' })], []],
    ['none over an open line', [banner({ affiliatePartner: 'Dental', partnerUrl: 'http://dental.example' })], []],
    ['none that would run', [banner({ affiliatePartner: 'Dental', partnerUrl: 'javascript:alert(1)' })], []],
  ])('are %s', (_, banners, partners) => {
    expect(partnersOf(banners)).toEqual(partners);
  });
});

describe('scripts of banners', () => {
  it('run once, those of the banner before those of the thank-you page', () => {
    const one = banner({ script: 'a()', scriptUrl: 'https://a.example/a.js', thankYouScript: 'thanks()' });
    expect(scriptsOf([one, banner(), one])).toEqual([
      { script: 'a()', src: 'https://a.example/a.js' },
      { script: 'thanks()', src: null },
    ]);
  });
});

describe('the referral tag', () => {
  it.each([
    [
      'the banner’s',
      [banner(), banner({ extoleCoreTagUrl: 'https://banner.example' })],
      'https://site.example',
      'https://banner.example',
    ],
    ['the site’s where no banner has one', [banner()], 'https://site.example', 'https://site.example'],
    ['none where nobody has one', [banner()], null, null],
  ])('is %s', (_, banners, siteTag, tag) => {
    expect(referralTagOf(banners, siteTag)).toBe(tag);
  });
});
