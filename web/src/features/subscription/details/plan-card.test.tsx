// @vitest-environment happy-dom
import { totalCharge } from '@perennial/shared/examples/charge';
import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { returnDetails, returnInfoDetails } from '@perennial/shared/examples/return';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import type { RatePlan, SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { drawnIcons } from '../../../testing/drawn-signs.tsx';
import { renderInShop, signedInAnna } from '../../../testing/in-shop.tsx';
import { readText } from '../../../testing/page-steps.ts';
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

const deviceBack = returnInfoDetails({ tryBuyReturnDetails: returnDetails({ returnStatus: 'Returning' }) });

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

it('says what each charge of a plan was before its discount', async () => {
  const plan = ratePlan({
    oneTimeCharge: totalCharge({ original: 129.99, discounted: 99.99 }),
    monthlyCharge: totalCharge({ original: 20, discounted: 15 }),
    quarterlyCharge: totalCharge({ original: 14.99, discounted: 11.99 }),
  });
  await read(plan, {});
  expect(screen.getAllByRole('listitem').map(readText)).toEqual([
    'Before $129.99 now $99.99 plus tax once',
    'Before $20.00 now $15.00 / month per month plus tax',
    'Before $14.99 now $11.99 / 3 months every 3 months plus tax',
  ]);
});

it.each<[string, Partial<RatePlan>, Partial<SubscriptionDetails>, boolean]>([
  ['a device that is tried', {}, {}, true],
  ['a device on its way back', {}, { returnInfoDetails: deviceBack }, false],
  ['a cancelled device', { status: 'Cancel' }, {}, false],
  ['a bought device', { status: 'PayInFull' }, {}, false],
])('says what is left to pay, and what is charged, of %s', async (_, plan, changes, isTried) => {
  const device = devicePlan(plan);
  const text = await read(device, { ratePlans: [device], ...changes });
  expect(text.includes('Left to pay until it is yours')).toBe(isTried);
});

it.each([
  ['is cancelled', { status: 'Cancel' } as const, {}],
  ['is on its way back', {}, { returnInfoDetails: returning }],
])('names neither a charge nor a frequency of a replenishment that %s', async (_, plan, changes) => {
  const text = await read(ratePlan(plan), { ableToChangeFrequency: false, ...changes });
  expect(text).not.toMatch(/\$|Every 3 months/);
});

it('says of a changed product nothing that the next delivery says', async () => {
  expect(await read(ratePlan(), { hasAnyFutureDatedReplenishment: true })).not.toContain('Your new product');
});

it('says once that a device is bought', async () => {
  const bought = returnInfoDetails({ tryBuyReturnDetails: returnDetails({ unreturnableReason: 'PaidInFull' }) });
  const text = await read(devicePlan({ status: 'PayInFull' }), { returnInfoDetails: bought });
  expect(text).toContain('Your device has been purchased');
  expect(drawnIcons(screen.getByRole('article'), ['check-circle'])).toEqual(['check-circle']);
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
  expect(drawnIcons(screen.getByRole('article'), ['info']).at(-1)).toBe('info');
});
