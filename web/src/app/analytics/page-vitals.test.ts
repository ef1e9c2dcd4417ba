// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';

type Metric = { readonly name: string; readonly value: number };
type Observe = (tell: (metric: Metric) => void, options?: { readonly reportAllChanges: boolean }) => void;

const names = ['TTFB', 'LCP', 'INP', 'CLS'] as const;
const observers = Object.fromEntries(names.map((name) => [`on${name}`, vi.fn<Observe>()]));
/** Ends the listeners of the page that a test has opened. */
let stop: AbortController;

beforeEach(() => {
  vi.resetModules();
  vi.doMock('web-vitals', () => observers);
  stop = new AbortController();
  for (const target of [window, document]) {
    const listen = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject) => listen(type, listener, { signal: stop.signal }),
    );
  }
  window.history.replaceState(null, '', '/en-ca/cart');
});
afterEach(() => {
  stop.abort();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});
afterAll(() => {
  vi.doUnmock('web-vitals');
  vi.resetModules();
});

it('what the browser measures is sent in whole milliseconds, the shift of the layout with three places, and nothing absurd', async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json(null));
  vi.stubGlobal('fetch', fetched);
  const { startPageReports } = await import('./page-reports.ts');
  startPageReports({ culture: 'en-ca', consentPurposes: [] });
  // The last value of a page that is left would come too late; the first byte has one value.
  const options = names.map((name) => observers[`on${name}`]?.mock.calls[0]?.[1]);
  const all = { reportAllChanges: true };
  expect(options).toEqual([undefined, all, all, all]);
  const tell = (name: (typeof names)[number], value: number) =>
    observers[`on${name}`]?.mock.calls[0]?.[0]({ name, value });
  tell('TTFB', 120.4);
  tell('LCP', 900.6);
  tell('CLS', 0.12345);
  tell('INP', -1);
  tell('LCP', 10_000_000);
  window.dispatchEvent(new Event('pagehide'));
  expect(fetched.mock.calls.map(([url, init]) => [url, init?.method, JSON.parse(String(init?.body))])).toEqual([
    [
      '/bff/page-reports',
      'POST',
      {
        vitals: [
          { name: 'TTFB', page: '/cart', value: 120 },
          { name: 'LCP', page: '/cart', value: 901 },
          { name: 'CLS', page: '/cart', value: 0.123 },
        ],
        errors: [],
      },
    ],
  ]);
});
