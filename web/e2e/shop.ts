/** What every journey has: a shop of its own, and a browser page that fails on anything a person should not meet. */
import { type Constellation, startConstellation } from '@perennial/sandbox/launch/constellation';
import { freePorts } from '@perennial/sandbox/ports';
import { test as base, expect, type Page, type Request } from 'playwright/test';
import { SwitchablePort } from './switchable-port.ts';

export type ShopUnderTest = Constellation & {
  /** The line between BFF and shop API. */
  readonly shopApiLine: SwitchablePort;
};

type Watch = {
  /** Messages of the console that a journey brings about on purpose. */
  allowConsole(pattern: RegExp): void;
  /**
   * Everything that the browser gets from the shop's own origin from here on: addresses, headers and texts. Only where
   * a journey asks, since reading every file takes longer than most journeys.
   */
  keepAnswers(): () => Promise<readonly string[]>;
};

type WorkerFixtures = {
  /** Changes to the BFF's environment: `test.use({ environment: { ... } })` gives a file a shop of its own. */
  environment: Readonly<Record<string, string>>;
  shop: ShopUnderTest;
};

/** Every market open for everything (decision 1). */
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

export const test = base.extend<{ watch: Watch }, WorkerFixtures>({
  environment: [{}, { option: true, scope: 'worker' }],

  shop: [
    async ({ environment }, use) => {
      const ports = await freePorts();
      const { shop: linePort } = await freePorts();
      const shopApiLine = await SwitchablePort.open(linePort, ports['shop-api']);
      // Journeys provoke errors on purpose; the log of each would bury the report. Analytics has a journey of its own.
      const constellation = await startConstellation({
        ports,
        environment: {
          SHOP_API_URL: `http://localhost:${linePort}`,
          LOG_LEVEL: 'fatal',
          ANALYTICS_ADAPTERS: '',
          ...environment,
        },
      });
      await use({ ...constellation, shopApiLine });
      await constellation.stop();
      await shopApiLine.cut();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ shop }, use) => use(shop.shopUrl),

  watch: [
    async ({ page, shop }, use) => {
      const unexpected: string[] = [];
      const allowed: RegExp[] = [];
      const reading: Promise<string>[] = [];

      page.on('console', (message) => {
        if (message.type() !== 'error') return;
        const text = message.text();
        if (!allowed.some((pattern) => pattern.test(text))) unexpected.push(`console error: ${text}`);
      });
      page.on('pageerror', (error) => unexpected.push(`page error: ${error.message}`));
      page.on('request', (request) => {
        if (!isLocal(request.url())) unexpected.push(`request to the outside: ${request.url()}`);
      });

      await use({
        allowConsole: (pattern) => allowed.push(pattern),
        keepAnswers: () => {
          // Not on 'response': the body of an answer that a page left behind never comes.
          page.on('requestfinished', (request) => {
            if (request.url().startsWith(shop.shopUrl)) reading.push(read(request));
          });
          return () => Promise.all(reading);
        },
      });
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

function isLocal(url: string): boolean {
  return /^(data:|blob:|about:)/.test(url) || ['localhost', '127.0.0.1'].includes(new URL(url).hostname);
}

/** Address, headers and text of an answer; nothing of one whose page has been closed meanwhile. */
async function read(request: Request): Promise<string> {
  try {
    const response = await request.response();
    return [request.url(), JSON.stringify(await response?.allHeaders()), await response?.text()].join('\n');
  } catch {
    return '';
  }
}

/** What a customer of the journeys has: nobody else uses their address. */
export function newcomer() {
  return { email: `ada.${Date.now()}.${Math.floor(Math.random() * 1e6)}@example.com`, password: 'Secret_2026' };
}

export type Newcomer = ReturnType<typeof newcomer>;

/** Signs up on the identity provider's page, which the shop has led to. */
export async function signUpAt(page: Page, { email, password }: Newcomer): Promise<void> {
  await page.locator('input[name="firstName"]').fill('Ada');
  await page.locator('input[name="lastName"]').fill('Byron');
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.getByLabel(/terms of use/).check();
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** Signs in on the identity provider's page. */
export async function signInAt(page: Page, { email, password }: Newcomer): Promise<void> {
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('button[type="submit"]').first().click();
}
