// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInShop } from '../../testing/in-shop.tsx';
import { LoginAdminForm } from './login-admin-form.tsx';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('focuses the first field with an error', async () => {
  await renderInShop(<LoginAdminForm />);
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: /^Login/ }));
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('adminUserName'));
});
