// @vitest-environment happy-dom
import type { TrackedEvent } from '@perennial/shared/analytics/events';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setEventReceiver } from '../../analytics/track.ts';
import { renderInShop } from '../../testing/in-shop.tsx';
import { LoginAdminForm } from './login-admin-form.tsx';

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
  await renderInShop(<LoginAdminForm />);
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: /^Login/ }));
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('adminUserName'));
  const fields = ['adminUserName', 'adminPassword', 'customerEmail'];
  expect(tracked).toEqual([{ name: 'validation_error', details: { form: 'admin', fields } }]);
});
