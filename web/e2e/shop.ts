/** The fixtures of every journey: a running shop and a page for each worker. An unexpected error fails the journey. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DevStack, startDevStack } from '@perennial/sandbox/launch/dev-stack';
import { freePort, freePorts } from '@perennial/sandbox/ports';
import { test as base, expect, type Request } from 'playwright/test';
import { findCutText } from './cut-text.ts';
import { KeptPage } from './kept-page.ts';
import { SwitchablePort } from './switchable-port.ts';
import { stopWatchingDialogs, watchDialogs } from './violations.ts';

export type ShopUnderTest = DevStack & {
  /** The connection between BFF and shop API. */
  readonly shopApiConnection: SwitchablePort;
  /** The path of the audit log of customer care. */
  readonly auditLog: string;
};

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
  /**
   * Whether a file gets a new page for each journey: for journeys that change the page itself (its scripts, clock or
   * media), or measure how it loads the first time.
   */
  newPages: boolean;
};

type WorkerFixtures = {
  /** The dialogs that axe has looked at. */
  checkedDialogs: Set<string>;
  /** Changes of the BFF's environment. With `test.use({ environment: { ... } })` a file gets a shop of its own. */
  environment: Readonly<Record<string, string>>;
  /** Whether the shop has an https URL. Its certificate is unknown: use `ignoreHTTPSErrors` with it. */
  https: boolean;
  shop: ShopUnderTest;
  keptPage: KeptPage;
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
  environment: [{}, { option: true, scope: 'worker' }],
  https: [false, { option: true, scope: 'worker' }],
  newPages: [false, { option: true }],

  shop: [
    async ({ environment, https }, use) => {
      const ports = await freePorts();
      const connectionPort = await freePort();
      const folder = await mkdtemp(join(tmpdir(), 'perennial-journeys-'));
      const auditLog = join(folder, 'audit.log');
      const shopApiConnection = await SwitchablePort.open(connectionPort, ports['shop-api']);
      shopApiConnection.latencyMs = Number(process.env['SHOP_API_LATENCY_MS'] ?? 0);
      // Journeys cause errors on purpose, whose logs would fill the report. Analytics has journeys of its own.
      const devStack = await startDevStack({
        ports,
        https,
        environment: {
          SHOP_API_URL: `http://localhost:${connectionPort}`,
          LOG_LEVEL: 'fatal',
          AUDIT_LOG: auditLog,
          ANALYTICS_ADAPTERS: '',
          ...environment,
        },
      });
      await use({ ...devStack, shopApiConnection, auditLog });
      await devStack.stop();
      await shopApiConnection.disconnect();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ shop }, use) => use(shop.shopUrl),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
  checkedDialogs: [async ({}, use) => use(new Set()), { scope: 'worker' }],

  keptPage: [
    async ({ browser, shop }, use) => {
      const keptPage = new KeptPage(browser, emptyUrlOf(shop));
      await use(keptPage);
      await keptPage.close();
    },
    { scope: 'worker' },
  ],

  context: async (
    { browser, keptPage, newPages, javaScriptEnabled, contextOptions, viewport, hasTouch },
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
        if (isMissingPage(url) || url === emptyUrlOf(shop)) return;
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

/** A document of words, without scripts, with the headers of a page. Its status is 404, which the browser reports as an error. */
function emptyUrlOf({ shopUrl }: ShopUnderTest): string {
  return `${shopUrl}/nothing.txt`;
}

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
