/** The shop with an identity provider of others: the sandbox's other services, one instance of the BFF, no Redis. */
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { identityClient } from '@perennial/sandbox/identity/identity';
import { freePort } from '@perennial/sandbox/ports';
import { type Sandbox, startSandbox } from '@perennial/sandbox/sandbox';
import { BffProcess, type Environment } from '../harness/bff-process.ts';
import { HttpBrowser } from '../harness/http-browser.ts';
import type { ForeignProvider, Start } from './foreign-provider.ts';

export type ProviderStack = {
  readonly provider: ForeignProvider;
  readonly sandbox: Sandbox;
  readonly bff: BffProcess;
  readonly environment: Environment;
  openBrowser(): HttpBrowser;
  /** How often the BFF has refreshed tokens, by result. */
  countRefreshes(result: string): Promise<number>;
  stop(): Promise<void>;
};

const METRICS_TOKEN = randomBytes(24).toString('base64url');

/** Throws if a part does not start, and stops the others. */
export async function startProviderStack(
  startProvider: (start: Start) => Promise<ForeignProvider>,
  authentication: 'secret' | 'key',
  settings: Environment,
): Promise<ProviderStack> {
  const started: (() => unknown)[] = [];
  const stop = async () => {
    for (const end of started.splice(0).reverse()) await end();
  };
  try {
    const folder = mkdtempSync(join(tmpdir(), 'perennial-provider-'));
    started.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
    const port = await freePort();
    const shopUrl = `http://localhost:${port}`;
    // Letters that a form leaves as they are, and that some libraries encode.
    const secret = `${randomBytes(24).toString('hex')}-_.`;
    const { id: clientId, ...urls } = identityClient(shopUrl, secret, shopUrl);
    const key = createKey();
    const client = { clientId, ...urls, ...(authentication === 'key' ? { jwks: { keys: [key.open] } } : {}) };
    const provider = await startProvider({ port: await freePort(), folder, client });
    started.push(provider.stop);
    const ports = { console: 0, 'shop-api': 0, identity: 0, content: 0, 'card-host': 0 };
    const sandbox = await startSandbox({ ports, shopUrl, issuer: provider.issuer });
    started.push(sandbox.stop);
    const environment = {
      PUBLIC_URL: shopUrl,
      SHOP_API_URL: sandbox.urls['shop-api'],
      CONTENT_API_URL: `${sandbox.urls.content}/api/v2`,
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: clientId,
      ...(authentication === 'key'
        ? { OIDC_CLIENT_KEYS: JSON.stringify({ keys: [key.secret] }) }
        : { OIDC_CLIENT_SECRET: secret }),
      ...provider.settings,
      SESSION_SECRETS: randomBytes(32).toString('base64url'),
      CARD_ENVIRONMENT: 'test',
      SIGN_IN_LIMIT: '100000/60',
      METRICS_TOKEN,
      AUDIT_LOG: '/dev/null',
      ...settings,
    };
    const bff = await BffProcess.start({ port, environment, hasMovableClock: true });
    started.push(() => bff.kill());
    return {
      provider,
      sandbox,
      bff,
      environment,
      openBrowser: () => new HttpBrowser({ shop: shopUrl }),
      countRefreshes: async (result) => {
        const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
        const text = await (await fetch(`${bff.url}/metrics`, { headers })).text();
        const [, count = '0'] =
          text.match(new RegExp(`^perennial_token_refreshes_total{result="${result}"} (\\d+)`, 'm')) ?? [];
        return Number(count);
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Returns a key of the shop, with its public half. */
function createKey() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const names = { kid: 'shop', alg: 'RS256' };
  return {
    secret: { ...privateKey.export({ format: 'jwk' }), ...names },
    open: { ...publicKey.export({ format: 'jwk' }), ...names, use: 'sig' },
  };
}
