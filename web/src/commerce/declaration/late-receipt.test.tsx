// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInShop } from '../../testing/in-shop.tsx';
import { useReceipts } from './late-receipt.ts';
import type { Receipt } from './receipt-dialog.tsx';

const receipt: Receipt = { body: { kind: 'Withdrawal' } as Receipt['body'], receivedAt: '2026-03-15T12:00:00Z' };

function Form({ show }: { show: (receipt: Receipt) => void }) {
  const onSent = useReceipts(show);
  return (
    <button type="button" onClick={() => onSent(receipt)}>
      Answer
    </button>
  );
}

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

it('a customer who has followed a link, whose page still loads, is not pulled back, and finds the receipt on coming back', async () => {
  const show = vi.fn();
  await renderInShop(<Form show={show} />);
  window.history.pushState(null, '', '/en-ca/404');
  fireEvent.click(screen.getByRole('button', { name: 'Answer' }));
  expect(show).not.toHaveBeenCalled();
  expect(screen.getAllByRole('status')[0]?.textContent).not.toBe('');
  cleanup();
  await renderInShop(<Form show={show} />);
  expect(show).toHaveBeenCalledExactlyOnceWith(receipt);
});
