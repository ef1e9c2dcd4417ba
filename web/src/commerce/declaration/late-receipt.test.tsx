// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInShop } from '../../testing/in-shop.tsx';
import { useReceipts } from './late-receipt.ts';
import type { Receipt } from './receipt-dialog.tsx';

const receipt: Receipt = { body: { kind: 'Withdrawal' } as Receipt['body'], receivedAt: '2026-03-15T12:00:00Z' };

function Form({ show, late = receipt }: { show: (receipt: Receipt) => void; late?: Receipt }) {
  const onSent = useReceipts(show);
  return (
    <button type="button" onClick={() => onSent(late)}>
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

it.each([
  ['Withdrawal', 'We have received your withdrawal. You will find the receipt on the page with the form.'],
  [
    'Ordinary',
    'We have received your request to terminate the contract. You will find the receipt on the page with the form.',
  ],
] as const)('tells a customer who has left what was received, long enough to read it: %s', async (kind, notice) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const late = { ...receipt, body: { kind } as Receipt['body'] };
  const show = vi.fn();
  await renderInShop(<Form show={show} late={late} />);
  window.history.pushState(null, '', '/en-ca/404');
  fireEvent.click(screen.getByRole('button', { name: 'Answer' }));
  expect(screen.getAllByText(notice).length).toBeGreaterThan(0);
  await act(() => vi.advanceTimersByTimeAsync(8000));
  expect(screen.getAllByText(notice).length).toBeGreaterThan(0);
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(screen.queryByText(notice)).toBeNull();
  cleanup();
  window.history.replaceState(null, '', '/');
  // It is shown once.
  await renderInShop(<Form show={show} late={late} />);
  expect(show).toHaveBeenCalledExactlyOnceWith(late);
  cleanup();
  await renderInShop(<Form show={show} late={late} />);
  expect(show).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
