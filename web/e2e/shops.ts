/** The shops of a worker: journeys with the same environment share one, and none starts a new worker and browser. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DevStack, startDevStack } from '@perennial/sandbox/launch/dev-stack';
import { freePort, freePorts } from '@perennial/sandbox/ports';
import type { Browser } from 'playwright/test';
import { KeptPage } from './kept-page.ts';
import { SwitchablePort } from './switchable-port.ts';

export type ShopUnderTest = DevStack & {
  /** The connection between BFF and shop API. */
  readonly shopApiConnection: SwitchablePort;
  /** The path of the audit log of customer care. */
  readonly auditLog: string;
  readonly keptPage: KeptPage;
};

export type ShopOptions = {
  /** Changes of the BFF's environment. */
  readonly environment: Readonly<Record<string, string>>;
  /** Whether the shop has an https URL. */
  readonly https: boolean;
};

/** A shop that waits needs memory and no processor time. Most journeys share one of two environments. */
const RUNNING_AT_ONCE = 3;

export class ShopsOfWorker {
  readonly #browser: Browser;
  /** By their options; the one that was used last is the last. */
  readonly #running = new Map<string, ShopUnderTest>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Returns the shop with these options, and starts it if it does not run. Throws if it does not start. */
  async get(options: ShopOptions): Promise<ShopUnderTest> {
    const key = JSON.stringify(options);
    const shop = this.#running.get(key) ?? (await this.#start(options));
    this.#running.delete(key);
    this.#running.set(key, shop);
    return shop;
  }

  async stop(): Promise<void> {
    const shops = [...this.#running.values()];
    this.#running.clear();
    await Promise.all(shops.map((shop) => shop.stop()));
  }

  async #start(options: ShopOptions): Promise<ShopUnderTest> {
    for (const [key, shop] of [...this.#running].slice(0, -RUNNING_AT_ONCE + 1)) {
      this.#running.delete(key);
      await shop.stop();
    }
    return startShop(options, this.#browser);
  }
}

async function startShop({ environment, https }: ShopOptions, browser: Browser): Promise<ShopUnderTest> {
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
  // A document of words, without scripts, with the headers of a page. Its status is 404, which the browser reports as an error.
  const keptPage = new KeptPage(browser, `${devStack.shopUrl}/nothing.txt`);
  const stop = async () => {
    await keptPage.close();
    await devStack.stop();
    await shopApiConnection.disconnect();
    await rm(folder, { recursive: true });
  };
  return { ...devStack, shopApiConnection, auditLog, keptPage, stop };
}
