// @vitest-environment happy-dom
import type { ConsentPurpose } from '@perennial/shared/analytics/analytics-setup';
import type { PageReport, Vital } from '@perennial/shared/page-report';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setConsentAnswer } from '../../analytics/consent.ts';
import { startPageReports } from './page-reports.ts';

const cart = '/en-ca/cart';
const details = '/en-ca/my-account/subscription-details/S-1000017';
const detailsPattern = '/my-account/subscription-details/:id';

let sent: PageReport[];
/** Ends the listeners of the pages that a test has opened. */
let stop: AbortController;

beforeEach(() => {
  sent = [];
  stop = new AbortController();
  for (const target of [window, document]) {
    const listen = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject) => listen(type, listener, { signal: stop.signal }),
    );
  }
});
afterEach(() => {
  stop.abort();
  vi.restoreAllMocks();
  window.localStorage.clear();
  window.history.replaceState(null, '', '/');
});

type Tell = (name: Vital['name'], value: number) => void;

/** Opens a page, and returns what tells a value of the page; undefined as long as nothing is measured. */
function open(path: string, consentPurposes: readonly ConsentPurpose[] = []) {
  window.history.replaceState(null, '', path);
  const observe = vi.fn<(listener: Tell) => void>();
  startPageReports(
    { culture: 'en-ca', consentPurposes },
    {
      observe,
      send: async (report) => {
        sent.push(report);
      },
    },
  );
  return { observe, tell: ((...vital) => observe.mock.calls[0]?.[0](...vital)) satisfies Tell };
}

const go = (path: string) => window.history.pushState(null, '', path);
const leave = () => window.dispatchEvent(new Event('pagehide'));
const fail = (error: unknown) => window.dispatchEvent(Object.assign(new Event('error'), { error }));
const answer = (accepted: readonly ConsentPurpose[]) =>
  setConsentAnswer({ asked: ['measurement'], accepted: [...accepted] });

describe('a page that is left', () => {
  it('tells how soon it was there, by the pattern of its path', () => {
    const { tell } = open(details);
    tell('TTFB', 120);
    tell('LCP', 900);
    tell('LCP', 1400);
    leave();
    expect(sent).toEqual([
      {
        vitals: [
          { name: 'TTFB', page: detailsPattern, value: 120 },
          { name: 'LCP', page: detailsPattern, value: 1400 },
        ],
        errors: [],
      },
    ]);
    expect(JSON.stringify(sent)).not.toContain('S-1000017');
  });

  it('tells where a person waited longest, and where most has moved', () => {
    const { tell } = open(cart);
    tell('LCP', 900);
    go('/en-ca/my-account/billing');
    tell('INP', 240);
    tell('CLS', 0.02);
    leave();
    expect(sent[0]?.vitals.map(({ name, page }) => [name, page])).toEqual([
      ['LCP', '/cart'],
      ['INP', '/my-account/billing'],
      ['CLS', '/my-account/billing'],
    ]);
  });

  it('counts once, also if it is shown and hidden again', () => {
    const { tell } = open(cart);
    tell('LCP', 900);
    leave();
    tell('CLS', 0.4);
    leave();
    expect(sent).toHaveLength(1);
  });

  it('tells its errors by their class, each with its number, and no text of them', () => {
    open(details);
    fail(new RangeError('of Ada Lovelace'));
    fail(new TypeError('ada@example.com is not a function'));
    fail(new TypeError('another text'));
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'a text' }));
    window.dispatchEvent(new CustomEvent('page-broken', { detail: new SyntaxError('a text') }));
    fail(Object.assign(new Error('a text'), { name: 'Ada Lovelace' }));
    leave();
    expect(sent).toEqual([
      {
        vitals: [],
        errors: [
          { code: 'RangeError', page: detailsPattern, count: 1 },
          { code: 'TypeError', page: detailsPattern, count: 2 },
          { code: 'other', page: detailsPattern, count: 2 },
          { code: 'SyntaxError', page: detailsPattern, count: 1 },
        ],
      },
    ]);
  });

  it('tells errors that come after it was hidden with the next time', () => {
    open(cart);
    fail(new TypeError());
    leave();
    fail(new RangeError());
    leave();
    expect(sent.map(({ errors }) => errors.map(({ code }) => code))).toEqual([['TypeError'], ['RangeError']]);
  });

  it('tells nothing if there is nothing', () => {
    open(cart);
    leave();
    expect(sent).toEqual([]);
  });

  it('does not tell more than the BFF takes', () => {
    open(cart);
    for (let times = 0; times < 120; times += 1) fail(new TypeError());
    for (let index = 0; index < 30; index += 1)
      fail(Object.assign(new Error(), { name: `E${String.fromCharCode(65 + (index % 26))}${index < 26 ? '' : 'x'}` }));
    leave();
    expect(sent[0]?.errors).toHaveLength(20);
    expect(sent[0]?.errors[0]).toEqual({ code: 'TypeError', page: '/cart', count: 100 });
  });
});

describe('where the law asks', () => {
  const asked = ['measurement', 'marketing', 'extras'] as const;

  it('nothing is measured before the answer and after "no", and nothing is asked', () => {
    const { observe } = open(cart, asked);
    fail(new TypeError());
    leave();
    answer([]);
    leave();
    expect(observe).not.toHaveBeenCalled();
    expect(sent).toEqual([]);
  });

  it('measuring begins with "yes", once', () => {
    const { observe, tell } = open(cart, asked);
    answer(['measurement']);
    answer(['measurement']);
    expect(observe).toHaveBeenCalledOnce();
    tell('LCP', 900);
    leave();
    expect(sent).toHaveLength(1);
  });

  it('a later "no" ends it', () => {
    answer(['measurement']);
    const { tell } = open(cart, asked);
    tell('LCP', 900);
    answer([]);
    leave();
    expect(sent).toEqual([]);
  });
});
