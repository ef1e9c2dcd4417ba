// @vitest-environment happy-dom
import type { CultureCode } from '@perennial/shared/cultures/cultures';
import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { returnDetails, returnInfoDetails } from '@perennial/shared/examples/return';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop, signedInAnna } from '../../../testing/in-shop.tsx';
import { statusOfDetails } from './status-facts.ts';
import { SubscriptionStatusPanel } from './subscription-status-panel.tsx';

afterEach(cleanup);

async function show(
  changes: Partial<SubscriptionDetails>,
  culture: CultureCode = 'en-ca',
): Promise<string | null | undefined> {
  const subscription = { ...subscriptionDetails(changes), content: null };
  const status = statusOfDetails(subscription);
  await renderInShop(status && <SubscriptionStatusPanel subscription={subscription} status={status} />, {
    session: signedInAnna,
    culture,
  });
  // The region of the notifications has the same role.
  return screen.queryAllByRole('status').find(({ className }) => className.startsWith('status-panel'))?.textContent;
}

it.each<[string, Partial<SubscriptionDetails>]>([
  ['info', { status: 'Draft' }],
  ['warning', { status: 'Paused' }],
  [
    'warning',
    {
      ratePlans: [devicePlan()],
      returnInfoDetails: returnInfoDetails({ tryBuyReturnDetails: returnDetails({ returnStatus: 'Returning' }) }),
    },
  ],
  ['info', { ratePlans: [devicePlan({ repairStatus: 'In repair' })] }],
])('has the colour of %s for %j', async (kind, changes) => {
  await show(changes);
  const panels = screen.queryAllByRole('status').filter(({ className }) => className.startsWith('status-panel'));
  expect(panels.map(({ className }) => className)).toEqual([`status-panel status-panel--${kind}`]);
});

const paused = { status: 'Paused', pausedReplenishmentDate: '2026-03-01', displayResumeTips: true } as const;
const back = { returnStatus: 'Returning', returnCreatedDate: '2026-03-02', returningWithdrawable: true } as const;
const deviceBack = returnInfoDetails({ tryBuyReturnDetails: returnDetails(back) });

it.each<[string, Partial<SubscriptionDetails>, string]>([
  [
    'a pause without an end',
    { ...paused, ableToResumeReplenishment: true },
    'State: Paused since 03/01/2026Nothing is shipped and nothing is charged until you resume. You can resume at any time.Resume subscription',
  ],
  [
    'a pause until a day',
    { ...paused, resumedReplenishmentDate: '2026-06-01', ableToChangeReplenishmentResumeDate: true },
    'State: Paused since 03/01/2026Nothing is shipped and nothing is charged until 06/01/2026. From then on it continues automatically.Resume subscription',
  ],
  [
    'a pause until a day, of which the shop has no words',
    { ...paused, displayResumeTips: false, resumedReplenishmentDate: '2026-06-01' },
    'State: Paused since 03/01/2026Resumes on 06/01/2026',
  ],
  ['a pause since a day that is not known', { status: 'Paused', displayResumeTips: false }, 'State: Paused'],
  [
    'a device that is awaited back',
    { ratePlans: [devicePlan()], returnInfoDetails: deviceBack },
    'Waiting for device returnYour subscription is cancelled once we have received the product. The payments stop then.Return requested on 03/02/2026On its way to usReturn receivedReturn completedContinue subscription',
  ],
  [
    'a replenishment that is awaited back since a day that is not known',
    {
      ratePlans: [devicePlan(), ratePlan()],
      returnInfoDetails: returnInfoDetails({
        replenishmentReturnDetails: returnDetails({ returnStatus: 'Returning', returnCreatedDate: null }),
      }),
    },
    'Waiting for replenishment returnYou are no longer charged and get no recurring shipments. We refund you once we have received the product.On its way to usReturn receivedReturn completed',
  ],
  [
    'a subscription that is being created',
    { status: 'Pending' },
    'Your subscription is being createdThe payment is still being authorized. After that you will find all dates and prices here.',
  ],
  [
    'a repair',
    { ratePlans: [devicePlan({ repairStatus: 'We have received your repair request' }), ratePlan()] },
    'We have received your repair request',
  ],
])('tells of %s', async (_, changes, text) => {
  expect(await show(changes)).toBe(text);
});

it('tells nothing of a subscription that runs, and of one that has ended', async () => {
  expect(await show({})).toBeUndefined();
  expect(await show({ status: 'InActive' })).toBeUndefined();
});

it('opens the dialog that resumes with one press', async () => {
  await show({ ...paused, ableToResumeReplenishment: true });
  fireEvent.click(screen.getByRole('button', { name: 'Resume subscription' }));
  await screen.findByRole('dialog', { name: 'Resume your subscription?' });
});

it.each<[string, Partial<SubscriptionDetails>, CultureCode, boolean]>([
  ['has an end, which can change', { ableToChangeReplenishmentResumeDate: true }, 'en-us', true],
  ['the shop does not end', {}, 'en-us', false],
  ['an insurer pays for', { ableToResumeReplenishment: true, isBCBSSubscription: true }, 'en-us', false],
  [
    'was cancelled meanwhile',
    { ableToResumeReplenishment: true, ratePlans: [ratePlan({ status: 'Cancel' })] },
    'en-us',
    false,
  ],
])('offers to resume a pause that %s only where that is possible', async (_, changes, culture, isOffered) => {
  await show({ ...paused, ...changes }, culture);
  expect(screen.queryByRole('button', { name: 'Resume subscription' }) !== null).toBe(isOffered);
});

it('leads to the section also if the return of the replenishment alone can be withdrawn', async () => {
  await show({
    ratePlans: [devicePlan(), ratePlan()],
    returnInfoDetails: returnInfoDetails({ replenishmentReturnDetails: returnDetails(back) }),
  });
  screen.getByRole('link', { name: 'Continue subscription' });
});

it('leads to the section that withdraws a return, while that is possible', async () => {
  await show({ ratePlans: [devicePlan()], returnInfoDetails: deviceBack });
  const link = screen.getByRole('link', { name: 'Continue subscription' });
  expect(link.getAttribute('href')).toBe('/my-account/subscription-details/S-1000001?language=en-CA&task=return');
  cleanup();
  const parcelUnderWay = returnDetails({ ...back, returningWithdrawable: false });
  await show({
    ratePlans: [devicePlan()],
    returnInfoDetails: returnInfoDetails({ tryBuyReturnDetails: parcelUnderWay }),
  });
  expect(screen.queryByRole('link')).toBeNull();
});
