/** Runs the real BFF over HTTP, with a recorder in front of Pact's mock servers as its shop API. */

import { buildApp } from '@perennial/server/app';
import { readConfig } from '@perennial/server/config';
import { createShopApi, type ShopApi } from '@perennial/server/shop-api/shop-api';
import { fillPath, queryString } from '@perennial/shared/catalogue/fill-path';
import { calls } from '@perennial/shared/catalogue/routes';
import { type Caller, canada, type Interaction, type Locale } from './interaction.ts';
import { type RawRequest, type SentRequest, startShopApiRecorder } from './shop-api-recorder.ts';
import { stateValues } from './state-values.ts';

/** The start of every token in the contract. No response to a browser may contain it. */
export const TOKEN_MARK = 'token-of-';

export type BffUnderContract = {
  /**
   * Makes the call of an interaction, with the mock server at this port as the shop API. After a response with a renewed
   * token it makes the call again in the same session.
   */
  call(interaction: Interaction, mockPort: number): Promise<CallRecord>;
  close(): Promise<void>;
};

/** What the BFF sent to the shop API, and what it returned. */
export type CallRecord = { readonly sent: readonly SentRequest[]; readonly received: ReceivedResponse };

export type ReceivedResponse = { readonly status: number; readonly contentType: string; readonly body: unknown };

/** Starts the BFF. `change` alters each request to the shop API; the drift check uses it. */
export async function startBffUnderContract(change?: (request: RawRequest) => RawRequest): Promise<BffUnderContract> {
  const recorder = await startShopApiRecorder(change);
  const recorded = createShopApi(recorder.url);
  let current: Pick<ShopApi, 'request'> = signInShopApi;
  const shopApi: ShopApi = {
    url: recorder.url,
    request: (...details) => current.request(...details),
    close: () => recorded.close(),
  };
  const client = {
    loadBuild: async () => ({ indexHtml: '', findAssets: () => [], findPattern: () => undefined }),
    files: async () => {},
  };
  const app = await buildApp(createConfig(recorder.url), { shopApi, client });
  const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' });

  return {
    async call({ call, caller, input, renewedToken, locale = canada }, mockPort) {
      const { method, path } = calls[call];
      const { params, query, body } = input;
      // A new session for each call, because a response may end the session.
      const cookie = await signIn(baseUrl, caller);
      current = recorded;
      recorder.forwardTo(mockPort);
      try {
        const url = `${baseUrl}${fillPath(path, params)}${queryString(query)}`;
        const response = await request(url, { method, cookie, locale, body });
        if (renewedToken !== undefined) await request(url, { method, cookie, locale, body });
        return { sent: recorder.sent, received: { status: response.status, ...(await readBody(response)) } };
      } finally {
        current = signInShopApi;
      }
    },
    close: async () => {
      await app.close();
      await recorder.close();
    },
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
    AUDIT_LOG: '/dev/null',
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
