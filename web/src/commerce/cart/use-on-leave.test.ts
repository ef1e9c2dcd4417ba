// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useOnLeave } from './use-on-leave.ts';

const open = (path: string) => window.history.replaceState(null, '', path);

beforeEach(() => open('/en-ca/cart'));

it('a page that is left for another one hears its path, with what it last rendered', () => {
  const [first, last] = [vi.fn(), vi.fn()];
  const { rerender, unmount } = renderHook(({ onLeave }) => useOnLeave(onLeave), {
    initialProps: { onLeave: first },
  });
  rerender({ onLeave: last });
  expect(last).not.toHaveBeenCalled();
  open('/en-ca/checkout');
  unmount();
  expect(last).toHaveBeenCalledExactlyOnceWith('/en-ca/checkout');
  expect(first).not.toHaveBeenCalled();
});

it('a page that ends at its own path was not left', () => {
  const onLeave = vi.fn();
  renderHook(() => useOnLeave(onLeave)).unmount();
  expect(onLeave).not.toHaveBeenCalled();
});
