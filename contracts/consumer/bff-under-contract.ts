/** Runs the real BFF over HTTP, with Pact's mock server as its shop API. */

import { buildApp } from '@perennial/server/app';
import { readConfig } from '@perennial/server/config';
import { createShopApi, type ShopApi } from '@perennial/server/shop-api/shop-api';
import { fillPath, queryString } from '@perennial/shared/catalogue/fill-path';
import { calls } from '@perennial/shared/catalogue/routes';
import type { Caller, Interaction, Locale } from './interaction.ts';
import { stateValues } from './state-values.ts';

/** The default locale of an interaction. */
export const canada: Locale = { culture: 'en-ca', language: 'en-CA' };

/** The start of every token in the contract. No response to a browser may contain it. */
export const TOKEN_MARK = 'token-of-';

export type BffUnderContract = {
  /** Makes the call of an interaction and returns the response of the BFF. */
  call(interaction: Interaction): Promise<ReceivedResponse>;
  close(): Promise<void>;
};

type ReceivedResponse = { readonly status: number; readonly contentType: string; readonly body: unknown };

/** Starts the BFF. The mock server must listen on `shopApiPort` during each call. */
export async function startBffUnderContract(shopApiPort: number): Promise<BffUnderContract> {
  const shopApiUrl = new URL(`http://127.0.0.1:${shopApiPort}`);
  let current: Pick<ShopApi, 'request'> = signInShopApi;
  const shopApi: ShopApi = {
    url: shopApiUrl,
    request: (...details) => current.request(...details),
    close: async () => {},
  };
  const client = { loadBuild: async () => ({ indexHtml: '', findAssets: () => [] }), files: async () => {} };
  const app = await buildApp(createConfig(shopApiUrl), { shopApi, client });
  const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' });

  return {
    async call({ call, caller, input, locale = canada }) {
      const { method, path } = calls[call];
      const { params, query, body } = input;
      // A new session for each call, because a response may end the session.
      const cookie = await signIn(baseUrl, caller);
      // New connections for each call, because each interaction has a new mock server.
      const connected = createShopApi(shopApiUrl);
      current = connected;
      try {
        const url = `${baseUrl}${fillPath(path, params)}${queryString(query)}`;
        const response = await request(url, { method, cookie, locale, body });
        return { status: response.status, ...(await readBody(response)) };
      } finally {
        await connected.close();
        current = signInShopApi;
      }
    },
    close: () => app.close(),
  };
}

function createConfig(shopApiUrl: URL) {
  const unused = 'http://127.0.0.1:9';
  return readConfig({
    PUBLIC_URL: 'http://localhost:3000',
    SHOP_API_URL: shopApiUrl.href,
    CONTENT_API_URL: `${unused}/api/v2`,
    OIDC_ISSUER: unused,
    OIDC_CLIENT_ID: 'perennial-shop',
    OIDC_CLIENT_SECRET: 'not used in the contract',
    SESSION_SECRETS: 'a-session-secret-for-contracts-only-and-nothing-else',
    CARD_ENVIRONMENT: 'test',
    LOG_LEVEL: 'silent',
    // Opens all markets, because the contract does not depend on market switches.
    MARKET_OVERRIDES: JSON.stringify({
      '*': { ordering: 'open', paymentDetails: 'here', selfService: 'here', billing: 'here', pastDue: 'on' },
    }),
  });
}

/** Accepts every sign-in before a call. The interactions of the sign-in calls pin the real responses. */
const signInShopApi: Pick<ShopApi, 'request'> = {
  request: async () => {
    const details = { uuid: 'u-1', email: 'customer@example.com', firstName: 'Customer', lastName: 'Example' };
    const signInResponse = { token: stateValues.userToken, details };
    return { status: 200, body: Buffer.from(JSON.stringify(signInResponse)), userToken: undefined };
  },
};

const credentials = { customerEmail: 'customer@example.com', adminUserName: 'any', adminPassword: 'any' };

/** Signs the caller in and returns the session cookie; an empty string for an anonymous caller. */
async function signIn(baseUrl: string, caller: Caller): Promise<string> {
  if (caller === 'anonymous') return '';
  const { method, path } = calls[caller === 'admin' ? 'signInAdmin' : 'signInWithProvider'];
  const body = caller === 'admin' ? credentials : { accessToken: 'any' };
  const response = await request(baseUrl + path, { method, cookie: '', locale: canada, body });
  if (!response.ok) throw new Error(`The sign-in of the ${caller} failed: ${response.status} ${await response.text()}`);
  return response.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
}

type RequestDetails = { method: string; cookie: string; locale: Locale; body: unknown };

function request(url: string, { method, cookie, locale, body }: RequestDetails): Promise<Response> {
  const headers = { 'x-culture': locale.culture, 'x-language': locale.language, cookie };
  if (body === undefined) return fetch(url, { method, headers });
  return fetch(url, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function readBody(response: Response): Promise<Pick<ReceivedResponse, 'contentType' | 'body'>> {
  const contentType = response.headers.get('content-type') ?? '';
  const text = await response.text();
  return { contentType, body: /\bjson\b/.test(contentType) && text !== '' ? JSON.parse(text) : text };
}
