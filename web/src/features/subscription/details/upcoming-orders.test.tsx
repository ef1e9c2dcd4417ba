// @vitest-environment happy-dom
import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop, signedInAnna } from '../../../testing/in-shop.tsx';
import { UpcomingOrders } from './upcoming-orders.tsx';

afterEach(cleanup);

async function show(changes: Partial<SubscriptionDetails>): Promise<readonly (string | null)[]> {
  const subscription = { ...subscriptionDetails(changes), content: null };
  await renderInShop(<UpcomingOrders subscription={subscription} />, { session: signedInAnna });
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
}

it('lists what comes when, and what it costs', async () => {
  const ratePlans = [devicePlan(), ratePlan()];
  expect(await show({ ratePlans, nextPaymentDate: '2026-04-15', endDate: '2026-05-31' })).toEqual([
    '04/15/2026Payment$32.99 plus tax',
    '05/01/2026Shipment and payment$14.99 plus taxPostpone this shipment',
    '05/15/2026Payment$32.99 plus tax',
  ]);
});

it('leads from the next shipment to the postponement', async () => {
  await show({});
  const links = screen.getAllByRole('link', { name: 'Postpone this shipment' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/my-account/subscription-details/S-1000001?language=en-CA&task=postpone',
  ]);
});

it('offers no postponement that the shop refuses', async () => {
  expect(await show({ ableToPostponeReplenishment: false })).toHaveLength(4);
  expect(screen.queryByRole('link')).toBeNull();
});

it('shows nothing while nothing is planned', async () => {
  await show({ status: 'Paused' });
  expect(screen.queryByRole('heading')).toBeNull();
});
