// @vitest-environment happy-dom
/** What a link with `?task=cancel` opens (docs/rules/subscriptions.md#task-links, ADR 94). */
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { leave, noNudge, place, press, returning, show } from './testing/shown-section.tsx';

const query = '?task=cancel';
const REASONS = 'Why are you leaving?';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('opens the first dialog, and a customer who closes it does not find it again after a reload', async () => {
  await show({ changes: noNudge, query });
  await screen.findByRole('dialog', { name: REASONS });
  expect(leave(REASONS)).toBe(true);
  await waitFor(() => expect(place()).toBe('/here'));
  expect(screen.queryByRole('dialog')).toBeNull();
  // "Process" is there for who has closed it.
  await press('Process');
  await screen.findByRole('dialog', { name: REASONS });
});

it('stays in the address while the dialog is open, so that a reload opens it again', async () => {
  await show({ changes: noNudge, query });
  await screen.findByRole('dialog', { name: REASONS });
  expect(place()).toBe(`/here${query}`);
});

it('opens nothing while the shop is away, nor when it is back', async () => {
  await show({ changes: noNudge, query, closed: 'The shop cannot be reached.' });
  await screen.findByText('The shop cannot be reached.');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['another task', { changes: noNudge, query: '?task=return' }, 'Process'],
  ['a return that can only be withdrawn', { changes: returning, query }, 'Continue subscription'],
])('opens nothing for %s', async (_, shown, button) => {
  await show(shown);
  await screen.findByRole('button', { name: new RegExp(`^${button}`) });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks the question of a plain cancellation in the section before its dialog', async () => {
  const changes = { ...noNudge, ableToCancel: false, ableToCancelReplenishment: true };
  await show({ changes, query, plain: true });
  const button = await screen.findByRole('button', { name: /^Cancel subscription/ });
  screen.getByText('Are you sure you want to cancel your subscription?');
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(button);
  await screen.findByRole('dialog');
});
