// @vitest-environment happy-dom
import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop, signedInAnna } from '../../../../testing/in-shop.tsx';
import Terms from './terms.tsx';

afterEach(cleanup);

it('the terms of a subscription are links to the documents of its plans, in another tab', async () => {
  const subscription = subscriptionDetails({
    number: 'S00000042',
    ratePlans: [devicePlan({ id: 'P-7', modelType: 'Buy&Subscribe-standard' }), ratePlan({ id: 'P-8' })],
    termsAndConditions: 'Subscription',
    purchaseTermsAndConditions: 'Purchase',
  });
  await renderInShop(<Terms subscription={{ ...subscription, content: null }} />, {
    session: signedInAnna,
    culture: 'en-ca',
    language: 'fr-CA',
  });
  const links = screen.getAllByRole('link');
  const path = '/api/attachment/subscriptions/S00000042/terms-and-conditions';
  const query = 'culture=en-ca&language=fr-CA&languageCode=fr-CA';
  expect(links.map((link) => link.getAttribute('href'))).toEqual([`${path}/P-8?${query}`, `${path}/P-7?${query}`]);
  expect(links.map((link) => link.textContent)).toEqual(['Conditions d’abonnement', 'Conditions d’achat']);
  // The other tab gets no hold of the page.
  for (const link of links)
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
});
