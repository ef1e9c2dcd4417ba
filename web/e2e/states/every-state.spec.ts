/**
 * WCAG 2.2 AA in every state of every page and dialog: axe finds nothing, on a phone and on a desktop, in the colours of
 * the shop and in those of the system, and nothing moves for a person who has asked for less motion.
 */
import { type CallName, calls } from '@perennial/shared/catalogue/routes';
import { cellOf, inMatrix } from '../matrix.ts';
import type { Flow, Sent } from '../presses/flow.ts';
import { flows } from '../presses/flows.ts';
import { pressByKey } from '../presses/hands.ts';
import { SentRequests } from '../presses/press-journey.ts';
import { expect, openAndUnlimited, test } from '../shop.ts';
import { dialogsOfFlows, refusedWords, unshown } from './flow-states.ts';
import { lookAt } from './looks.ts';
import { addFault, openState, refusal, type StateKind } from './state.ts';
import { states } from './states.ts';

test.use({ environment: openAndUnlimited });
test.beforeEach(({ shop, watch }) => {
  shop.sandbox.reset();
  watch.allowConsole(/Failed to load resource/);
});

const sample = ['cart with a refused discount code'];

for (const state of states)
  test(`looks at ${state.title}`, cellOf(state.title, sample), async ({ page, shop }, testInfo) => {
    const release = await openState(page, shop, state);
    await lookAt(page, testInfo, state.title);
    release();
  });

/** Pages that load nothing from the shop, or wait and fail with the words of another page that is looked at. */
const loadsNothing: Readonly<Record<string, string>> = {
  'order-result/subscription-successful-page': 'It shows the order that the browser has kept.',
  'order-result/subscription-error-page': 'It shows the payment that the browser has kept.',
  'pay-invoice/pay-now-successful-page': 'It waits and fails with the words of the result of a payment.',
  'sign-in/udi-return-page': 'Its words come with the page.',
  'termination/contract-cancel-page': 'It works without the surname, which is all that it asks for.',
  'care/login-admin-page': 'It is a form.',
  'not-found/not-found-page': 'Its words come with the page.',
  'account/receipts/receipts-page': 'It reads what the BFF keeps of the sign-in.',
  'subscription/return/return-confirmation-page': 'It has the carriers of the page before it.',
};

test('looks at each page while it loads, and when it cannot be loaded', () => {
  const pages = [...new Set(states.flatMap(({ shows }) => shows))].filter((name) => name.includes('/'));
  const isMissing = (page: string, kind: StateKind) =>
    !states.some((state) => state.kind === kind && state.shows.includes(page));
  const missing = pages
    .filter((page) => !(page in loadsNothing))
    .flatMap((page) =>
      (['loading', 'failed'] as const).filter((kind) => isMissing(page, kind)).map((kind) => `${page}: ${kind}`),
    );
  expect(missing).toEqual([]);
});

test('knows the flows that open a dialog', () => {
  const titles = flows.map(({ title }) => title);
  expect(dialogsOfFlows.map(({ flow }) => flow).filter((flow) => !titles.includes(flow))).toEqual([]);
});

const canBeRefused = (name: Sent | undefined): name is CallName =>
  name !== undefined && name in calls && !unshown.some((one) => one === name);

/** The steps are looked at without the answer of the shop: it is refused at the end, so that nothing changes. */
const lastOf = ({ buttons, title }: Flow) => {
  const last = buttons.at(-1);
  if (!last) throw new Error(`${title} has no button`);
  return last;
};

for (const flow of flows)
  test(`looks at every step of ${flow.title}`, inMatrix, async ({ page, shop }, testInfo) => {
    await flow.open(page, shop);
    for (const [index, find] of flow.buttons.entries()) {
      const button = await find(page);
      await expect(button).toBeVisible();
      await lookAt(page, testInfo, `${flow.title}, before button ${index + 1}`);
      if (find !== lastOf(flow)) await pressByKey(button);
    }
    const [call] = flow.sends;
    if (!canBeRefused(call)) return;
    const { promise: until, resolve: answer } = Promise.withResolvers<void>();
    addFault(shop, call, { ...refusal, until, times: 1 });
    const record = new SentRequests(page, flow.sends);
    const last = await lastOf(flow)(page);
    await pressByKey(last);
    await expect.poll(() => record.sent()).not.toEqual([]);
    await lookAt(page, testInfo, `${flow.title}, sent`);
    answer();
    await expect(page.getByText(refusedWords(call)).filter({ visible: true }).first()).toBeVisible();
    await lookAt(page, testInfo, `${flow.title}, refused`);
  });
