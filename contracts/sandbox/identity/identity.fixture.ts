/** An identity provider with one customer, and a client that behaves like a browser. */
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { People } from '../people.ts';
import { buildIdentity } from './identity.ts';

export const ISSUER = 'http://localhost:4002';
export const SHOP = 'http://localhost:3000';
export const CALLBACK = `${SHOP}/en-ca/udi-return`;
const VERIFIER = 'a-verifier-that-is-long-enough-for-the-rule-of-43-characters';
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');
const SCOPE = 'openid profile email email_marketing_consent offline_access';

export const ada = {
  id: 'ada',
  email: 'ada@example.com',
  password: 'Perennial1',
  firstName: 'Ada',
  lastName: 'Byron',
  marketingOptIn: false,
  culture: 'en-ca',
} as const;

export const eve = {
  email: 'eve@example.com',
  password: 'Leaf.2024',
  firstName: 'Eve',
  lastName: "O'Neill",
  phoneNumber: '+1 416 555 0199',
  terms: 'on',
  marketingOptIn: 'on',
};

/** Stores cookies by path. Does not follow redirects automatically. */
class Browser {
  readonly #app: FastifyInstance;
  readonly #cookies = new Map<string, { name: string; value: string; path: string }>();

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  async visit(target: string, form?: Record<string, string>, headers: Record<string, string> = {}) {
    const url = new URL(target, ISSUER);
    const cookie = [...this.#cookies.values()]
      .filter(({ path }) => url.pathname.startsWith(path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    const response = await this.#app.inject({
      method: form ? 'POST' : 'GET',
      url: url.pathname + url.search,
      headers: {
        host: url.host,
        accept: 'text/html',
        cookie,
        ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        ...headers,
      },
      ...(form ? { payload: new URLSearchParams(form).toString() } : {}),
    });
    for (const { name, value, path = '/', expires } of response.cookies) {
      const key = `${name} ${path}`;
      if (value === '' || (expires && expires.getTime() < Date.now())) this.#cookies.delete(key);
      else this.#cookies.set(key, { name, value, path });
    }
    return {
      status: response.statusCode,
      location: String(response.headers.location ?? ''),
      headers: response.headers,
      text: response.body,
    };
  }

  authorize(extra: Record<string, string> = {}) {
    const query = new URLSearchParams({
      client_id: 'perennial-shop',
      response_type: 'code',
      scope: SCOPE,
      redirect_uri: CALLBACK,
      state: 'the-state',
      nonce: 'the-nonce',
      code_challenge: CHALLENGE,
      code_challenge_method: 'S256',
      ui_locales: 'en-CA',
      ...extra,
    });
    return this.visit(`/auth?${query}`);
  }

  /** Follows the redirect after a submitted form and returns the callback URL. */
  async followToCallback(location: string): Promise<URL> {
    const { location: callback } = await this.visit(location);
    return new URL(callback);
  }
}

/** Returns the errors on a page by field. */
export const findFieldErrors = (page: string) =>
  Object.fromEntries([...page.matchAll(/id="(\w+)-error"><span>(.*?)</g)].map(([, field, text]) => [field, text]));

export const findHeading = (page: string) => /<h1>(.*?)</.exec(page)?.[1];

/** Returns the provider, its people, a browser, and the requests of the shop: requestToken, exchangeCode, userInfo. */
export async function startIdentity() {
  const people = new People([ada]);
  const app = await buildIdentity({
    issuer: ISSUER,
    people,
    client: {
      id: 'perennial-shop',
      secret: 'secret',
      redirectUris: [CALLBACK],
      postLogoutRedirectUris: [`${SHOP}/en-ca/`],
    },
  });
  const browser = new Browser(app);

  async function requestToken(form: Record<string, string>) {
    const response = await app.inject({
      method: 'POST',
      url: '/token',
      headers: {
        host: 'localhost:4002',
        authorization: `Basic ${Buffer.from('perennial-shop:secret').toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams(form).toString(),
    });
    return { status: response.statusCode, body: response.json() };
  }

  const exchangeCode = (callback: URL) =>
    requestToken({
      grant_type: 'authorization_code',
      code: callback.searchParams.get('code') ?? '',
      redirect_uri: CALLBACK,
      code_verifier: VERIFIER,
    });

  async function userInfo(accessToken: string) {
    const headers = { host: 'localhost:4002', authorization: `Bearer ${accessToken}` };
    const response = await app.inject({ url: '/me', headers });
    return { status: response.statusCode, body: response.json() };
  }

  async function signIn() {
    const { location } = await browser.authorize();
    const form = await browser.visit(`${location}/sign-in`, { email: ada.email, password: ada.password });
    return exchangeCode(await browser.followToCallback(form.location));
  }

  return { people, app, browser, requestToken, exchangeCode, userInfo, signIn };
}
