/** The real BFF over HTTP, whose shop API is whatever the contract says at the moment. */

import { buildApp } from '@perennial/server/app';
import { readConfig } from '@perennial/server/config';
import { createShopApi, type ShopApi } from '@perennial/server/shop-api/shop-api';
import { fillPath, queryString } from '@perennial/shared/catalogue/fill-path';
import { calls } from '@perennial/shared/catalogue/routes';
import type { Interaction } from './interaction.ts';

/** The token that the contract shows; a verifier replaces it by the provider state's. */
export const EXAMPLE_TOKEN = 'token-of-the-customer';

const unused = 'http://127.0.0.1:9';

const config = readConfig({
  PUBLIC_URL: 'http://localhost:3000',
  SHOP_API_URL: unused,
  CONTENT_API_URL: `${unused}/api/v2`,
  OIDC_ISSUER: unused,
  OIDC_CLIENT_ID: 'perennial-shop',
  OIDC_CLIENT_SECRET: 'not used by any contract',
  SESSION_SECRETS: 'a-session-secret-for-contracts-only-and-nothing-else',
  CARD_ENVIRONMENT: 'test',
  LOG_LEVEL: 'silent',
});

/** Lets the customer of the contracts in; it is the contract of the sign-in call that pins the real answer. */
const signingIn: ShopApi = {
  request: async () => {
    const details = { uuid: 'u-1', email: 'customer@example.com', firstName: 'Customer', lastName: 'Example' };
    return { status: 200, body: Buffer.from(JSON.stringify({ token: EXAMPLE_TOKEN, details })), userToken: undefined };
  },
  close: async () => {},
};

export type BffUnderContract = {
  /** Makes the call of an interaction against a shop API at an address; answers what the client is told. */
  ask(interaction: Interaction, shopApiUrl: string): Promise<Told>;
  close(): Promise<void>;
};

type Told = { readonly status: number; readonly body: unknown };

export async function startBffUnderContract(): Promise<BffUnderContract> {
  let current = signingIn;
  const shopApi: ShopApi = { request: (...details) => current.request(...details), close: async () => {} };
  const client = { build: async () => ({ indexHtml: '', assetsOf: () => [] }), files: async () => {} };
  const app = await buildApp(config, { shopApi, client });
  const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' });

  return {
    async ask({ call, as, input }, shopApiUrl) {
      const { method, path } = calls[call];
      const { params, query, body } = input;
      // A session of its own for each: an answer of the contract may end it.
      const cookie = as === 'customer' ? await signIn(baseUrl) : '';
      current = createShopApi(new URL(shopApiUrl));
      try {
        const response = await request(
          `${baseUrl}${fillPath(path, params)}${queryString(query)}`,
          method,
          cookie,
          body,
        );
        const text = await response.text();
        return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
      } finally {
        await current.close();
        current = signingIn;
      }
    },
    close: () => app.close(),
  };
}

async function signIn(baseUrl: string): Promise<string> {
  const response = await request(`${baseUrl}/api/user/signin-udi`, 'POST', '', { accessToken: 'any' });
  return response.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
}

function request(url: string, method: string, cookie: string, body: unknown): Promise<Response> {
  const headers = { 'x-culture': 'en-ca', 'x-language': 'en-CA', cookie };
  if (body === undefined) return fetch(url, { method, headers });
  return fetch(url, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
