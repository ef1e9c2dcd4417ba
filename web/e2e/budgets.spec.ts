/**
 * What a page may load: bytes on the wire with response headers, number of requests, how deep they depend on each other, and
 * styles that it does not use.
 */
import { EVENT_STREAM_PATH } from '@perennial/shared/event-stream';
import type { CDPSession, Page } from 'playwright/test';
import { findScenario, signInAs } from './customers.ts';
import { pages } from './lighthouse/pages.ts';
import { inMatrix } from './matrix.ts';
import { countStyles, countStylesOfBothWidths, type StyleUse, toShare, toStyleTable } from './measuring/style-use.ts';
import { expect, test, withoutStreams } from './shop.ts';

test.use({ newPages: true, environment: withoutStreams });

type Budget = {
  /** In kilobytes (1000 bytes), compressed with brotli. */
  readonly script: number;
  /** In kilobytes, compressed, without its response headers. */
  readonly document?: number;
  /** All of the page, in kibibytes (1024 bytes). */
  readonly total?: number;
  readonly requests?: number;
  /** The longest chain of requests that each began because of the one before; the document is the first. */
  readonly depth?: number;
  /** Requests to the BFF for data. */
  readonly calls?: number;
  /** Styles that no element of the page uses, in kilobytes, as text. */
  readonly unusedStyles?: number;
};

const cart = '/en-ca/cart?bundle=sonic-brush-halo';
const checkout = '/en-ca/checkout?bundle=sonic-brush-halo';

/**
 * Calls are the third link of the chain: of a page whose answers are late. Each page knows the path of the page about a
 * customer's own data, and how a sign-in is told that is too old or was ended in another browser. No page has what it
 * does not use of i18next and of the router (ADR 91), nor of React (ADR 117).
 */
const budgetsOfStranger: Readonly<Record<string, Budget>> = {
  // With the first words of the bar of customer care, what a failed request means for the customer, and what leads to
  // receipts in the table of pages and in the messages. The document has a link for each file of its styles.
  [cart]: { script: 90.3, document: 22.3, total: 125, requests: 8, depth: 2, calls: 0, unusedStyles: 13.5 },
};

const budgetsOfCustomer: Readonly<Record<string, Budget>> = {
  // Above the order button stands what is agreed. Each document has the legal links of the country.
  [checkout]: { script: 114.4, document: 29.9, requests: 32, depth: 3, unusedStyles: 18 },
  // The way to the calendar file stands beside what is coming up; a row for each subscription,
  // and the words after a change.
  '/en-ca/my-account/overview': { script: 94.3, document: 28.7, requests: 18, depth: 3, unusedStyles: 19.4 },
  // It has what is abnormal about the payments, too, and the next delivery with its actions, the way to the
  // calendar file, the place of the card forecast, and how far parcels and returns are.
  '/en-ca/my-account/subscription-details/{number}': {
    script: 108.8,
    document: 32.2,
    requests: 28,
    depth: 3,
    unusedStyles: 21.1,
  },
  '/en-ca/subscription-successful': { script: 94.8, unusedStyles: 15.6 },
  '/en-ca/subscription-error': { script: 90.3 },
  '/en-ca/404': { script: 87.1 },
};

/** Smaller files are not compressed. The count includes about 1 kB of response headers. */
const COMPRESSED_FROM_BYTES = 2500;

type Loaded = {
  readonly url: string;
  readonly type: string;
  readonly depth: number;
  encoding: string;
  /** Of the response headers. */
  headerBytes: number;
  /** Of headers and body. */
  bytes: number;
};

/** Files that a browser with windows asks for by itself, and the headless shell does not: the icons and the manifest. */
function isOfBrowser(url: string): boolean {
  return /\/(?:favicon\.ico|mark\.svg|manifest\.webmanifest)$/.test(new URL(url).pathname);
}

/** What the page watches two seconds after it has loaded; a slow machine may still be busy then. */
function isLate(url: string): boolean {
  return /\/assets\/late-watches-[^/]+\.js$/.test(url) || new URL(url).pathname === EVENT_STREAM_PATH;
}

/** Records the requests of a page. Requests whose cause the browser does not know count as caused by the document. */
async function recordRequests(client: CDPSession): Promise<() => readonly Loaded[]> {
  const loaded = new Map<string, Loaded>();
  const depthOf = (cause: string | undefined) =>
    [...loaded.values()].find(({ url }) => url === cause)?.depth ?? (loaded.size === 0 ? 0 : 1);
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  client.on('Network.requestWillBeSent', ({ requestId, request, type = '', initiator }) => {
    if (request.url.startsWith('data:') || isOfBrowser(request.url) || isLate(request.url)) return;
    const cause = initiator.stack?.callFrames[0]?.url || initiator.url;
    loaded.set(requestId, {
      url: request.url,
      type,
      depth: depthOf(cause) + 1,
      encoding: 'none',
      headerBytes: 0,
      bytes: 0,
    });
  });
  client.on('Network.responseReceived', ({ requestId, response }) => {
    const request = loaded.get(requestId);
    if (!request) return;
    request.headerBytes = response.encodedDataLength;
    request.encoding = response.headers['content-encoding'] ?? response.headers['Content-Encoding'] ?? 'none';
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = loaded.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  return () => [...loaded.values()];
}

type Visited = { readonly requests: readonly Loaded[]; readonly styles: StyleUse };

async function load(page: Page, path: string): Promise<Visited> {
  const client = await page.context().newCDPSession(page);
  const read = await recordRequests(client);
  const styles = await countStyles(page, async () => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  });
  await client.detach();
  return { requests: read(), styles };
}

/** Returns what a page has used of its budget, in the units of the budget. */
function measure({ requests, styles }: Visited): Required<Budget> {
  const bytesOf = (chosen: readonly Loaded[]) => chosen.reduce((total, { bytes }) => total + bytes, 0);
  const document = requests.find(({ type }) => type === 'Document');
  return {
    script: bytesOf(requests.filter(({ type }) => type === 'Script')) / 1000,
    document: (document ? document.bytes - document.headerBytes : 0) / 1000,
    total: bytesOf(requests) / 1024,
    requests: requests.length,
    depth: Math.max(...requests.map(({ depth }) => depth)),
    calls: requests.filter(({ url }) => /^\/(?:api|bff)\//.test(new URL(url).pathname)).length,
    unusedStyles: (styles.all - styles.used) / 1000,
  };
}

async function expectWithinBudget(page: Page, path: string, budget: Budget): Promise<void> {
  await test.step(path, async () => {
    const visited = await load(page, path);
    const { requests, styles } = visited;
    const used = measure(visited);
    const description = `${path} uses ${Math.round(toShare(styles))} % of its styles ${JSON.stringify(used, (_key, value) => (typeof value === 'number' ? Math.round(value * 10) / 10 : value))}`;
    test.info().annotations.push({ type: 'size', description });
    expect(used.script, 'the page has loaded its scripts').toBeGreaterThan(50);
    for (const [name, limit] of Object.entries(budget))
      expect.soft(used[name as keyof Budget], `${name}: ${description}`).toBeLessThanOrEqual(limit);
    const scripts = requests.filter(({ type }) => type === 'Script');
    expect(scripts.filter(({ encoding, bytes }) => encoding !== 'br' && bytes > COMPRESSED_FROM_BYTES)).toEqual([]);
  });
}

test('loads every page within its budget of bytes and requests', async ({ page, shop }) => {
  shop.sandbox.reset();
  // The first page of a process may take too long for its answers.
  await expect.poll(async () => (await page.request.get(cart)).text()).toContain('"prefetched":[{');
  for (const [path, budget] of Object.entries(budgetsOfStranger)) await expectWithinBudget(page, path, budget);

  await signInAs(page, shop, 'ca-subscriber');
  const number = findScenario(shop, 'ca-subscriber').subscriptions[0]?.number ?? '';
  for (const [path, budget] of Object.entries(budgetsOfCustomer))
    await expectWithinBudget(page, path.replace('{number}', number), budget);
});

/**
 * The least share of its styles that a page uses, in percent, on a phone and in a wide window together. The aim is 70
 * (docs/performance.md#what-a-page-loads). On a busy machine a page may end with less of its parts, so each has a margin.
 */
const shares: Readonly<Record<string, number>> = {
  cart: 49,
  checkout: 35,
  'checkout-customer': 42,
  'thank-you': 42,
  overview: 37,
  details: 40,
  billing: 38,
  'payment-details': 30,
  'personal-details': 37,
  support: 42,
  'contract-cancel': 36,
  'login-admin': 27,
};

test('has few styles on each page that no element uses', inMatrix, async ({ browser, shop }) => {
  // Twelve pages, each with an empty cache.
  test.slow();
  shop.sandbox.reset();
  const uses: Record<string, StyleUse> = {};
  for (const { name, path, scenario, stored } of pages) {
    const context = await browser.newContext({ baseURL: shop.shopUrl });
    const page = await context.newPage();
    const customer = scenario && (await signInAs(page, shop, scenario));
    if (stored) await context.addInitScript((values) => Object.assign(sessionStorage, values), stored);
    const number = customer ? (customer.subscriptions[0]?.number ?? '') : '';
    uses[name] = await countStylesOfBothWidths(page, path.replace('{number}', number));
    await context.close();
  }
  process.stdout.write(toStyleTable(uses));
  expect(Object.keys(shares)).toEqual(pages.map(({ name }) => name));
  for (const [name, use] of Object.entries(uses))
    expect.soft(toShare(use), `${name}: share of its styles`).toBeGreaterThanOrEqual(shares[name] ?? 100);
});
