// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Disclosure } from './disclosure.tsx';

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
