/** The fixtures of every journey: a running shop with its environment, and a page. An unexpected error fails the journey. */
import { test as base, expect, type Request } from 'playwright/test';
import { findCutText } from './cut-text.ts';
import { type ShopOptions, ShopsOfWorker, type ShopUnderTest } from './shops.ts';
import { stopWatchingDialogs, watchDialogs } from './violations.ts';

export type { ShopUnderTest };

// Playwright takes the stack of each of its calls and maps it to sources. There is nothing to map, because Node removes types
// without moving anything.
Reflect.deleteProperty(Error, 'prepareStackTrace');

type Watch = {
  /** Allows console errors that a journey causes on purpose. */
  allowConsole(pattern: RegExp): void;
  /**
   * Records all responses of the shop's origin from now on: URLs, headers and bodies. Off by default, because reading
   * every body takes longer than most journeys.
   */
  recordResponses(): () => Promise<readonly string[]>;
};

type Fixtures = {
  watch: Watch;
  /** Changes of the BFF's environment, for a file with `test.use({ environment: { ... } })`. */
  environment: ShopOptions['environment'];
  /** Whether the shop has an https URL. Its certificate is unknown: use `ignoreHTTPSErrors` with it. */
  https: ShopOptions['https'];
  shop: ShopUnderTest;
  /**
   * Whether a file gets a new page for each journey: for journeys that change the page itself (its scripts, clock or
   * media), or measure how it loads the first time.
   */
  newPages: boolean;
};

type WorkerFixtures = {
  /** The dialogs that axe has looked at. */
  checkedDialogs: Set<string>;
  shops: ShopsOfWorker;
};

/** An environment in which every market switch is open (docs/rules/markets.md#changing-the-switches). */
export const openMarkets = {
  MARKET_OVERRIDES: JSON.stringify({
    '*': {
      ordering: 'open',
      paymentDetails: 'here',
      selfService: 'here',
      billing: 'here',
      pastDue: 'on',
      invoiceLink: 'shown',
    },
  }),
};

/** Opens `/metrics` of a shop with this environment, and lets its pages report. */
export const METRICS_TOKEN = 'a-token-for-journeys';

/** An environment with everything that a shop may measure. */
export const measured = { ANALYTICS_ADAPTERS: 'bff,dataLayer', METRICS_TOKEN };

/** For journeys that wait until the network is idle: an open stream never is (docs/rules/results-at-once.md#limits). */
export const withoutStreams = { EVENT_STREAMS: '0' };

/** For runs that send more from one address than a shop accepts of one. */
export const noLimits = {
  TERMINATION_TRIES_BY_CONTRACT: '10000/600',
  TERMINATION_TRIES_BY_ADDRESS: '10000/600',
  SIGN_IN_LIMIT: '10000/60',
  SIGN_UP_LIMIT: '10000/60',
  SUPPORT_LIMIT: '10000/600',
};

/** For runs over many pages one after the other. Files with the same environment share a shop, which takes seconds to start. */
export const openAndUnlimited = { ...openMarkets, ...noLimits, ...withoutStreams };

export const test = base.extend<Fixtures, WorkerFixtures>({
  environment: [{}, { option: true }],
  https: [false, { option: true }],
  newPages: [false, { option: true }],

  shops: [
    async ({ browser }, use) => {
      const shops = new ShopsOfWorker(browser);
      await use(shops);
      await shops.stop();
    },
    { scope: 'worker' },
  ],

  shop: async ({ shops, environment, https }, use) => use(await shops.get({ environment, https })),

  baseURL: async ({ shop }, use) => use(shop.shopUrl),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
  checkedDialogs: [async ({}, use) => use(new Set()), { scope: 'worker' }],

  context: async (
    { browser, shop: { keptPage }, newPages, javaScriptEnabled, contextOptions, viewport, hasTouch },
    use,
    testInfo,
  ) => {
    if (newPages) {
      const context = await browser.newContext();
      await use(context);
      return context.close();
    }
    const page = await keptPage.take(JSON.stringify([javaScriptEnabled, contextOptions, viewport, hasTouch]));
    await use(page.context());
    // What a failed journey leaves behind is not known.
    await (testInfo.status === testInfo.expectedStatus ? keptPage.empty() : keptPage.close());
  },

  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),

  watch: [
    async ({ page, shop, checkedDialogs }, use) => {
      const violations = await watchDialogs(page, checkedDialogs);
      const unexpected: string[] = [];
      const allowed: RegExp[] = [];
      const responses: Promise<string>[] = [];

      page.on('console', (message) => {
        if (message.type() !== 'error') return;
        const text = message.text();
        const { url } = message.location();
        if (isMissingPage(url) || url === shop.keptPage.emptyUrl) return;
        if (!allowed.some((pattern) => pattern.test(text)))
          unexpected.push(`console error: ${text} ${message.location().url}`);
      });
      page.on('pageerror', ({ message }) => {
        if (!allowed.some((pattern) => pattern.test(message))) unexpected.push(`page error: ${message}`);
      });
      page.on('request', (request) => {
        if (!isLocal(request.url())) unexpected.push(`external request: ${request.url()}`);
      });

      await use({
        allowConsole: (pattern) => allowed.push(pattern),
        recordResponses: () => {
          // 'response' would wait forever for the body of a response that the page has cancelled.
          page.on('requestfinished', (request) => {
            if (request.url().startsWith(shop.shopUrl)) responses.push(readResponse(request));
          });
          return () => Promise.all(responses);
        },
      });
      await stopWatchingDialogs(page);
      expect(unexpected).toEqual([]);
      expect(violations).toEqual([]);
      if (!page.isClosed() && page.url().startsWith(shop.shopUrl)) expect(await findCutText(page)).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

function isLocal(url: string): boolean {
  return /^(data:|blob:|about:)/.test(url) || ['localhost', '127.0.0.1'].includes(new URL(url).hostname);
}

/** Returns URL, headers and body of a response, or an empty text if its page has been closed. */
async function readResponse(request: Request): Promise<string> {
  try {
    const response = await request.response();
    return [request.url(), JSON.stringify(await response?.allHeaders()), await response?.text()].join('\n');
  } catch {
    return '';
  }
}

/** The browser reports the status 404 of a page as an error. Paths of the BFF and of files are not pages. */
function isMissingPage(url: string): boolean {
  return /^\/[a-z]{2}-[a-z]{2}\/404$/.test(URL.canParse(url) ? new URL(url).pathname : '');
}
