/** The complete shop on one machine: the sandbox in this process, the BFF in a child process. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { wallets } from '@perennial/shared/models/payment';
import { legalLinksOf } from '../content/legal/legal-pages.ts';
import { freePort, type Ports } from '../ports.ts';
import { type Sandbox, startSandbox } from '../sandbox.ts';
import { workshop } from './build.ts';
import { openHttpsDoor } from './https-door.ts';

/** The BFF as it is built for production. */
const BFF_MAIN = fileURLToPath(new URL('../../../server/dist/bundle/main.js', import.meta.url));
const READY_TIMEOUT_MS = 20_000;
const READY_POLL_MS = 50;

/** The secret of the content webhook, `POST /bff/content/webhook`. It is public because the stack is local only. */
export const CONTENT_WEBHOOK_SECRET = 'published-in-the-sandbox';

/** What a person can try, and most journeys do without: the environment of `start` and `dev`. */
export const trialEnvironment = { WALLETS: wallets.join(',') };

export type DevStack = {
  readonly shopUrl: string;
  readonly sandbox: Sandbox;
  stop(): Promise<void>;
};

type Options = {
  ports: Ports;
  /** The shop has an https URL, with a certificate that no browser knows. */
  https?: boolean;
  /** Environment variables of the BFF that differ from the defaults. */
  environment?: Readonly<Record<string, string>>;
  /** Whether the log of the BFF is shown. */
  log?: 'inherit' | 'ignore';
};

/** Starts the sandbox and the BFF and waits until the BFF is ready. Throws if one of them does not start. */
export async function startDevStack(options: Options): Promise<DevStack> {
  const { ports, https = false, environment = {}, log = 'inherit' } = options;
  const shopUrl = `${https ? 'https' : 'http'}://localhost:${ports.shop}`;
  const bffPort = https ? await freePort() : ports.shop;
  const bffUrl = `http://localhost:${bffPort}`;
  const clientSecret = randomBytes(24).toString('base64url');
  const sandbox = await startSandbox({ ports, shopUrl, shopUrlForProvider: bffUrl, clientSecret, workshop });

  const bff = spawn(process.execPath, [BFF_MAIN], {
    stdio: ['ignore', log, log === 'ignore' ? 'ignore' : 'inherit'],
    env: {
      ...process.env,
      ...bffEnvironment(sandbox.urls, { shopUrl, port: bffPort, clientSecret }),
      ...(https && { TRUST_PROXY: 'loopback' }),
      ...environment,
    },
  });
  let closeDoor = async () => {};
  const stop = async () => {
    await Promise.all([closeDoor(), stopProcess(bff), sandbox.stop()]);
  };
  try {
    if (https) closeDoor = await openHttpsDoor(ports.shop, bffPort);
    await waitUntilReady(bffUrl, bff);
  } catch (error) {
    await stop();
    throw error;
  }
  return { shopUrl, sandbox, stop };
}

type Shop = { readonly shopUrl: string; readonly port: number; readonly clientSecret: string };

/** The environment of a BFF that uses a sandbox. */
export function bffEnvironment(urls: Sandbox['urls'], { shopUrl, port, clientSecret }: Shop): Record<string, string> {
  return {
    NODE_ENV: 'production',
    PORT: String(port),
    PUBLIC_URL: shopUrl,
    SHOP_API_URL: urls['shop-api'],
    CONTENT_API_URL: `${urls.content}/api/v2`,
    CONTENT_WEBHOOK_SECRET,
    OIDC_ISSUER: urls.identity,
    OIDC_CLIENT_ID: 'perennial-shop',
    OIDC_CLIENT_SECRET: clientSecret,
    SESSION_SECRETS: randomBytes(32).toString('base64url'),
    CARD_ENVIRONMENT: 'test',
    CARD_HOST_URL: `${urls['card-host']}/checkoutshopper/`,
    ANALYTICS_ADAPTERS: 'bff,dataLayer',
    ANALYTICS_COLLECTOR_URL: `${urls.console}/analytics/collect`,
    LEGAL_LINKS: JSON.stringify(legalLinksOf(urls.content)),
    MANAGE_SUBSCRIPTION_URLS: JSON.stringify({ '*': 'https://example.com/manage-subscription' }),
    // Other work of this machine makes the event loop late, too, and refuses nobody.
    OVERLOAD_DELAY_MS: '0',
    // A page shows at once what the console has changed.
    SHARED_PAGES_SECONDS: process.env['SHARED_PAGES_SECONDS'] ?? '0',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
  };
}

async function waitUntilReady(shopUrl: string, bff: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (bff.exitCode !== null) throw new Error('The BFF did not start. Its log is above.');
    const response = await fetch(`${shopUrl}/readyz`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, READY_POLL_MS));
  }
  throw new Error(`The BFF was not ready within ${READY_TIMEOUT_MS / 1000} seconds.`);
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
