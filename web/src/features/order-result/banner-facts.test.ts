import type { Banner } from '@perennial/shared/models/bundle';
import { describe, expect, it } from 'vitest';
import { findPartners, findReferralTag, findScripts } from './banner-facts.ts';

const createBanner = (changes: Partial<Banner> = {}): Banner => ({
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
const dental = createBanner({ affiliatePartner: 'Dental', partnerUrl: url });

describe('the partners of a thank-you page', () => {
  it.each([
    ['none without banners', [], []],
    ['none if the partner is not applicable, whatever its URL', [createBanner({ partnerUrl: url })], []],
    ['the partner of a bundle', [createBanner(), dental], [{ name: 'Dental', url }]],
    ['each once, even if several bundles have it', [dental, dental], [{ name: 'Dental', url }]],
    [
      'all that differ, in the order of the bundles',
      [dental, createBanner({ affiliatePartner: 'Razors', partnerUrl: url })],
      [
        { name: 'Dental', url },
        { name: 'Razors', url },
      ],
    ],
    ['none without a name', [createBanner({ affiliatePartner: '', partnerUrl: url })], []],
    ['none without a URL', [createBanner({ affiliatePartner: 'Dental' })], []],
    ['none with an http URL', [createBanner({ affiliatePartner: 'Dental', partnerUrl: 'http://dental.example' })], []],
    ['none with a script URL', [createBanner({ affiliatePartner: 'Dental', partnerUrl: 'javascript:alert(1)' })], []],
  ])('are %s', (_, banners, partners) => {
    expect(findPartners(banners)).toEqual(partners);
  });
});

describe('the scripts of banners', () => {
  it('run once, the script of a banner before its thank-you script', () => {
    const one = createBanner({ script: 'a()', scriptUrl: 'https://a.example/a.js', thankYouScript: 'thanks()' });
    expect(findScripts([one, createBanner(), one])).toEqual([
      { script: 'a()', src: 'https://a.example/a.js' },
      { script: 'thanks()', src: null },
    ]);
  });
});

describe('the scripts of a thank-you page', () => {
  const a = 'https://a.example/a.js';
  const b = 'https://b.example/b.js';
  it.each([
    ['none without scripts', [createBanner()], []],
    ['two texts', [createBanner({ script: 'a()', thankYouScript: 'b()' })], ['a() null', 'b() null']],
    ['two files', [createBanner({ scriptUrl: a }), createBanner({ scriptUrl: b })], [`null ${a}`, `null ${b}`]],
    [
      'one file with two texts',
      [createBanner({ script: 'a()', scriptUrl: a }), createBanner({ script: 'b()', scriptUrl: a })],
      [`a() ${a}`, `b() ${a}`],
    ],
    [
      'one text with two files',
      [createBanner({ script: 'a()', scriptUrl: a }), createBanner({ script: 'a()', scriptUrl: b })],
      [`a() ${a}`, `a() ${b}`],
    ],
    [
      'each once, even if several bundles have it',
      [createBanner({ script: 'a()' }), createBanner({ script: 'a()' })],
      ['a() null'],
    ],
  ])('are %s', (_, banners, scripts) => {
    expect(findScripts(banners).map(({ script, src }) => `${script} ${src}`)).toEqual(scripts);
  });
});

describe('the referral tag', () => {
  it.each([
    [
      'that of a banner',
      [createBanner(), createBanner({ extoleCoreTagUrl: 'https://banner.example' })],
      'https://site.example',
      'https://banner.example',
    ],
    ['that of the site if no banner has one', [createBanner()], 'https://site.example', 'https://site.example'],
    ['null without any tag', [createBanner()], null, null],
  ])('is %s', (_, banners, siteTag, tag) => {
    expect(findReferralTag(banners, siteTag)).toBe(tag);
  });
});
