// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInShop, signedInAnna } from '../../../testing/in-shop.tsx';
import { SupportForm } from './support-form.tsx';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('focuses the first field with an error', async () => {
  await renderInShop(<SupportForm />, { session: signedInAnna });
  await userEvent.click(screen.getByRole('button', { name: /^Submit your question/ }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox')));
});
