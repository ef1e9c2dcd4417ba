// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop } from '../testing/in-shop.tsx';
import { MarketNotice } from './market-notice.tsx';

afterEach(cleanup);

it.each([
  ['https://example.com/manage', 'Manage Subscription', 'https://example.com/manage'],
  ['', 'Need help?', '/my-account/support?language=en-CA'],
])('leads on from a closed feature, with the URL %j', async (manageSubscriptionUrl, name, href) => {
  await renderInShop(<MarketNotice />, { manageSubscriptionUrl });
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
});
