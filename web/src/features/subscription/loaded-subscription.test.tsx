// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInShop } from '../../testing/in-shop.tsx';
import { LoadedSubscription } from './loaded-subscription.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['an unknown number', 404, {}],
  ['a number of forbidden letters', 400, {}],
  ["somebody else's number", 403, {}],
  ["somebody else's number, after the same person has signed in again", 403, { action: 'show-not-found' }],
])('shows a plain page without a retry for %s', async (_, status, extensions) => {
  const problem = { title: '', status, detail: 'Why.', messages: [], ...extensions };
  vi.stubGlobal('fetch', async () => Response.json(problem, { status }));
  await renderInShop(<LoadedSubscription title="">{() => null}</LoadedSubscription>);
  await screen.findByRole('heading');
  expect(screen.queryByRole('button')).toBeNull();
});
