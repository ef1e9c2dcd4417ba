// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop } from '../../testing/in-shop.tsx';
import { Footer } from './footer.tsx';

const content = { bottomLinks: [], socialLinks: [], copyright: '', countryLabel: '', siteLabel: '' };

afterEach(cleanup);

it('links to the termination form in Germany', async () => {
  await renderInShop(<Footer content={content} />, { culture: 'de-de' });
  const link = screen.getByRole('link', { name: 'Cancel contracts here' });
  expect(link.getAttribute('href')).toBe('/subscription-contractcancel');
});

it('has no link to the termination form in other countries', async () => {
  await renderInShop(<Footer content={content} />, { culture: 'nl-nl' });
  expect(screen.queryByRole('link')).toBeNull();
});
