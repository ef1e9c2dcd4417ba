/** One visit of a page in a browser of its own, with nothing in its cache. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DevStack } from '@perennial/sandbox/launch/dev-stack';
import { freePort } from '@perennial/sandbox/ports';
import type { Result } from 'lighthouse';
import { chromium } from 'playwright';
import { findScenario, signInAs } from '../customers.ts';
import type { AuditedPage, Figures } from './pages.ts';

/** In milliseconds; a visit that takes longer has failed. */
const VISIT_TIMEOUT_MS = 60_000;
const MAX_WAIT_FOR_LOAD_MS = 30_000;

const categories = ['performance', 'accessibility', 'best-practices'] as const;

export type Visited = {
  readonly figures: Figures;
  /** The titles of the audits that failed, of all categories but performance. */
  readonly failedAudits: readonly string[];
};

/** Visits a page. Throws if the browser or Lighthouse fails, and if the page leads to another one. */
export async function visitPage(page: AuditedPage, stack: DevStack, browserPath: string): Promise<Visited> {
  const { default: lighthouse } = await import('lighthouse');
  const directory = await mkdtemp(join(tmpdir(), 'perennial-lighthouse-'));
  const port = await freePort();
  // Lighthouse opens its page in the browser's own context, so that is where the customer signs in.
  const context = await chromium.launchPersistentContext(directory, {
    executablePath: browserPath,
    baseURL: stack.shopUrl,
    args: ['--no-sandbox', '--no-first-run', '--disable-background-networking', `--remote-debugging-port=${port}`],
  });
  try {
    const [first = await context.newPage()] = context.pages();
    if (page.scenario) await signInAs(first, stack, page.scenario);
    if (page.stored) await context.addInitScript((stored) => Object.assign(sessionStorage, stored), page.stored);
    const url = stack.shopUrl + toPath(page, stack);
    const visiting = lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: [...categories, ...(page.isPublic ? ['seo'] : [])],
      maxWaitForLoad: MAX_WAIT_FOR_LOAD_MS,
      clearStorageTypes: ['cache_storage', 'local_storage', 'shader_cache'],
    });
    return read(await withinTime(visiting), url);
  } finally {
    await context.close();
    await rm(directory, { recursive: true, force: true });
  }
}

function toPath({ path, scenario }: AuditedPage, stack: DevStack): string {
  const number = scenario && findScenario(stack, scenario).subscriptions[0]?.number;
  return path.replace('{number}', number ?? '');
}

async function withinTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`The visit took more than ${VISIT_TIMEOUT_MS} ms`)), VISIT_TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

function read(result: Result | undefined, url: string): Visited {
  if (!result) throw new Error('Lighthouse has no result');
  const { categories: found, audits, finalDisplayedUrl, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${runtimeError.code}: ${runtimeError.message}`);
  // The client adds the language to the query.
  if (new URL(finalDisplayedUrl).pathname !== new URL(url).pathname)
    throw new Error(`${url} led to ${finalDisplayedUrl}`);
  const numberOf = (name: string) => required(audits[name]?.numericValue, name);
  const scoreOf = (name: (typeof categories)[number]) => required(found[name]?.score, name);
  return {
    figures: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      bestPractices: scoreOf('best-practices'),
      fcp: numberOf('first-contentful-paint'),
      lcp: numberOf('largest-contentful-paint'),
      tbt: numberOf('total-blocking-time'),
      cls: numberOf('cumulative-layout-shift'),
      seo: found['seo']?.score ?? undefined,
    },
    failedAudits: Object.entries(found).flatMap(([category, { auditRefs }]) =>
      category === 'performance'
        ? []
        : auditRefs.flatMap(({ id }) => {
            const audit = audits[id];
            return audit?.score !== null && audit && audit.score < 1 ? [`${category}: ${audit.title}`] : [];
          }),
    ),
  };
}

function required(value: number | null | undefined, name: string): number {
  if (value === undefined || value === null) throw new Error(`The visit has no ${name}`);
  return value;
}
