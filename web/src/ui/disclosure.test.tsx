// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { Disclosure } from './disclosure.tsx';

afterEach(cleanup);

it('is as open as its page wants it, tells when a person opens it, and may be a heading', () => {
  const onToggle = vi.fn();
  const draw = (open: boolean) => (
    <Disclosure summary="More" as="h3" open={open} onToggle={onToggle}>
      All of it
    </Disclosure>
  );
  const { container, rerender } = render(draw(false));
  const details = container.querySelector('details');
  if (!details) throw new Error('There is nothing to open');
  expect([details.open, screen.getByRole('heading', { level: 3 }).textContent]).toEqual([false, 'More']);
  rerender(draw(true));
  expect(details.open).toBe(true);
  onToggle.mockClear();
  details.open = false;
  fireEvent(details, new Event('toggle'));
  expect(onToggle.mock.calls.at(-1)).toEqual([false]);
});

it.each([
  ['opened', true, [[true]]],
  ['left closed', false, []],
])('reports a summary that the visitor has %s before the browser hydrated the page', async (_, isOpen, reports) => {
  // React reports that the summary is open.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const onToggle = vi.fn();
  const disclosure = (
    <Disclosure summary="More" open={false} onToggle={onToggle}>
      All of it
    </Disclosure>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(disclosure);
  const details = container.querySelector('details');
  if (details) details.open = isOpen;
  const root = await act(() => hydrateRoot(container, disclosure, { onRecoverableError: () => undefined }));
  expect(onToggle.mock.calls).toEqual(reports);
  act(() => root.unmount());
});
