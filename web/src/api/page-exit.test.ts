// @vitest-environment happy-dom
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { isPageLeft, onPageExit, watchPageExit } from './page-exit.ts';

beforeAll(watchPageExit);

afterEach(() => {
  window.dispatchEvent(new Event('pageshow'));
});

it('sends what waits when the page ends, before a request counts as one of a page that is left', () => {
  const send = vi.fn(() => isPageLeft());
  onPageExit(send);
  window.dispatchEvent(new Event('pagehide'));
  expect(send.mock.results).toEqual([{ type: 'return', value: false }]);
  expect(isPageLeft()).toBe(true);
});

it('sends nothing that was sent before the page ends', () => {
  const send = vi.fn();
  onPageExit(send)();
  window.dispatchEvent(new Event('pagehide'));
  expect(send).not.toHaveBeenCalled();
});
