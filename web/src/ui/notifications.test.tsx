// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInShop } from '../testing/in-shop.tsx';
import { useNotify } from './notifications.tsx';

function Saver() {
  const notify = useNotify();
  return (
    <button type="button" onClick={() => notify('success', 'Saved.')}>
      Save
    </button>
  );
}

const cards = () => document.querySelectorAll('.notification');
const save = () => fireEvent.click(screen.getByText('Save'));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a notification', () => {
  it('is announced, and goes after five seconds', async () => {
    await renderInShop(<Saver />);
    save();
    expect(screen.getByRole('status').textContent).toBe('Saved.');
    pass(4999);
    expect(cards()).toHaveLength(1);
    pass(1);
    expect(cards()).toHaveLength(0);
  });

  it('waits while the mouse is on it', async () => {
    await renderInShop(<Saver />);
    save();
    const card = cards()[0] as Element;
    fireEvent.mouseEnter(card);
    pass(20_000);
    expect(cards()).toHaveLength(1);
    fireEvent.mouseLeave(card);
    pass(5000);
    expect(cards()).toHaveLength(0);
  });

  it('goes when it is dismissed', async () => {
    await renderInShop(<Saver />);
    save();
    fireEvent.click(screen.getByLabelText('Close this message'));
    expect(cards()).toHaveLength(0);
  });

  it('is not doubled when the same is said again', async () => {
    await renderInShop(<Saver />);
    save();
    pass(3000);
    save();
    expect(cards()).toHaveLength(1);
    pass(4000);
    expect(cards()).toHaveLength(1);
  });
});
