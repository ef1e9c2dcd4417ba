// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { renderInShop, signedInAnna } from '../../../testing/in-shop.tsx';
import { SupportForm } from './support-form.tsx';

afterEach(cleanup);

it('moves the focus to the first wrong field, the subject', async () => {
  await renderInShop(<SupportForm />, { session: signedInAnna });
  await userEvent.click(screen.getByRole('button', { name: /^Submit your question/ }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Subject' })));
});
