// @vitest-environment happy-dom
import type { CultureCode } from '@perennial/shared/cultures/cultures';
import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { returnDetails, returnInfoDetails } from '@perennial/shared/examples/return';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { stubAnswers } from '../../../testing/answers.ts';
import { renderInShop, signedInAnna } from '../../../testing/in-shop.tsx';
import { readAloud } from '../../../testing/read-aloud.ts';
import { LoadedSubscription } from '../loaded-subscription.tsx';
import SubscriptionCancelPage from './subscription-cancel-page.tsx';
import { problem } from './testing/shown-section.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const sad = 'Sad to see you go';
const nothing = 'There is nothing to show here';

const running = { isCancelled: false, ratePlans: [devicePlan()] };
const cancelled = { ...running, ratePlans: [devicePlan({ status: 'Cancel' })] };

type Visit = { culture?: CultureCode; first?: () => unknown };

/** Opens the page; with `first`, the answer to the page of the subscription, which is read before and leads to it. */
async function show(answer: () => unknown, { culture, first }: Visit = {}): Promise<void> {
  let current = first ?? answer;
  stubAnswers({ '/bff/subscriptions/S-7': () => current() });
  await renderInShop(
    <Routes>
      <Route
        path="/first/:id"
        element={<LoadedSubscription title="">{() => <Link to="/then/S-7">Go on</Link>}</LoadedSubscription>}
      />
      <Route path="/then/:id" element={<SubscriptionCancelPage />} />
    </Routes>,
    { session: signedInAnna, at: `/${first ? 'first' : 'then'}/S-7`, ...(culture && { culture }) },
  );
  if (!first) return;
  const link = await screen.findByRole('link', { name: 'Go on' });
  current = answer;
  fireEvent.click(link);
}

const toAnswer = (changes: Partial<SubscriptionDetails>) => ({ ...subscriptionDetails(changes), content: null });

const read = () =>
  readAloud(screen.getByRole('heading', { level: 1 }).closest('section') ?? document.body).map((line) => line.trim());

it('says how the device comes back, and leads to other products and to the account', async () => {
  await show(() => toAnswer(cancelled), { culture: 'en-us' });
  await screen.findByRole('heading', { name: sad });
  expect(document.querySelector('[class^=drawing--]')?.className).toBe('drawing--sent-back');
  expect(read()).toEqual([
    'banner',
    `heading 1 "${sad}"`,
    subscriptionDetails().title,
    'We will let you know how to return the product.',
    'The cancellation takes effect when we have received the device.',
    'link "Find other products" (to /)',
    'link "Account overview" (to /my-account)',
  ]);
});

it('leads to other products for hair removal, and tells of the withdrawal where the law has one', async () => {
  await show(() => toAnswer({ ...cancelled, contentProductName: 'lume' }), { culture: 'en-gb' });
  await screen.findByRole('heading', { name: sad });
  expect(read()).toEqual([
    'banner',
    `heading 1 "${sad}"`,
    subscriptionDetails().title,
    'We will let you know how to return the product.',
    'The cancellation takes effect when we have received the device.',
    'If you have withdrawn from the contract, it ended with your declaration: you pay nothing more for it.',
    'link "Find other hair removal products" (to /)',
    'link "Account overview" (to /my-account)',
  ]);
});

const deviceBack = returnInfoDetails({ tryBuyReturnDetails: returnDetails({ returnStatus: 'Returning' }) });

it.each<[string, string, Partial<SubscriptionDetails>]>([
  [sad, 'one of two plans is cancelled', { ratePlans: [ratePlan(), devicePlan({ status: 'Cancel' })] }],
  [
    sad,
    'one of two products is on its way back',
    { ratePlans: [ratePlan(), devicePlan()], returnInfoDetails: deviceBack },
  ],
  [sad, 'all is cancelled, and no plan says so', { ...running, isCancelled: true }],
  [nothing, 'a device is bought', { ratePlans: [devicePlan({ status: 'PayInFull' })] }],
])('says "%s" if %s', async (title, _, changes) => {
  await show(() => toAnswer(changes));
  await screen.findByRole('heading', { level: 1, name: title });
});

it('speaks of no cancellation while the shop has not answered, and after it could not', async () => {
  const answer = Promise.withResolvers<unknown>();
  await show(() => answer.promise);
  screen.getByText('Your subscription is loading…');
  const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect([document.title, headings()]).toEqual([expect.stringMatching(/^Subscription/), ['Subscription']]);
  answer.resolve(problem('Not now.', 503));
  await screen.findByText('Not now.');
  expect(headings()).toEqual(['Subscription']);
});

const first = () => toAnswer(running);

it('says nothing of a subscription that was read before, until the shop has answered again', async () => {
  const answer = Promise.withResolvers<unknown>();
  await show(() => answer.promise, { first });
  await screen.findByText('Loading…');
  expect(screen.queryByRole('heading', { name: nothing })).toBeNull();
  answer.resolve(toAnswer(cancelled));
  await screen.findByRole('heading', { name: sad });
});

it('can be loaded again if the shop does not answer after the cancellation', async () => {
  let fails = true;
  await show(() => (fails ? problem('Not now.', 503) : toAnswer(cancelled)), { first });
  await screen.findByText('Not now.');
  expect(screen.queryByRole('heading', { name: nothing })).toBeNull();
  fails = false;
  fireEvent.click(screen.getByRole('button', { name: /^Try again/ }));
  await screen.findByRole('heading', { name: sad });
});
