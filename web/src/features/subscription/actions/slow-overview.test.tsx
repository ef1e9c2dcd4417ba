// @vitest-environment happy-dom
/**
 * A change that leads to the overview is done once, although the page that it was made on stays: the overview loads slowly,
 * and the subscription cannot be read again (docs/rules/errors.md#repeated-presses).
 */
import { devicePlan } from '@perennial/shared/examples/rate-plan';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { type ComponentType, lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WAITS_MS } from '../../../api/make-change.ts';
import { renderInShop, signedInAnna } from '../../../testing/in-shop.tsx';
import { LoadedSubscription } from '../loaded-subscription.tsx';
import Pause from '../pause/pause.tsx';
import Repair from '../repair/repair.tsx';
import type { SectionProps } from '../use-subscription.ts';

const sections = {
  repair: { Section: Repair, button: 'Request a repair', done: 'Your repair request has been received!' },
  pause: { Section: Pause, button: 'Pause subscription', done: 'Subscription paused successfully!' },
} as const;

/** What both changes make of it. */
const changed = { status: 'Paused', ratePlans: [devicePlan({ isRepairable: false, repairStatus: 'Requested' })] };

type Name = keyof typeof sections;

const subscription = { ...subscriptionDetails({ ratePlans: [devicePlan({ isRepairable: true })] }), content: null };

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const allPauses = WAITS_MS.reduce((sum, ms) => sum + ms, 0);

/** Shows a section; the reads after the change are refused with `status`, until the test removes it. */
async function show(Section: ComponentType<SectionProps>, status: number) {
  const changes: string[] = [];
  const shop: { status?: number } = { status };
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'POST') {
      changes.push(url);
      return Response.json({});
    }
    const { status } = shop;
    if (changes.length === 0 || !status) return Response.json({ ...subscription, ...(changes.length > 0 && changed) });
    return Response.json({ title: '', status, detail: 'No.', messages: [] }, { status });
  });
  const overview = Promise.withResolvers<{ default: ComponentType }>();
  const Overview = lazy(() => overview.promise);
  await renderInShop(
    <Suspense fallback="Loading">
      <Routes>
        <Route
          path="/:id"
          element={<LoadedSubscription title="">{(loaded) => <Section subscription={loaded} />}</LoadedSubscription>}
        />
        <Route path="/my-account/overview" element={<Overview />} />
      </Routes>
    </Suspense>,
    { at: '/S-1000001', session: signedInAnna },
  );
  await pass(0);
  return { shop, changes, loadOverview: () => overview.resolve({ default: () => <h1>Overview</h1> }) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Presses the last button of the dialog seven times, with time between. */
async function confirmOften(button: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: button }));
  await pass(0);
  const confirm = within(screen.getByRole('dialog')).getByRole('button', { name: new RegExp(`^${button}`) });
  for (let presses = 0; presses < 7; presses += 1) {
    fireEvent.click(confirm);
    await pass(200);
  }
}

it.each<Name>(['repair', 'pause'])('%s: the shop does not show the subscription any more', async (name) => {
  const { Section, button, done } = sections[name];
  const { changes, loadOverview } = await show(Section, 403);
  await confirmOften(button);
  expect(changes).toHaveLength(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getAllByText(done).length).toBeGreaterThan(0);
  expect(screen.queryByRole('heading', { name: 'Overview' })).toBeNull();
  loadOverview();
  await pass(0);
  screen.getByRole('heading', { name: 'Overview' });
});

it.each<Name>(['repair', 'pause'])('%s: the subscription cannot be read for a while', async (name) => {
  const { Section, button, done } = sections[name];
  const { shop, changes } = await show(Section, 500);
  await confirmOften(button);
  expect(changes).toHaveLength(1);
  const dialog = within(screen.getByRole('dialog'));
  dialog.getByText('Your change has been received. It will be visible in a moment.');
  expect(dialog.queryByText('No.')).toBeNull();
  expect(screen.queryByText(done)).toBeNull();
  delete shop.status;
  await pass(allPauses);
  expect(screen.getAllByText(done).length).toBeGreaterThan(0);
  expect(changes).toHaveLength(1);
});
