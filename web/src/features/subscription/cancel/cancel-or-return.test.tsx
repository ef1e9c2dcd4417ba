// @vitest-environment happy-dom

import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { returnDetails, returnInfoDetails } from '@perennial/shared/examples/return';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Subscription } from '../use-subscription.ts';
import {
  noNudge,
  place,
  press,
  problem,
  readAgain,
  returning,
  sent,
  show,
  starting,
  withDevice,
  withoutLanguage,
} from './testing/shown-section.tsx';

afterEach(() => {
  cleanup();
  // Reasons that were not sent are kept.
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a requested return', () => {
  it('is withdrawn once, and the page is loaded again', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    const requests = await show({ changes: returning, answers: { '/returning-withdraw': {} } });
    await screen.findByText('Return requested on 03/02/2026: Lume.');
    const button = screen.getByRole('button', { name: starting('Continue subscription') });
    // Two presses before the button is rendered as busy.
    act(() => {
      button.click();
      button.click();
    });
    await screen.findByText('All done. Your subscription will continue as normal.');
    expect(sent(requests, '/returning-withdraw')).toBe(1);
    fireEvent.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('says that all is done also after the subscription was read again, in which nothing can be withdrawn', async () => {
    let changes: Partial<Subscription> = returning;
    await show({
      changes,
      answers: {
        '/bff/subscriptions/': () => ({ ...subscriptionDetails(changes), content: null }),
        '/returning-withdraw': () => {
          changes = { ...withDevice, ableToCancel: true };
          return {};
        },
      },
    });
    await press('Continue subscription');
    await screen.findByText(/^All done\./);
    await act(readAgain);
    await screen.findByRole('button', { name: 'Process', hidden: true });
    screen.getByText(/^All done\./);
  });

  it('stays if the shop refuses the withdrawal, and its address can be changed', async () => {
    await show({ changes: returning, answers: { '/returning-withdraw': () => problem('It was picked up.') } });
    await press('Continue subscription');
    await screen.findByText('It was picked up.');
    const link = screen.getByRole('link', { name: 'Address and carrier of the return' });
    expect(withoutLanguage(link.getAttribute('href'))).toBe('/my-account/subscription-return/S-1000001/return-address');
  });
});

it('a product in Poland that cannot go back is kept, and says why', async () => {
  const here = returnDetails({ returnStatus: 'Not return' });
  const kept = returnDetails({ returnStatus: 'Not return', returnable: false, unreturnableReason: 'InLockPeriod' });
  await show({
    changes: {
      ...noNudge,
      ratePlans: [devicePlan({ productName: 'Aura' }), ratePlan({ productName: 'Filter', allowShippingNow: false })],
      returnInfoDetails: returnInfoDetails({ tryBuyReturnDetails: here, replenishmentReturnDetails: kept }),
    },
    culture: 'pl-pl',
  });
  await press('Process');
  const filter = within(await screen.findByRole('group', { name: 'Filter' }));
  filter.getByText(/^Sorry, you cannot start a cancellation until/);
  expect(filter.getByRole<HTMLInputElement>('radio', { name: 'No, I will return it.' }).disabled).toBe(true);
  expect(filter.getByRole<HTMLInputElement>('radio', { name: 'Yes, I want to keep it.' }).checked).toBe(true);
  const aura = within(screen.getByRole('group', { name: 'Aura' }));
  fireEvent.click(aura.getByRole('radio', { name: 'No, I will return it.' }));
  await press('Proceed');
  expect(place()).toBe('/my-account/subscription-return/S-1000001/return-address?scope=TryBuy');
});

it('names the product that cannot go back if there is another, and none if there is one', async () => {
  const locked = returnDetails({ returnable: false, unreturnableReason: 'InLockPeriod' });
  const returnInfo = returnInfoDetails({ tryBuyReturnDetails: locked });
  const changes = { ...withDevice, ableToCancel: false, returnInfoDetails: returnInfo };
  const reason = 'Sorry, you cannot start a cancellation until the “lock-in period” has passed';
  await show({ changes });
  expect((await screen.findByText(reason)).textContent).toBe(reason);
  cleanup();
  const ratePlans = [devicePlan({ productName: 'Lume' }), ratePlan({ productName: 'Filter', allowShippingNow: false })];
  await show({ changes: { ...changes, ratePlans } });
  await screen.findByText((_, element) => element?.tagName === 'P' && element.textContent === `Lume: ${reason}`);
});

it.each([
  ['is rented', { hidePayInFull: true }, 'ends when you send the product back.'],
  ['can be bought', { hidePayInFull: false }, 'ends when you send the product back, or pay it in full and own it.'],
])('a device that %s says before the question how its subscription ends', async (_, changes, end) => {
  await show({ changes: { ...withDevice, ...changes } });
  await press('Process');
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(`The subscription to Lume cannot be cancelled on its own: it ${end}`);
});

it('a combined subscription goes on with the return pages', async () => {
  const here = returnDetails({ returnStatus: 'Not return' });
  const both = returnInfoDetails({ tryBuyReturnDetails: here, replenishmentReturnDetails: here });
  await show({
    changes: { ...noNudge, ratePlans: [devicePlan(), ratePlan({ allowShippingNow: false })], returnInfoDetails: both },
  });
  await press('Process');
  const groups = await screen.findAllByRole('group');
  expect(groups).toHaveLength(2);
  // The arrow keys move between the answers to one question.
  const names = groups.map((group) =>
    within(group)
      .getAllByRole<HTMLInputElement>('radio')
      .map(({ name }) => name),
  );
  expect(names.map((ofGroup) => new Set(ofGroup).size)).toEqual([1, 1]);
  expect(new Set(names.flat()).size).toBe(2);
  for (const group of groups) fireEvent.click(within(group).getByRole('radio', { name: 'No, I will return it.' }));
  await press('Proceed');
  expect(place()).toBe('/my-account/subscription-return/S-1000001/return-address?scope=TryBuyAndReplenishment');
});

it('shows a notice in a market where self-service is elsewhere', async () => {
  await show({ changes: noNudge, markets: 'elsewhere' });
  await screen.findByText('This feature is no longer available here.');
  expect(screen.queryByRole('button')).toBeNull();
});
