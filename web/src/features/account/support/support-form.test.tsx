// @vitest-environment happy-dom
import type { TrackedEvent } from '@perennial/shared/analytics/events';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setEventReceiver } from '../../../analytics/track.ts';
import { renderInShop, signedInAnna } from '../../../testing/in-shop.tsx';
import { SupportForm } from './support-form.tsx';

const tracked: TrackedEvent[] = [];

beforeEach(() => {
  setEventReceiver((event) => tracked.push(event));
  tracked.length = 0;
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('focuses the first field with an error and tracks all of them', async () => {
  await renderInShop(<SupportForm />, { session: signedInAnna });
  await userEvent.click(screen.getByRole('button', { name: /^Submit your question/ }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox')));
  expect(tracked).toEqual([{ name: 'validation_error', details: { form: 'support', fields: ['question', 'title'] } }]);
});
