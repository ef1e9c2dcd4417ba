/** The real BFF over HTTP, whose shop API is whatever the contract says at the moment. */

import { buildApp } from '@perennial/server/app';
import { readConfig } from '@perennial/server/config';
import { createShopApi, type ShopApi } from '@perennial/server/shop-api/shop-api';
import { fillPath, queryString } from '@perennial/shared/catalogue/fill-path';
import { calls } from '@perennial/shared/catalogue/routes';
import type { Asker, Interaction, Site } from './interaction.ts';
import { stateValues } from './state-values.ts';

/** Where most interactions take place. */
export const canada: Site = { culture: 'en-ca', language: 'en-CA' };

/** What every token of the contract begins with; no answer to a browser may contain it. */
export const TOKEN_MARK = 'token-of-';

export type BffUnderContract = {
  /** Makes the call of an interaction; answers what the client is told. */
  ask(interaction: Interaction): Promise<Told>;
  close(): Promise<void>;
};

type Told = { readonly status: number; readonly contentType: string; readonly body: unknown };

/** The BFF in front of a shop API that listens on a port of this machine whenever an interaction is asked. */
export async function startBffUnderContract(shopApiPort: number): Promise<BffUnderContract> {
  const shopApiUrl = new URL(`http://127.0.0.1:${shopApiPort}`);
  let current: Pick<ShopApi, 'request'> = signingIn;
  const shopApi: ShopApi = {
    url: shopApiUrl,
    request: (...details) => current.request(...details),
    close: async () => {},
  };
  const client = { loadBuild: async () => ({ indexHtml: '', findAssets: () => [] }), files: async () => {} };
  const app = await buildApp(configFor(shopApiUrl), { shopApi, client });
  const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' });

  return {
    async ask({ call, as, input, site = canada }) {
      const { method, path } = calls[call];
      const { params, query, body } = input;
      // A session of its own for each: an answer of the contract may end it.
      const cookie = await signIn(baseUrl, as);
      // And connections of its own: the shop API of the last interaction is gone.
      const connected = createShopApi(shopApiUrl);
      current = connected;
      try {
        const url = `${baseUrl}${fillPath(path, params)}${queryString(query)}`;
        const response = await request(url, { method, cookie, site, body });
        return { status: response.status, ...(await readAnswer(response)) };
      } finally {
        await connected.close();
        current = signingIn;
      }
    },
    close: () => app.close(),
  };
}

function configFor(shopApiUrl: URL) {
  const unused = 'http://127.0.0.1:9';
  return readConfig({
    PUBLIC_URL: 'http://localhost:3000',
    SHOP_API_URL: shopApiUrl.href,
    CONTENT_API_URL: `${unused}/api/v2`,
    OIDC_ISSUER: unused,
    OIDC_CLIENT_ID: 'perennial-shop',
    OIDC_CLIENT_SECRET: 'not used by any contract',
    SESSION_SECRETS: 'a-session-secret-for-contracts-only-and-nothing-else',
    CARD_ENVIRONMENT: 'test',
    LOG_LEVEL: 'silent',
    // The contract holds in every market, open or closed at the moment.
    MARKET_OVERRIDES: JSON.stringify({
      '*': { ordering: 'open', paymentDetails: 'here', selfService: 'here', billing: 'here', pastDue: 'on' },
    }),
  });
}

/** Lets people of the contracts in; it is the contracts of the sign-in calls that pin the real answers. */
const signingIn: Pick<ShopApi, 'request'> = {
  request: async () => {
    const details = { uuid: 'u-1', email: 'customer@example.com', firstName: 'Customer', lastName: 'Example' };
    const answer = { token: stateValues.userToken, details };
    return { status: 200, body: Buffer.from(JSON.stringify(answer)), userToken: undefined };
  },
};

const credentials = { customerEmail: 'customer@example.com', adminUserName: 'any', adminPassword: 'any' };

/** The session cookie of whoever asks; empty for a visitor. */
async function signIn(baseUrl: string, as: Asker): Promise<string> {
  if (as === 'anonymous') return '';
  const { method, path } = calls[as === 'admin' ? 'signInAdmin' : 'signInWithProvider'];
  const body = as === 'admin' ? credentials : { accessToken: 'any' };
  const response = await request(baseUrl + path, { method, cookie: '', site: canada, body });
  if (!response.ok) throw new Error(`The ${as} was not let in: ${response.status} ${await response.text()}`);
  return response.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
}

type RequestDetails = { method: string; cookie: string; site: Site; body: unknown };

function request(url: string, { method, cookie, site, body }: RequestDetails): Promise<Response> {
  const headers = { 'x-culture': site.culture, 'x-language': site.language, cookie };
  if (body === undefined) return fetch(url, { method, headers });
  return fetch(url, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function readAnswer(response: Response): Promise<Pick<Told, 'contentType' | 'body'>> {
  const contentType = response.headers.get('content-type') ?? '';
  const text = await response.text();
  return { contentType, body: /\bjson\b/.test(contentType) && text !== '' ? JSON.parse(text) : text };
}
