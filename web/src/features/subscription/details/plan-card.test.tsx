// @vitest-environment happy-dom
import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { returnDetails, returnInfoDetails } from '@perennial/shared/examples/return';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import type { RatePlan, SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop, signedInAnna } from '../../../testing/in-shop.tsx';
import { PlanCard } from './plan-card.tsx';

afterEach(cleanup);

async function read(plan: RatePlan, changes: Partial<SubscriptionDetails>, removeRefund = false): Promise<string> {
  const subscription = { ...subscriptionDetails(changes), content: null };
  await renderInShop(<PlanCard subscription={subscription} plan={plan} />, {
    session: signedInAnna,
    config: { removeRefund },
  });
  return screen.getByRole('article').textContent ?? '';
}

const returning = returnInfoDetails({
  replenishmentReturnDetails: returnDetails({ returnStatus: 'Returning', returnCreatedDate: '2026-03-01' }),
});

it('leaves to the panel and the rows what they say: state, return and frequency', async () => {
  const text = await read(ratePlan(), { returnInfoDetails: returning });
  expect(text).not.toMatch(/Waiting for|You are no longer charged|Return requested on/);
  cleanup();
  expect(await read(ratePlan(), {})).not.toMatch(/Active|Shipping frequency|Quantity/);
});

it('says how often it is shipped where no row does, and how many if there are several', async () => {
  const plan = ratePlan({ replenishmentQuantity: 2 });
  expect(await read(plan, { ableToChangeFrequency: false })).toMatch(/Shipping frequencyEvery 3 monthsQuantity2$/);
});

it('says in which state a plan is that differs from the subscription', async () => {
  expect(await read(ratePlan({ status: 'Cancel', cancellationDate: '2026-03-01' }), {})).toMatch(
    /^State: Cancelled.*Cancellation confirmed on03\/01\/2026$/,
  );
});

it('says once that a device is bought', async () => {
  const bought = returnInfoDetails({ tryBuyReturnDetails: returnDetails({ unreturnableReason: 'PaidInFull' }) });
  const text = await read(devicePlan({ status: 'PayInFull' }), { returnInfoDetails: bought });
  expect(text).toContain('Your device has been purchased');
  expect(text).not.toContain('Purchased');
});

it.each([
  [false, /shipments\. We refund you once we have received the product\.$/],
  [true, /shipments\.$/],
])('tells of a return during a pause, and of the refund; the site shows no refunds: %s', async (removeRefund, end) => {
  const device = returnInfoDetails({
    tryBuyReturnDetails: returnDetails({ returnStatus: 'Returning' }),
    replenishmentReturnDetails: returnDetails({ returnStatus: 'Returning' }),
  });
  // The panel tells that it is being created, so the plan tells the rest.
  const text = await read(ratePlan(), { status: 'Pending', returnInfoDetails: device }, removeRefund);
  expect(text).toMatch(end);
});
