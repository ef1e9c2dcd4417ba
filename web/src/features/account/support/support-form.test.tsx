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
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it('focuses the first field with an error', async () => {
  await renderInShop(<SupportForm />, { session: signedInAnna });
  await userEvent.click(screen.getByRole('button', { name: /^Submit your question/ }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox')));
});

it('keeps a question until it was sent, also if the page is loaded again in between', async () => {
  const answers = [Response.json({}, { status: 500 }), Response.json({})];
  vi.stubGlobal('fetch', async () => answers.shift() ?? Response.json({}));
  await renderInShop(<SupportForm />, { session: signedInAnna });
  const question = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /question/i });
  await userEvent.click(question());
  await userEvent.paste('Where is my parcel?');
  cleanup();
  await renderInShop(<SupportForm />, { session: signedInAnna });
  expect(question().value).toBe('Where is my parcel?');
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  const send = () => userEvent.click(screen.getByRole('button', { name: /^Submit your question/ }));
  await send();
  await screen.findByRole('alert');
  expect(sessionStorage.getItem('formDrafts')).toContain('Where is my parcel?');
  await send();
  await waitFor(() => expect(question().value).toBe(''));
  expect(sessionStorage.getItem('formDrafts')).toBeNull();
});
