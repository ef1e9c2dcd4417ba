/** A customer at identity providers that this project has not written (docs/operate/identity-provider.md). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HttpBrowser } from '../harness/http-browser.ts';
import { waitUntil } from '../harness/wait-until.ts';
import type { OpenedPage } from './foreign-provider.ts';
import { startGlewlwyd } from './glewlwyd.ts';
import { startLemonldap } from './lemonldap.ts';
import { type ProviderStack, startProviderStack } from './provider-stack.ts';

/** An ID token lives longer than this, so a shop whose clock is ahead takes it. */
const STEP_UP_SECONDS = 60;

describe.each([
  ['Glewlwyd', 'secret', startGlewlwyd],
  ['Glewlwyd', 'key', startGlewlwyd],
  ['LemonLDAP::NG', 'secret', startLemonldap],
] as const)('at %s, with a %s of the shop', (_, authentication, startProvider) => {
  let stack: ProviderStack;
  beforeAll(async () => {
    stack = await startProviderStack(startProvider, authentication, { STEP_UP_SECONDS: String(STEP_UP_SECONDS) });
  });
  afterAll(() => stack?.stop());

  async function start(browser: HttpBrowser, query: Record<string, string> = {}): Promise<OpenedPage> {
    const parameters = new URLSearchParams({ culture: 'en-ca', returnTo: '/en-ca/404', ...query });
    return browser.openAbroad((await browser.request(`/bff/login?${parameters}`)).location);
  }

  const asksForCredentials = (browser: HttpBrowser, opened: OpenedPage) =>
    stack.provider.asksForCredentials(browser, opened);

  /** Starts a sign-in that needs the password. */
  async function startFresh(browser: HttpBrowser): Promise<OpenedPage> {
    let opened = await start(browser, { prompt: 'login' });
    await waitUntil(async () => {
      if (await asksForCredentials(browser, opened)) return true;
      opened = await start(browser, { prompt: 'login' });
      return false;
    });
    return opened;
  }

  /** Goes on from the page to which the shop has led. Returns the page of the shop that it ends at. */
  async function comeBack(browser: HttpBrowser, opened: OpenedPage): Promise<string> {
    const isAsked = await asksForCredentials(browser, opened);
    const callback = await (isAsked ? stack.provider.signIn(browser, opened) : stack.provider.goOn(browser, opened));
    expect(callback.pathname).toBe('/en-ca/udi-return');
    return (await browser.request(callback.href)).location;
  }

  async function signIn(): Promise<HttpBrowser> {
    const browser = stack.openBrowser();
    const opened = await start(browser);
    expect(await asksForCredentials(browser, opened), stack.bff.output).toBe(true);
    expect(await comeBack(browser, opened), stack.bff.output).toBe('/en-ca/404');
    return browser;
  }

  /** Follows a link of the shop to the provider's page for profile and password. */
  async function openProfile(browser: HttpBrowser, path: string): Promise<OpenedPage> {
    let { location } = await browser.request(path);
    if (location.startsWith('/bff/')) ({ location } = await browser.request(location));
    return browser.openAbroad(location);
  }

  const call = async (browser: HttpBrowser) => (await browser.call('/api/payment/methods')).status;

  test('a customer signs in, with the name and the email of the provider', async () => {
    const browser = await signIn();
    expect(await browser.session()).toMatchObject({ signedIn: true, email: stack.provider.email });
    expect(await call(browser)).toBe(200);
  });

  test('a new token of five minutes is refreshed for none of ten calls, and one that the shop refuses is renewed', async () => {
    const browser = await signIn();
    const before = await stack.countRefreshes('refreshed');
    for (let count = 0; count < 10; count += 1) expect(await call(browser)).toBe(200);
    expect(await stack.countRefreshes('refreshed')).toBe(before);
    for (const renewals of [1, 2]) {
      stack.sandbox.expireUserTokens();
      expect(await call(browser), stack.bff.output).toBe(200);
      expect(await stack.countRefreshes('refreshed')).toBe(before + renewals);
    }
  });

  test('a customer whom the provider knows comes back without a password, and with prompt=login needs it', async () => {
    const browser = await signIn();
    const known = await start(browser);
    expect(await asksForCredentials(browser, known)).toBe(false);
    expect(await comeBack(browser, known)).toBe('/en-ca/404');
    expect(await comeBack(browser, await startFresh(browser)), stack.bff.output).toBe('/en-ca/404');
    expect(await browser.session()).toMatchObject({ signedIn: true });
  });

  test('a customer logs out, comes back to the shop, and needs the password again', async () => {
    const browser = await signIn();
    const { redirectTo } = (await browser.signOut()).json;
    const { url } = await browser.openAbroad(String(redirectTo));
    expect((await stack.provider.confirmSignOut(browser, url)).href).toBe(`${browser.shop}/en-ca/`);
    expect(await browser.session()).toMatchObject({ signedIn: false });
    expect(await asksForCredentials(browser, await start(browser))).toBe(true);
  });

  test('a customer who logs out at the provider is signed out of the shop, if the provider says so', async () => {
    const browser = await signIn();
    await stack.provider.signOutByItself(browser);
    if (stack.provider.hasBackchannelLogout) {
      await waitUntil(async () => (await browser.session())['signedIn'] === false);
    }
    expect(await browser.session()).toMatchObject({ signedIn: !stack.provider.hasBackchannelLogout });
    expect(stack.bff.output).not.toContain('back-channel logout failed');
  });

  test('a customer whose sign-in is old proves again who it is before a copy of all data', async () => {
    const browser = await signIn();
    const copyData = async () => {
      const { status, json } = await browser.call('/bff/my-data');
      return status === 200 ? 'copied' : json['code'];
    };
    expect(await copyData()).toBe('copied');
    await stack.bff.changeClock({ aheadMs: (STEP_UP_SECONDS + 1) * 1000 });
    expect(await copyData()).toBe('session.notFresh');
    // Who comes back without a password has proved nothing, if the provider says so.
    expect(await comeBack(browser, await start(browser))).toBe('/en-ca/404');
    expect(await copyData()).toBe(stack.provider.sendsAuthTime ? 'session.notFresh' : 'copied');
    // The clocks of shop and provider are the same again.
    await stack.bff.changeClock({ aheadMs: 0 });
    const asked = await startFresh(browser);
    expect(await comeBack(browser, asked), stack.bff.output).toBe('/en-ca/404');
    expect(await copyData()).toBe('copied');
  });

  test.each(['/bff/profile?culture=en-ca&returnTo=/en-ca/my-account/personal-details', '/.well-known/change-password'])(
    'a customer comes by %s to a page of the provider, without a password',
    async (path) => {
      const browser = await signIn();
      const opened = await openProfile(browser, path);
      expect(await asksForCredentials(browser, opened)).toBe(false);
      expect(await stack.provider.isProfileOfCustomer(browser, opened), opened.page).toBe(true);
    },
  );

  test('a customer changes the first name at the provider, and the shop has it after the way back', async () => {
    const browser = await signIn();
    const { firstName } = await browser.session();
    const opened = await openProfile(browser, '/bff/profile?culture=en-ca&returnTo=/en-ca/404');
    const isChanged = await stack.provider.changeFirstName(browser, 'Augusta');
    const back = await browser.request(opened.url.searchParams.get('returnTo') ?? '');
    expect(back.location, stack.bff.output).toBe('/en-ca/404?profile=updated');
    expect(await browser.session()).toMatchObject({ firstName: isChanged ? 'Augusta' : firstName });
  });

  test('a customer changes the password at the provider, and signs in with it', async () => {
    const browser = await signIn();
    await stack.provider.changePassword(browser, await openProfile(browser, '/.well-known/change-password'));
    await signIn();
  });
});
