// @vitest-environment happy-dom
import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { drawnIcons } from '../../../testing/drawn-signs.tsx';
import { renderInShop, signedInAnna } from '../../../testing/in-shop.tsx';
import { UpcomingOrders } from './upcoming-orders.tsx';

afterEach(cleanup);

async function show(changes: Partial<SubscriptionDetails>): Promise<readonly (string | null)[]> {
  const subscription = { ...subscriptionDetails(changes), content: null };
  await renderInShop(<UpcomingOrders subscription={subscription} />, { session: signedInAnna });
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
}

const monthly = { billingPeriod: 'Month', specificBillingPeriod: null } as const;

const add = () => screen.queryByRole('button', { name: 'Add a shipment' });

it('lists what comes besides the next delivery, and what it costs', async () => {
  const ratePlans = [devicePlan(), ratePlan()];
  expect(await show({ ratePlans, nextPaymentDate: '2026-04-15', endDate: '2026-05-31' })).toEqual([
    '04/15/2026Payment$32.99 plus tax',
    '05/15/2026Payment$32.99 plus tax',
  ]);
});

it('says of each day what happens, and stands below what it is about', async () => {
  const days = await show({ endDate: '2026-11-30', nextPaymentDate: '2026-05-01' });
  expect(days).toEqual([
    '08/01/2026Shipment and payment$14.99 plus tax',
    '11/01/2026Shipment and payment$14.99 plus tax',
  ]);
  screen.getByRole('heading', { level: 2, name: 'Afterwards' });
  cleanup();
  // The list begins before the next shipment.
  await show({ ratePlans: [devicePlan(), ratePlan()], nextPaymentDate: '2026-04-15', endDate: '2026-05-31' });
  screen.getByRole('heading', { level: 2, name: 'Upcoming shipments and payments' });
});

it('draws a box on a day with a shipment, and a card on a day with a payment', async () => {
  const days = () => screen.getAllByRole('listitem').map((day) => drawnIcons(day, ['box', 'card']));
  await show({ ratePlans: [devicePlan(), ratePlan()], nextPaymentDate: '2026-04-15', endDate: '2026-05-31' });
  expect(days()).toEqual([['card'], ['card']]);
  cleanup();
  await show({ endDate: '2026-11-30', nextPaymentDate: '2026-05-01' });
  expect(days()).toEqual([
    ['box', 'card'],
    ['box', 'card'],
  ]);
});

it('opens the dialog that adds a shipment with one press', async () => {
  await show({});
  const button = screen.getByRole('button', { name: 'Add a shipment' });
  expect(drawnIcons(button, ['plus'])).toEqual(['plus']);
  fireEvent.click(button);
  await screen.findByRole('dialog', { name: 'Order one more shipment?' });
});

it.each<[string, Partial<SubscriptionDetails>]>([
  [
    'of a subscription that has ended',
    {
      ratePlans: [ratePlan({ status: 'Cancel' })],
      totalAmountOfCancelledShipment: 30,
      paidAmountOfCancelledShipment: 10,
      finalPaymentDateOfCancelledShipment: '2026-06-01',
    },
  ],
  ['that the shop refuses', { ratePlans: [ratePlan({ allowOneTimeReplenishment: false })] }],
  ['whose price is not known', { ratePlans: [ratePlan({ shippingFrequency: monthly })] }],
])('offers no shipment %s', async (_, changes) => {
  expect(await show(changes)).not.toEqual([]);
  expect(add()).toBeNull();
});

it('shows nothing while nothing is planned', async () => {
  await show({ status: 'Paused' });
  expect(screen.queryByRole('heading')).toBeNull();
});
