// @vitest-environment happy-dom
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop } from '../../../testing/in-shop.tsx';
import { WithdrawalLink } from './withdrawal-link.tsx';

afterEach(cleanup);

const open = { ...subscriptionDetails({ number: 'S-1', hasShipped: false }), content: null };

it.each([
  ['sv-se', open, '/subscription-contractcancel?act=withdrawal&subscription=S-1'],
  ['sv-se', { ...open, isCancelled: true }, undefined],
  ['en-gb', open, '/subscription-contractcancel?act=withdrawal&subscription=S-1'],
  ['en-us', open, undefined],
  ['nl-be', open, '/subscription-contractcancel?act=withdrawal&subscription=S-1&language=nl-BE'],
] as const)(
  'in %s it leads to the withdrawal of the subscription while it is open',
  async (culture, subscription, to) => {
    await renderInShop(<WithdrawalLink subscription={subscription} />, { culture });
    expect(screen.queryByRole('link')?.getAttribute('href')).toBe(to);
  },
);

it('names the days of the law, and links to the instructions', async () => {
  const instructions = { document: 'withdrawal', label: 'Right of withdrawal', url: 'https://shop.example/w' } as const;
  const terms = { document: 'terms', label: 'Terms of sale', url: 'https://shop.example/t' } as const;
  await renderInShop(<WithdrawalLink subscription={open} />, { culture: 'sv-se', legalLinks: [terms, instructions] });
  expect(screen.queryByRole('link', { name: 'Terms of sale' })).toBeNull();
  screen.getByText(/within 14 days of receiving the product/);
  expect(screen.getByRole('link', { name: 'Right of withdrawal' }).getAttribute('href')).toBe(instructions.url);
});
