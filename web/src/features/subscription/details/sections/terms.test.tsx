// @vitest-environment happy-dom
import { devicePlan } from '@perennial/shared/examples/rate-plan';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop, signedInAnna } from '../../../../testing/in-shop.tsx';
import Terms from './terms.tsx';

afterEach(cleanup);

it('the terms of a subscription are links to the documents of its plans', async () => {
  const subscription = subscriptionDetails({ number: 'S00000042', ratePlans: [devicePlan({ id: 'P-7' })] });
  await renderInShop(<Terms subscription={{ ...subscription, content: null }} />, { session: signedInAnna });
  const urls = screen.getAllByRole('link').map((link) => link.getAttribute('href')?.replace(/\?.*/, ''));
  expect(new Set(urls)).toEqual(new Set(['/api/attachment/subscriptions/S00000042/terms-and-conditions/P-7']));
});
