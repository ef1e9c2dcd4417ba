// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop } from '../../testing/in-shop.tsx';
import { emptyDraft, toBody } from './declaration-draft.ts';
import { ReceiptDialog } from './receipt-dialog.tsx';

afterEach(cleanup);

it('begins with the receipt: the focus is on it, and not on the button below it', async () => {
  const draft = {
    ...emptyDraft,
    firstName: 'Anna',
    surname: 'Schmidt',
    email: 'anna@example.com',
    subscriptionNumber: 'S1',
  };
  const body = toBody(draft, { act: 'termination', kindAndEnd: false, endDate: undefined });
  const receipt = { body, receivedAt: '2026-03-15T10:00:00.000Z' };
  await renderInShop(<ReceiptDialog receipt={receipt} onClose={() => undefined} />, { culture: 'de-de' });
  await waitFor(() => expect(document.activeElement?.contains(screen.getByText(/schmidt/i))).toBe(true));
  expect(document.activeElement?.querySelector('button')).toBeNull();
});
