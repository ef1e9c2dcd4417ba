// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop } from '../../testing/in-shop.tsx';
import { Footer } from './footer.tsx';

const content = { bottomLinks: [], socialLinks: [], copyright: '', countryLabel: '', siteLabel: '' };

afterEach(cleanup);

const termination = ['Cancel contracts here', '/subscription-contractcancel'];
const withdrawal = ['Withdraw from contract here', '/subscription-contractcancel?act=withdrawal'];

it.each([
  ['de-de', [termination, withdrawal]],
  ['fr-fr', [termination, withdrawal]],
  ['nl-nl', [withdrawal]],
  ['en-gb', []],
] as const)('links to what the law asks for, also in a closed market: %s', async (culture, links) => {
  await renderInShop(<Footer content={content} />, {
    culture,
    markets: { selfService: 'elsewhere', ordering: 'closed' },
  });
  expect(screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(links);
});
