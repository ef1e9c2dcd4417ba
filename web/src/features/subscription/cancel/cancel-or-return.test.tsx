// @vitest-environment happy-dom

import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { returnDetails, returnInfoDetails } from '@perennial/shared/examples/return';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SentRequest } from '../../../testing/answers.ts';
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
} from './testing/shown-section.tsx';

afterEach(() => {
  cleanup();
  // Reasons that were not sent are kept.
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const scopes = (requests: readonly SentRequest[]) => requests.flatMap(({ query }) => query['scope'] ?? []);

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
    // The third press of a quick hand comes with the answer.
    await act(async () => button.click());
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

  it('of two products is withdrawn together, unless one is chosen', async () => {
    const requested = returning.returnInfoDetails.tryBuyReturnDetails;
    const both = returnInfoDetails({ tryBuyReturnDetails: requested, replenishmentReturnDetails: requested });
    const ratePlans = [devicePlan({ productName: 'Lume' }), ratePlan({ productName: 'Filter' })];
    const sent: SentRequest[] = [];
    const answer = Promise.withResolvers<void>();
    const refused = { '/returning-withdraw': () => answer.promise.then(() => problem('Not now.')) };
    await show({ changes: { ...returning, ratePlans, returnInfoDetails: both }, answers: refused, sent });
    await screen.findByText('Return requested on 03/02/2026: Filter.');
    const group = within(screen.getByRole('group', { name: 'Which return do you want to cancel?' }));
    const radios = group.getAllByRole<HTMLInputElement>('radio');
    const labels = radios.map((radio) => [radio.labels?.[0]?.textContent, radio.checked]);
    expect(labels).toEqual([
      ['Lume + Filter', true],
      ['Lume', false],
      ['Filter', false],
    ]);
    await press('Continue subscription');
    // What is chosen now would not be sent.
    await waitFor(() => expect(screen.getByRole('group')).toHaveProperty('disabled', true));
    answer.resolve();
    await screen.findByText('Not now.');
    fireEvent.click(group.getByRole('radio', { name: 'Lume' }));
    await press('Continue subscription');
    await waitFor(() => expect(scopes(sent)).toEqual(['TryBuyAndReplenishment', 'TryBuy']));
  });

  it('says why its withdrawal was refused also if there is nothing to withdraw any more', async () => {
    let changes: Partial<Subscription> = returning;
    await show({
      changes,
      answers: {
        '/bff/subscriptions/': () => ({ ...subscriptionDetails(changes), content: null }),
        '/returning-withdraw': () => {
          changes = { ...withDevice, ableToCancel: true };
          return problem('It was withdrawn before.');
        },
      },
    });
    await press('Continue subscription');
    await screen.findByText('It was withdrawn before.');
    await act(readAgain);
    await screen.findByRole('button', { name: 'Process' });
    screen.getByText('It was withdrawn before.');
  });

  it('stays if the shop refuses the withdrawal, and its address can be changed', async () => {
    await show({ changes: returning, answers: { '/returning-withdraw': () => problem('It was picked up.') } });
    await press('Continue subscription');
    await screen.findByText('It was picked up.');
    const link = screen.getByRole('link', { name: 'Address and carrier of the return' });
    expect(link.getAttribute('href')).toBe('/my-account/subscription-return/S-1000001/return-address?language=en-CA');
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

const toEnd = '/subscription-contractcancel?subscription=S-1000001&language=en-CA';

it.each([
  ['this section', {}],
  ['the plain one', { plain: true as const }],
])('leads from %s to the form that ends a contract in a market where self-service is elsewhere', async (_, section) => {
  await show({ changes: { ...noNudge, ableToCancel: !('plain' in section) }, markets: 'elsewhere', ...section });
  await screen.findByText('This feature is no longer available here.');
  expect(screen.queryByRole('button')).toBeNull();
  const way = screen.getByRole('link', { name: 'Cancel contracts here' });
  expect(way.getAttribute('href')).toBe(toEnd);
});

const returnPages = [
  'Return your product',
  '/my-account/subscription-return/S-1000001/return-address?language=en-CA',
] as const;
const help = ['Need help?', '/my-account/support?language=en-CA'] as const;
const closed = { ...withDevice, ableToCancel: false };
const nothingBack = returnInfoDetails({ tryBuyReturnDetails: returnDetails({ returnable: false }) });
const two = [devicePlan({ productName: 'Lume' }), ratePlan({ productName: 'Filter', allowShippingNow: false })];

it.each<[string, Partial<Subscription>, string, readonly [name: string, url: string]]>([
  [
    'only a return is possible',
    closed,
    'You can send the product back. The next pages ask for the address and show the carrier.',
    returnPages,
  ],
  [
    'the shop says why nothing is',
    { ...closed, returnInfoDetails: nothingBack, reasonToDisableCancellation: 'A payment is open.' },
    'A payment is open.',
    help,
  ],
  [
    'its order of two products has not shipped, which is said once and of no product',
    { ...withDevice, ratePlans: two, shippingConfirmed: false },
    'Your order is almost ready to ship and cannot be cancelled through your online account at this time. Please contact our customer service.',
    help,
  ],
])('a subscription of which %s has no button, and a way on', async (_, changes, text, [name, url]) => {
  await show({ changes });
  const link = await screen.findByRole('link', { name });
  expect(link.getAttribute('href')).toBe(url);
  const words = screen.getAllByRole('paragraph').map(({ textContent }) => textContent);
  expect([words, screen.getAllByRole('link')]).toEqual([[text], [link]]);
  expect(screen.queryByRole('button')).toBeNull();
});
