// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop } from '../../../testing/in-shop.tsx';
import SubscriptionSearch from './subscription-search.tsx';

afterEach(cleanup);

it.each([
  ['', 25, '', []],
  ['  ', 25, '', []],
  ['halo', 2, '2 of 25 found', []],
  ['purifier', 0, 'No subscription matches your search.', ['Clear search']],
])('for the text "%s" and %d hits says "%s"', async (searchedFor, found, text, buttons) => {
  await renderInShop(
    <SubscriptionSearch searchedFor={searchedFor} found={found} total={25} onSearch={() => undefined} />,
  );
  const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said.join('')).toBe(text);
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons);
});
