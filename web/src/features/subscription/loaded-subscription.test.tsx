// @vitest-environment happy-dom
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { stubAnswers } from '../../testing/answers.ts';
import { renderInShop } from '../../testing/in-shop.tsx';
import { readAloud } from '../../testing/read-aloud.ts';
import SubscriptionCancelPage from './cancel/subscription-cancel-page.tsx';
import SubscriptionDetailsPage from './details/subscription-details-page.tsx';
import { LoadedSubscription } from './loaded-subscription.tsx';
import SubscriptionPurchasePage from './purchase/subscription-purchase-page.tsx';
import SubscriptionThankYouPage from './purchase/subscription-thankyou-page.tsx';
import SubscriptionReturnLayout from './return/subscription-return-layout.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const toProblem = (status: number, extensions: object = {}) =>
  Response.json({ title: '', status, detail: 'Why.', messages: [], ...extensions }, { status });

/** Opens the page of a subscription. Returns the paths that were requested. */
async function open(at: string, answer: () => unknown): Promise<readonly string[]> {
  const requests = stubAnswers({ '': answer });
  document.title = '';
  const page = (
    <LoadedSubscription title="Your return" skeleton={<p>Soon</p>}>
      {({ number }) => <h1>{number}</h1>}
    </LoadedSubscription>
  );
  await renderInShop(
    <main>
      <Routes>
        <Route path="/page/:id" element={page} />
        <Route path="/404" element={<h1>No such page</h1>} />
      </Routes>
    </main>,
    { at },
  );
  return requests;
}

const read = () => readAloud(screen.getByRole('main')).map((line) => line.trim());

const back = 'link "Back to my account" (to /my-account?language=en-CA)';
const toOverview = 'link "To my subscriptions" (to /my-account/overview?language=en-CA)';
const notThere = 'heading 1 "This subscription is not in your account"';

it.each([
  ['an unknown number', 404, {}, ['Why.']],
  // The reason of the shop names a field, and the page has none.
  ['a number of forbidden letters', 400, {}, []],
  ["somebody else's number", 403, {}, ['Why.']],
])('shows a plain page without a retry for %s', async (_, status, extensions, reason) => {
  await open('/page/S-1', () => toProblem(status, extensions));
  await screen.findByRole('heading', { name: /^This subscription/ });
  expect(document.querySelector('[class^=drawing--]')?.className).toBe('drawing--not-found');
  expect(read().filter((line) => !/^(region|banner)/.test(line))).toEqual([notThere, ...reason, toOverview]);
});

it.each<[string, ComponentType]>([
  ['Subscription', SubscriptionDetailsPage],
  ['Subscription', SubscriptionCancelPage],
  ['Pay in full', SubscriptionPurchasePage],
  ['Checking your payment', SubscriptionThankYouPage],
  ['Return your product', SubscriptionReturnLayout],
])('is called "%s" while it loads', async (title, Page) => {
  stubAnswers({ '': () => new Promise(() => {}) });
  await renderInShop(<Page />, { at: '/page/S-1' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(document.title).toMatch(new RegExp(`^${title} `));
});

it("leaves somebody else's number to the page that cannot be found, after the same person has signed in again", async () => {
  await open('/page/S-1', () => toProblem(403, { action: 'show-not-found' }));
  await screen.findByRole('heading', { name: 'No such page' });
});

it('says that it is loading, can be loaded again after a failure, and then has the heading of the subscription', async () => {
  const answers = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()];
  const pending = [...answers];
  const requests = await open('/page/S%2F1', () => pending.shift()?.promise);
  expect(read()).toEqual([back, 'heading 1 "Your return"', 'status', 'Your subscription is loading…', 'Soon']);
  expect(document.title).toMatch(/^Your return/);

  answers[0]?.resolve(toProblem(500));
  await screen.findByText('Why.');
  expect(read().filter((line) => /^(heading|link)/.test(line))).toEqual([back, 'heading 1 "Your return"']);
  fireEvent.click(screen.getByRole('button', { name: /^Try again/ }));
  answers[1]?.resolve({ ...subscriptionDetails({ number: 'S/1' }), content: null });
  await screen.findByRole('heading', { name: 'S/1' });
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  // The number is one part of the path, whatever letters it has.
  expect(new Set(requests)).toEqual(new Set(['/bff/subscriptions/S%2F1']));
});
