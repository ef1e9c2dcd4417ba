// @vitest-environment happy-dom
import type { LegalLink } from '@perennial/shared/countries/legal-documents';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
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
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('target')]);
  expect(links).toEqual([
    ['Company details', null],
    ['Help', null],
    ['Cancel contracts here', null],
  ]);
});

describe('in checkout', () => {
  const link = (document: LegalLink['document']) =>
    ({ document, label: document, url: `https://shop.example/${document}` }) as const;
  const call = { label: 'Call us', url: 'tel:+18005550143' };
  const help = { label: 'Help', url: 'https://shop.example/help' };
  const socialLinks = [{ network: 'youtube', url: 'https://social.example/y' } as const];
  const rest = { socialLinks, copyright: '© 2026', countryLabel: 'Canada', siteLabel: 'Perennial North' };
  const shown = () => screen.getAllByRole('link').map((one) => [one.textContent, one.getAttribute('target')]);

  it('has one line: whom to call, the seller, terms, privacy, and the ways out of a contract, in a new tab', async () => {
    await renderInShop(<Footer focused content={{ ...rest, bottomLinks: [help, call] }} />, {
      culture: 'de-de',
      legalLinks: [link('imprint'), link('terms'), link('withdrawal'), link('privacy'), link('accessibility')],
    });
    expect(shown()).toEqual([
      ['imprint', '_blank'],
      ['terms', '_blank'],
      ['privacy', '_blank'],
      ['Call us', '_blank'],
      ['Cancel contracts here', '_blank'],
      ['Withdraw from contract here', '_blank'],
    ]);
    expect(screen.getByRole('contentinfo').textContent).not.toMatch(/Perennial North|2026/);
  });

  it('keeps the links of the content service where no document is configured', async () => {
    await renderInShop(<Footer focused content={{ ...rest, bottomLinks: [help, call] }} />);
    expect(shown()).toEqual([
      ['Help', '_blank'],
      ['Call us', '_blank'],
      ['Cancel contracts here', '_blank'],
    ]);
  });
});

it('names the social networks, the country and the site, and who holds the rights', async () => {
  const networks = [
    ['twitter', 'Twitter'],
    ['facebook', 'Facebook'],
    ['youtube', 'YouTube'],
    ['linkedin', 'LinkedIn'],
    ['pinterest', 'Pinterest'],
    ['instagram', 'Instagram'],
  ] as const;
  const socialLinks = networks.map(([network]) => ({ network, url: `https://social.example/${network}` }));
  await renderInShop(
    <Footer
      content={{
        ...content,
        socialLinks,
        copyright: '© 2026 Perennial Inc.',
        countryLabel: 'Canada',
        siteLabel: 'Perennial North',
      }}
    />,
  );
  const list = within(screen.getByRole('list', { name: 'Perennial on social networks' }));
  expect(list.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('aria-label')])).toEqual(
    networks.map(([network, name]) => [`https://social.example/${network}`, name]),
  );
  expect(list.getAllByRole('link').map((link) => link.getAttribute('rel'))).toEqual(networks.map(() => 'noopener'));
  const drawings = list.getAllByRole('link').map((link) => link.querySelector('path')?.getAttribute('d'));
  expect(new Set(drawings).size).toBe(networks.length);
  expect(screen.getByText('Canada').parentElement?.textContent).toBe('Canada Perennial North');
  expect(screen.getByText('© 2026 Perennial Inc.')).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'About this shop' })).toBeTruthy();
});

it('has one network, and no list without any', async () => {
  const one = [{ network: 'youtube', url: 'https://social.example/y' } as const];
  await renderInShop(<Footer content={{ ...content, socialLinks: one }} />);
  expect(screen.getByRole('link', { name: 'YouTube' })).toBeTruthy();
  cleanup();
  await renderInShop(<Footer content={content} />);
  expect(screen.queryByRole('list', { name: 'Perennial on social networks' })).toBeNull();
});

it('keeps the language of a site with several', async () => {
  await renderInShop(<Footer content={content} />, { culture: 'nl-be', language: 'fr-BE' });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/subscription-contractcancel?language=fr-BE',
    '/subscription-contractcancel?language=fr-BE&act=withdrawal',
  ]);
});
