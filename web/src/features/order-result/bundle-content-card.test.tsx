// @vitest-environment happy-dom
import type { BundleContent } from '@perennial/shared/models/content';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { expectSigns } from '../../testing/drawn-signs.tsx';
import { renderInShop } from '../../testing/in-shop.tsx';
import { BundleContentCard } from './bundle-content-card.tsx';

const halo: BundleContent = {
  bundleName: 'sonic-brush-halo',
  title: 'Halo sonic toothbrush',
  image: '/halo.webp',
  description: 'A quiet brush.',
  promoteApp: [],
  pretreatmentTitle: null,
  paymentSuccessfulList: ['Charge it for a night.'],
};

afterEach(cleanup);

const readHeadings = () =>
  screen.getAllByRole('heading').map(({ tagName, textContent }) => [Number(tagName.slice(1)), textContent]);

it('has the tips of a bundle below its title', async () => {
  await renderInShop(<BundleContentCard bundle={halo} />);
  expect(readHeadings()).toEqual([
    [3, 'Halo sonic toothbrush'],
    [4, 'Good to know'],
  ]);
  screen.getByText('A quiet brush.');
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/halo.webp');
});

it('has tips with a title of their own in the place of the bundle', async () => {
  await renderInShop(<BundleContentCard bundle={{ ...halo, pretreatmentTitle: 'Before the first time' }} />);
  expect(readHeadings()).toEqual([[3, 'Before the first time']]);
  expect([screen.queryByText('A quiet brush.'), document.querySelector('img')]).toEqual([null, null]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Charge it for a night.']);
});

it('says of brush heads alone that there is nothing to set up', async () => {
  await renderInShop(<BundleContentCard bundle={{ ...halo, bundleName: 'brush-heads-halo' }} />);
  expect(readHeadings()).toEqual([[3, 'Nothing to set up']]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'The brush heads click onto the handle that you have.',
    'Change the head every three months, or sooner when the bristles bend.',
    'The next ones are sent automatically: you will hear from us before each delivery.',
  ]);
  expectSigns(screen.getAllByRole('list')[0] as Element, ['check-circle', 'check-circle', 'check-circle']);
});

it('leads to the app of a bundle in its stores', async () => {
  const promoteApp = [
    { key: 'play_store', value: 'https://play.example/halo' },
    { key: 'app_store', value: 'https://apps.example/halo' },
  ];
  await renderInShop(<BundleContentCard bundle={{ ...halo, promoteApp }} />);
  for (const link of screen.getAllByRole('link')) {
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
    expectSigns(link, ['external']);
  }
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Get it on the App Store', 'https://apps.example/halo'],
    ['Get it on Google Play', 'https://play.example/halo'],
  ]);
});
