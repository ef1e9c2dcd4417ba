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
  ['nl-nl', [termination, withdrawal]],
  ['en-us', [termination]],
] as const)('links to the ways out of a contract, also in a closed market: %s', async (culture, links) => {
  await renderInShop(<Footer content={content} />, {
    culture,
    markets: { selfService: 'elsewhere', ordering: 'closed' },
  });
  expect(screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(links);
});

it('begins with the legal documents', async () => {
  const imprint = { document: 'imprint', label: 'Company details', url: 'https://shop.example/imprint' } as const;
  const help = { label: 'Help', url: 'https://shop.example/help' };
  await renderInShop(<Footer content={{ ...content, bottomLinks: [help] }} />, { legalLinks: [imprint] });
  const links = screen.getAllByRole('link').map((link) => link.textContent);
  expect(links).toEqual(['Company details', 'Help', 'Cancel contracts here']);
});
