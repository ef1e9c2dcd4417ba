// @vitest-environment happy-dom
import { anonymousSession } from '@perennial/shared/models/session';
import { act } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleBoot } from '../testing/sample-boot.ts';
import { start } from './start.tsx';
import { roots } from './steps/react.ts';

const release = vi.fn();
const rendered = vi.fn();

/** Opens a page as the BFF sends it, in a browser that renders nothing by itself. */
function openPage(markup: string): void {
  const boot = sampleBoot({ culture: 'en-ca', session: anonymousSession });
  window.history.replaceState(null, '', '/en-ca/404');
  document.head.innerHTML = `<script type="application/json" id="boot">${JSON.stringify(boot)}</script>`;
  document.body.innerHTML = `<div id="root">${markup}</div>`;
}

/** A page starts once, so nothing ends what it listens to. */
let listening: { readonly end: () => void }[] = [];

function keepListeners(target: Window | Document) {
  const added = vi.spyOn(target, 'addEventListener');
  const end = () => {
    for (const [type, listener, options] of added.mock.calls) target.removeEventListener(type, listener, options);
  };
  return { end };
}

// The page listens to other tabs, too. Tests of other files get modules that do not.
afterAll(() => vi.resetModules());

beforeEach(() => {
  listening = [window, document].map(keepListeners);
  vi.useFakeTimers();
  release.mockClear();
  rendered.mockClear();
  vi.spyOn(roots, 'createRoot').mockReturnValue({ render: () => rendered('created'), unmount: () => {} });
  vi.spyOn(roots, 'hydrateRoot').mockImplementation(() => {
    rendered('hydrated');
    return { render: () => {}, unmount: () => {} };
  });
});
afterEach(() => {
  for (const { end } of listening) end();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  delete window.keptInput;
  delete window.giveUp;
  document.head.replaceChildren();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});

test('gives back what was pressed ten seconds after the start, if the page never reacts', async () => {
  openPage('<button type="button" id="more">+</button>');
  const button = document.getElementById('more');
  if (!button) throw new Error('The page is empty');
  const pressed = vi.spyOn(button, 'click');
  window.keptInput = { kept: [{ kind: 'press', element: button }], isRepeating: false, release };
  await act(start);
  expect(rendered.mock.calls).toEqual([['hydrated']]);
  await vi.advanceTimersByTimeAsync(9_999);
  expect([pressed.mock.calls.length, release.mock.calls.length]).toEqual([0, 0]);
  await vi.advanceTimersByTimeAsync(100);
  expect([pressed.mock.calls.length, release.mock.calls.length]).toEqual([1, 1]);
});

test('renders the page in the place of a sentence that says that it does not come', async () => {
  openPage('<p role="alert">Reload the page</p>');
  await act(start);
  expect(rendered.mock.calls).toEqual([['created']]);
});

test('names the language of its texts to screen readers, and not the culture', async () => {
  openPage('');
  document.documentElement.lang = 'fr';
  await act(start);
  expect(document.documentElement.lang).toBe('en-CA');
});

test('says so if the client cannot start, because the page has no data and gets none', async () => {
  openPage('');
  document.head.replaceChildren();
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 503 }));
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const giveUp = vi.fn();
  window.giveUp = giveUp;
  await import('./main.ts');
  await vi.runAllTimersAsync();
  expect(giveUp).toHaveBeenCalledOnce();
  expect(String(report.mock.calls[0]?.[0])).toContain('503');
});
