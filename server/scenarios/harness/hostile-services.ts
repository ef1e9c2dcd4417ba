/**
 * A BFF whose identity provider and shop API do what a test says. It is one instance with sessions in memory, and its
 * public URL is https: a proxy in front of it terminates TLS.
 */
import { randomBytes } from 'node:crypto';
import { startFakeProvider } from '../../src/testing/fake-provider.ts';
import { startHostileShopApi } from './hostile-shop-api.ts';
import { HttpBrowser } from './http-browser.ts';
import type { Answer } from './http-request.ts';
import type { Stack } from './stack.ts';

const SHOP = 'https://shop.example';

export type HostileServices = Awaited<ReturnType<typeof startHostileServices>>;

export async function startHostileServices(stack: Stack) {
  const provider = await startFakeProvider();
  const shopApi = await startHostileShopApi();
  const bff = await stack.startBff({
    environment: {
      PUBLIC_URL: SHOP,
      SHOP_API_URL: shopApi.url,
      OIDC_ISSUER: provider.url,
      REDIS_URL: '',
      SESSION_SECRETS: randomBytes(32).toString('base64url'),
    },
  });

  /** Starts a sign-in, and returns the path that the provider sends the browser back to. */
  async function startSignIn(browser: HttpBrowser): Promise<string> {
    const { location } = await browser.request('/bff/login?culture=en-ca&returnTo=/en-ca/cart');
    const { searchParams } = new URL(location);
    provider.state.nonce = searchParams.get('nonce') ?? '';
    return `/en-ca/udi-return?${new URLSearchParams({ code: 'c', state: searchParams.get('state') ?? '' })}`;
  }

  async function signIn(browser: HttpBrowser): Promise<Answer> {
    return browser.request(await startSignIn(browser));
  }

  return {
    provider,
    shopApi,
    bff,
    openBrowser: () => new HttpBrowser({ shop: SHOP, via: bff.url }),
    startSignIn,
    signIn,
    /** Both services answer as at the start, and nothing was received. */
    reset: async () => {
      await shopApi.comeBack();
      shopApi.reset();
      Object.assign(provider.state, { claims: {}, tokens: {}, answers: {} });
      provider.received.splice(0);
    },
    close: async () => {
      await bff.kill();
      await Promise.all([provider.close(), shopApi.close()]);
    },
  };
}
