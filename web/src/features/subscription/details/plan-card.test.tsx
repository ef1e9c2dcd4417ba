// @vitest-environment happy-dom
import { ratePlan } from '@perennial/shared/examples/rate-plan';
import { returnDetails, returnInfoDetails } from '@perennial/shared/examples/return';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop, signedInAnna } from '../../../testing/in-shop.tsx';
import { PlanCard } from './plan-card.tsx';

afterEach(cleanup);

it.each([
  [false, 'You are no longer charged and get no recurring shipments. We refund you once we have received the product.'],
  [true, 'You are no longer charged and get no recurring shipments.'],
])('tells of the refund for a returned replenishment; the site shows no refunds: %s', async (removeRefund, text) => {
  const returning = returnDetails({ returnStatus: 'Returning' });
  const subscription = {
    ...subscriptionDetails({ returnInfoDetails: returnInfoDetails({ replenishmentReturnDetails: returning }) }),
    content: null,
  };
  await renderInShop(<PlanCard subscription={subscription} plan={ratePlan()} />, {
    session: signedInAnna,
    config: { removeRefund },
  });
  expect(screen.getByText(/^You are no longer charged/).textContent).toBe(text);
});
