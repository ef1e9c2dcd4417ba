// @vitest-environment happy-dom
import type { Boot } from '@perennial/shared/boot';
import { anonymousSession } from '@perennial/shared/models/session';
import { act } from '@testing-library/react';
import i18next from 'i18next';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consentSlot } from '../analytics/consent-slot.ts';
import { call } from '../api/client.ts';
import { isPageLeft } from '../api/page-exit.ts';
import { getLeaving, setLeaving } from '../api/session-end.ts';
import { readStored, writeStored } from '../storage/browser-storage.ts';
import { isSessionOutdated, markSession } from '../storage/session-mark.ts';
import { signedInAnna } from '../testing/in-shop.tsx';
import { sampleBoot } from '../testing/sample-boot.ts';
import { start } from './start.tsx';
import { roots } from './steps/react.ts';

const release = vi.fn();
const rendered = vi.fn();

/** Opens a page as the BFF sends it, in a browser that renders nothing by itself. */
function openPage(markup: string, changes: Partial<Boot> = {}): void {
  const boot = { ...sampleBoot({ culture: 'en-ca', session: anonymousSession }), ...changes };
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
  vi.spyOn(roots, 'createRoot').mockImplementation(() => ({
    render: vi.fn(() => rendered('created')),
    unmount: () => {},
  }));
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
  localStorage.clear();
  sessionStorage.clear();
  consentSlot.set({ isOffered: false, isOptedOut: false });
  setLeaving('no');
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

test('gives the router the culture of the page, and the app its data', async () => {
  openPage('');
  await act(start);
  const [app] = vi.mocked(roots.createRoot).mock.results.map(({ value }) => value.render.mock.calls[0]?.[0]);
  expect(app.props.boot.culture).toBe('en-ca');
  expect(app.props.router('page').props).toMatchObject({ basename: '/en-ca', children: 'page' });
  // Before somebody follows a link (`page-modules.ts`).
  expect(vi.mocked(window.addEventListener).mock.calls.map(([name]) => name)).toContain('pointerover');
});

test('keeps the site and the customer for the pages that come, and speaks the language of the page', async () => {
  writeStored('orderNumber', 'O-1');
  writeStored('customerOfTab', 1);
  openPage('', { session: signedInAnna, sessionReadAt: 20 });
  await act(start);
  expect(readStored('cultureCode')).toBe('en-ca');
  // Of another customer.
  expect(readStored('orderNumber')).toBeUndefined();
  expect([isSessionOutdated('', 20), isSessionOutdated('', 21)]).toEqual([true, false]);
  expect(i18next.t('ui.close')).toBe('Close');
  const fetched = vi.fn<typeof fetch>(async () => Response.json({}));
  vi.stubGlobal('fetch', fetched);
  await call('getProfile', {});
  expect(fetched.mock.calls[0]?.[1]?.headers).toMatchObject({ 'X-Culture': 'en-ca', 'X-Language': 'en-CA' });
});

test.each([
  ['in another language than the customer has chosen last', { language: 'fr-CA' }, '', 0],
  ['from before a sign-out in another tab', { session: signedInAnna, sessionReadAt: 10 }, 'other', 30],
])('asks for the data again if the page is %s', async (_, changes, user, at) => {
  const fetched = vi.fn(async (url: string) => Response.json({ ...sampleBoot({ culture: 'en-ca' }), url }));
  vi.stubGlobal('fetch', fetched);
  if (user) markSession(user, at);
  // The address names the language, so that the page is not loaded again.
  openPage('', changes);
  window.history.replaceState(null, '', '/en-ca/cart?language=en-CA');
  window.keptInput = { kept: [], isRepeating: false, release };
  await act(start);
  expect(fetched.mock.calls[0]?.[0]).toBe('/bff/boot?culture=en-ca&language=en-CA');
  expect(rendered.mock.calls).toEqual([['created']]);
});

test('renders nothing while the browser loads the page in the chosen language', async () => {
  const replaced = vi.spyOn(window.location, 'replace').mockReturnValue();
  openPage('', { language: 'fr-CA' });
  window.history.replaceState(null, '', '/en-ca/cart');
  await act(start);
  expect(replaced).toHaveBeenCalledOnce();
  expect(rendered).not.toHaveBeenCalled();
});

test.each([
  [undefined, false],
  [{ asked: ['measurement'], accepted: [] } as const, true],
])('offers to change the answer about consent only if there is one: %j', async (given, isOffered) => {
  if (given) writeStored('analyticsConsent', given);
  openPage('');
  await act(start);
  expect(consentSlot.get()).toEqual({ isOffered, isOptedOut: false });
});

test('follows a browser that has told the server that it asks not to be tracked', async () => {
  openPage('', { optedOut: true });
  await act(start);
  expect(consentSlot.get().isOptedOut).toBe(true);
});

test('asks the browser at its restart, at a log-out elsewhere and at the way out of the page', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  openPage('');
  await act(start);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(reload).not.toHaveBeenCalled();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(reload).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('pagehide'));
  expect(isPageLeft()).toBe(true);
  window.dispatchEvent(new Event('pageshow'));
  expect(isPageLeft()).toBe(false);
  setLeaving('signing-out-elsewhere');
  window.dispatchEvent(new Event('focus'));
  expect(getLeaving()).toBe('no');
});

test('refuses a press that follows another one at the same place, where something else lies meanwhile', async () => {
  openPage('<button type="button" id="first">1</button><button type="button" id="second">2</button>');
  await act(start);
  const [first, second] = ['first', 'second'].map((id) => document.getElementById(id));
  const pressed = vi.fn();
  second?.addEventListener('click', pressed);
  const options = { bubbles: true, cancelable: true, pointerType: 'touch', clientX: 5, clientY: 5, detail: 1 };
  for (const button of [first, second]) {
    button?.dispatchEvent(new PointerEvent('pointerdown', options));
    button?.dispatchEvent(new MouseEvent('click', options));
    if (button === first) first?.remove();
  }
  expect(pressed).not.toHaveBeenCalled();
});

test('measures pages a second after the start, where somebody counts them', async () => {
  const startPageReports = vi.fn();
  vi.doMock('./analytics/page-reports.ts', () => ({ startPageReports }));
  openPage('');
  await act(start);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(startPageReports).not.toHaveBeenCalled();
  openPage('', { reportsPages: true });
  await act(start);
  await vi.advanceTimersByTimeAsync(999);
  expect(startPageReports).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await vi.dynamicImportSettled();
  expect(startPageReports).toHaveBeenCalledOnce();
  vi.doUnmock('./analytics/page-reports.ts');
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
