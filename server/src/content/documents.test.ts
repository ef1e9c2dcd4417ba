import { describe, expect, test, vi } from 'vitest';
import { parseBundles, parseContentDocument, parseFooter, parseLocalization } from './documents.ts';

const bundle = { bundle_title: 'Sonic brush', bundle_image: { url: 'https://images.example.com/brush.png' } };

describe('a document by id', () => {
  test.each([
    ['markup', 'Soft <img src=x onerror=alert(1)>', 'Soft &lt;img src=x onerror=alert(1)>'],
    ['an ampersand', 'Brush & case', 'Brush &amp; case'],
    ['text that looks escaped', 'Write &lt; for <', 'Write &amp;lt; for &lt;'],
  ])('shows %s in the description of a bundle as text', (_, description, expected) => {
    const document = { type: 'bundle', uid: 'brush', data: { ...bundle, bundle_description: description } };
    expect(parseContentDocument(document, 'd-1')).toEqual({
      id: 'd-1',
      type: 'bundle',
      name: 'brush',
      title: 'Sonic brush',
      html: expected,
      image: 'https://images.example.com/brush.png',
    });
  });

  test.each<[string, object, object]>([
    [
      'a page',
      { title: 'Help', html: '<p>Hello</p>', image: { url: 'https://images.example/help.png' } },
      { title: 'Help', html: '<p>Hello</p>', image: 'https://images.example/help.png' },
    ],
    ['a bundle', bundle, { title: 'Sonic brush', html: '', image: 'https://images.example.com/brush.png' }],
    ['a footer', { site_label: 'Perennial Canada' }, { title: 'Perennial Canada', html: '', image: null }],
    [
      'one with fields of two types, of which those of every type count',
      {
        title: 'Help',
        html: '<p>Hello</p>',
        image: { url: 'a.png' },
        bundle_description: 'no',
        site_label: 'no',
        ...bundle,
      },
      { title: 'Help', html: '<p>Hello</p>', image: 'a.png' },
    ],
  ])('has title, text and picture of %s', (_, data, expected) => {
    expect(parseContentDocument({ type: 'x', data }, 'd-1')).toEqual({ id: 'd-1', type: 'x', name: null, ...expected });
  });
});

describe('what an editor writes into', () => {
  test('a footer is shown at its place, without what leads nowhere', () => {
    const onDropped = vi.fn();
    const data = {
      copyright: '© Perennial Ltd.',
      country_label: 'Canada',
      site_label: 'Perennial Canada',
      bottom_links: [
        { label: 'Imprint', url: 'https://shop.example/imprint' },
        { label: 'Terms', url: { url: '/terms' } },
        { label: 'Script', url: 'javascript:alert(1)' },
      ],
      social_links: [
        { network: 'instagram', url: 'https://instagram.com/perennial' },
        { network: 'nobody-knows', url: 'https://social.example' },
      ],
    };
    expect(parseFooter({ data }, onDropped)).toEqual({
      bottomLinks: [
        { label: 'Imprint', url: 'https://shop.example/imprint' },
        { label: 'Terms', url: '/terms' },
      ],
      socialLinks: [{ network: 'instagram', url: 'https://instagram.com/perennial' }],
      copyright: '© Perennial Ltd.',
      countryLabel: 'Canada',
      siteLabel: 'Perennial Canada',
    });
    expect(onDropped.mock.calls.map(([field]) => field)).toEqual(['bottom_links[2]', 'social_links[1]']);
  });

  test('a bundle is shown at its place', () => {
    const onDropped = vi.fn();
    const data = {
      bundle_name: 'halo',
      bundle_title: 'Halo',
      bundle_image: { url: 'https://images.example/halo.png' },
      bundle_description: 'A soft brush',
      pretreatment_title: 'Before you begin',
      promoteapp: [{ key: 'ios', value: 'https://apps.example/1' }],
      payment_successful_list: [{ text: 'Your brush is on its way.' }, { text: 7 }],
    };
    expect([...parseBundles([{ data }, { data: { bundle_name: 'arc' } }], onDropped)]).toEqual([
      [
        'halo',
        {
          bundleName: 'halo',
          title: 'Halo',
          image: 'https://images.example/halo.png',
          description: 'A soft brush',
          promoteApp: [{ key: 'ios', value: 'https://apps.example/1' }],
          pretreatmentTitle: 'Before you begin',
          paymentSuccessfulList: ['Your brush is on its way.'],
        },
      ],
      [
        'arc',
        {
          bundleName: 'arc',
          title: '',
          image: null,
          description: '',
          promoteApp: [],
          pretreatmentTitle: null,
          paymentSuccessfulList: [],
        },
      ],
    ]);
    expect(onDropped.mock.calls.map(([field]) => field)).toEqual(['payment_successful_list[1]']);
  });

  test('a localization replaces texts by key', () => {
    const onDropped = vi.fn();
    const entries = [{ key: 'shell.toShop', text: 'To the shop' }, { key: 'shell.menu' }];
    expect(parseLocalization({ data: { entries } }, onDropped)).toEqual({ 'shell.toShop': 'To the shop' });
    expect(onDropped.mock.calls.map(([field]) => field)).toEqual(['entries[1]']);
  });
});
