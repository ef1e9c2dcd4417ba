// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderInShop } from '../testing/in-shop.tsx';
import type { NoticeKind } from './notice.tsx';
import { reloadWithNotice, useNotify } from './notifications.tsx';

function Saver() {
  const notify = useNotify();
  return (
    <button type="button" onClick={() => notify('success', 'Saved.')}>
      Save
    </button>
  );
}

function Teller({ kind }: { kind: NoticeKind }) {
  const notify = useNotify();
  const content = (dismiss: () => void) => (
    <button type="button" onClick={dismiss}>
      Undo
    </button>
  );
  return (
    <button type="button" onClick={() => notify(kind, 'Told.', 8000, { content, announced: 'You can take it back.' })}>
      Tell
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

describe('notification', () => {
  it.each(['info', 'success', 'warning', 'danger'] as const)(
    'shows its kind, and stays as long as it is told: %s',
    async (kind) => {
      await renderInShop(<Teller kind={kind} />);
      fireEvent.click(screen.getByText('Tell'));
      expect(cards()[0]?.className).toBe(`notification notification--${kind}`);
      pass(5000);
      expect(cards()).toHaveLength(1);
      pass(3000);
      expect(cards()).toHaveLength(0);
    },
  );

  it('offers what can be done about it, which is announced after its text and takes it away', async () => {
    await renderInShop(<Teller kind="success" />);
    fireEvent.click(screen.getByText('Tell'));
    expect(screen.getByRole('status').textContent).toBe('Told.You can take it back.');
    fireEvent.click(screen.getByText('Undo'));
    expect(cards()).toHaveLength(0);
  });

  it('is announced and disappears after five seconds', async () => {
    await renderInShop(<Saver />);
    save();
    expect(screen.getByRole('status').textContent).toBe('Saved.');
    pass(4999);
    expect(cards()).toHaveLength(1);
    pass(1);
    expect(cards()).toHaveLength(0);
  });

  it('is shown once by the page that was loaded again', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    onTestFinished(() => reload.mockRestore());
    window.history.replaceState({ key: 'entry of the router' }, '');
    reloadWithNotice('Shipped again.');
    expect(reload).toHaveBeenCalledOnce();
    for (const shown of ['Shipped again.', '']) {
      await renderInShop(<Saver />);
      expect(screen.getByRole('status').textContent).toBe(shown);
      expect(cards()[0]?.className ?? '').toBe(shown && 'notification notification--success');
      expect(window.history.state).toEqual({ key: 'entry of the router' });
      cleanup();
    }
  });

  it('stays while the pointer is over it', async () => {
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

  it('stays while it has the focus, and disappears five seconds after it has lost it', async () => {
    await renderInShop(<Saver />);
    save();
    fireEvent.focus(screen.getByLabelText('Close this message'));
    pass(20_000);
    expect(cards()).toHaveLength(1);
    fireEvent.blur(screen.getByLabelText('Close this message'));
    pass(4999);
    expect(cards()).toHaveLength(1);
    pass(1);
    expect(cards()).toHaveLength(0);
  });

  it('comes above a dialog that was opened after the one before it, and goes with the last one', async () => {
    const area = HTMLElement.prototype;
    const steps: string[] = [];
    Object.assign(area, { showPopover: () => steps.push('show'), hidePopover: () => steps.push('hide') });
    onTestFinished(() => {
      for (const name of ['showPopover', 'hidePopover']) Reflect.deleteProperty(area, name);
    });
    await renderInShop(<Saver />);
    steps.splice(0);
    save();
    pass(1000);
    save();
    expect(steps).toEqual(['hide', 'show', 'hide', 'show']);
    pass(5000);
    expect(steps.slice(4)).toEqual(['hide']);
  });

  it('is part of a region with a name', async () => {
    await renderInShop(<Saver />);
    save();
    const region = screen.getByRole('region', { name: 'Notifications' });
    expect(region.textContent).toContain('Saved.');
    expect(screen.getByRole('status').getAttribute('aria-live')).toBe('polite');
  });

  it('disappears when dismissed', async () => {
    await renderInShop(<Saver />);
    save();
    fireEvent.click(screen.getByLabelText('Close this message'));
    expect(cards()).toHaveLength(0);
  });

  it('appears once for the same text', async () => {
    await renderInShop(<Saver />);
    save();
    pass(3000);
    save();
    expect(cards()).toHaveLength(1);
    pass(4000);
    expect(cards()).toHaveLength(1);
  });
});
