// @vitest-environment happy-dom
import { ratePlan } from '@perennial/shared/examples/rate-plan';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop } from '../../../testing/in-shop.tsx';
import { RestartPanel } from './restart-panel.tsx';

afterEach(cleanup);

const ended = [ratePlan({ status: 'Cancel' })];
const restart = ['Restart subscription', '/checkout?bundle=brush-heads-halo&language=en-CA'];
const elsewhere = ['Manage Subscription', 'https://example.com/manage'];

it.each([
  ['has ended leads to the order of the same bundle', ended, { ordering: 'open' }, [restart]],
  ['has ended can be ordered where the account is elsewhere', ended, { selfService: 'elsewhere' }, [restart]],
  ['has ended leads to the other shop where nothing is ordered', ended, { ordering: 'closed' }, [elsewhere]],
  ['runs says nothing', [ratePlan()], { ordering: 'open' }, []],
  ['runs says nothing where nothing is ordered', [ratePlan()], { ordering: 'closed' }, []],
] as const)('a subscription that %s', async (_, ratePlans, markets, links) => {
  const subscription = subscriptionDetails({ ratePlans: [...ratePlans] });
  await renderInShop(<RestartPanel subscription={{ ...subscription, content: null }} />, { markets });
  const found = screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(found).toEqual(links);
});
