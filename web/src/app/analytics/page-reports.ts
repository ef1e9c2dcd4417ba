/**
 * Tells the BFF how soon this page was there and which errors it had, when it is hidden or left. Loaded only where somebody
 * counts it, and begins where nothing is asked for it or after the visitor has accepted measurement
 * (docs/rules/analytics.md#page-reports).
 */
import type { Boot } from '@perennial/shared/boot';
import type { PageReport, Vital } from '@perennial/shared/page-report';
import { isErrorCode, pageReportLimits as limits } from '@perennial/shared/page-report-limits';
import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { getConsentAnswer, isOptedOut, onConsent } from '../../analytics/consent.ts';
import { bff } from '../../api/client.ts';
import { stripCulture } from '../../paths.ts';
import { findChild, findRoute } from '../routing/match-route.ts';

/**
 * Calls the listener with each new value of a web vital (https://web.dev/articles/vitals): milliseconds, or the score of
 * layout shift.
 */
function observeVitals(listener: (name: Vital['name'], value: number) => void): void {
  const tell = ({ name, value }: { readonly name: Vital['name']; readonly value: number }) => {
    const rounded = name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value);
    if (rounded >= 0 && rounded <= limits.valueMs) listener(name, rounded);
  };
  onTTFB(tell);
  // Each value at once: a page that is left has no time for the last one.
  for (const observe of [onLCP, onINP, onCLS]) observe(tell, { reportAllChanges: true });
}

/** Tests replace it. */
type Dependencies = {
  readonly observe: typeof observeVitals;
  readonly send: (report: PageReport) => Promise<unknown>;
};

const inBrowser: Dependencies = { observe: observeVitals, send: (report) => bff('POST', '/bff/page-reports', report) };

/** Returns the pattern of the page on screen: its path may have the number of a subscription. */
function findPage(culture: string): string {
  const path = stripCulture(culture, window.location.pathname);
  const route = findRoute(path);
  const child = route && findChild(route, path);
  return child ? `${route.path}/${child.path}` : (route?.path ?? 'other');
}

/** The name of the class, which is no text of the error. */
function codeOf(error: unknown): string {
  return error instanceof Error && isErrorCode(error.name) ? error.name : 'other';
}

/** Starts to measure as soon as the visitor's answer allows it; asks nothing. Called once. */
export function startPageReports(
  { culture, consentPurposes }: Pick<Boot, 'culture' | 'consentPurposes'>,
  dependencies: Dependencies = inBrowser,
): void {
  const firstPage = findPage(culture);
  const mayMeasure = () =>
    (!isOptedOut() && !consentPurposes.includes('measurement')) || getConsentAnswer('measurement') === 'accepted';
  let isMeasuring = false;
  const measureIfAllowed = () => {
    if (isMeasuring || !mayMeasure()) return;
    isMeasuring = true;
    measure({ ...dependencies, firstPage, currentPage: () => findPage(culture), mayMeasure });
  };
  measureIfAllowed();
  onConsent(measureIfAllowed);
}

type Measurement = Dependencies & {
  readonly firstPage: string;
  readonly currentPage: () => string;
  readonly mayMeasure: () => boolean;
};

function measure({ observe, send, firstPage, currentPage, mayMeasure }: Measurement): void {
  const vitals = new Map<Vital['name'], Vital>();
  let errors = new Map<string, PageReport['errors'][number]>();
  let areVitalsSent = false;

  // The first two are of the page that the document came with, the others of the page on which the worst was seen.
  observe((name, value) => {
    vitals.set(name, { name, page: name === 'LCP' || name === 'TTFB' ? firstPage : currentPage(), value });
  });

  function count(error: unknown): void {
    const code = codeOf(error);
    const page = currentPage();
    const key = `${code} ${page}`;
    const known = errors.get(key)?.count ?? 0;
    if (errors.size >= limits.errors && known === 0) return;
    errors.set(key, { code, page, count: Math.min(known + 1, limits.count) });
  }
  window.addEventListener('error', ({ error }) => count(error));
  window.addEventListener('unhandledrejection', ({ reason }) => count(reason));
  window.addEventListener('page-broken', (event) => count(event instanceof CustomEvent && event.detail));

  function report(): void {
    const found = { vitals: areVitalsSent ? [] : [...vitals.values()], errors: [...errors.values()] };
    if (found.vitals.length + found.errors.length === 0 || !mayMeasure()) return;
    // A page that is shown again keeps the worst that it had before: it counts once.
    areVitalsSent ||= found.vitals.length > 0;
    errors = new Map();
    // What cannot be sent is lost: measuring must not disturb the shop.
    send(found).catch(() => undefined);
  }
  // Both are needed: phones can end a hidden page without `pagehide`, and some browsers leave a page without hiding it.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') report();
  });
  window.addEventListener('pagehide', report);
}
