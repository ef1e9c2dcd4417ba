// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop } from '../../../testing/in-shop.tsx';
import { ClosedCancel } from './closed-cancel.tsx';

afterEach(cleanup);

it('leads to the form that ends a contract, with the number', async () => {
  await renderInShop(<ClosedCancel subscriptionNumber="S-1" />, { manageSubscriptionUrl: '' });
  const way = screen.getByRole('link', { name: 'Cancel contracts here' });
  expect(way.getAttribute('href')).toBe('/subscription-contractcancel?subscription=S-1&language=en-CA');
});
