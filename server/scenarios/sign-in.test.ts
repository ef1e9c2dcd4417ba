/**
 * What an attacker tries with a sign-in, at the real pages of the identity provider (docs/rules/sign-in.md#signing-in).
 */
import { beforeEach, describe, expect, test } from 'vitest';
import type { HttpBrowser } from './harness/http-browser.ts';
import { useStack } from './running-stack.ts';

const stack = useStack();
const customer = stack.findCustomer('ca-subscriber');
const other = stack.findCustomer('ca-new');

beforeEach(() => stack.clear());

const reasonOf = (location: string) => new URL(location, stack.origin).searchParams.get('reason');
const attemptsOf = (browser: HttpBrowser) => browser.cookieNames().filter((name) => name.includes('-attempt-'));

describe('a callback', () => {
  test.each<[string, string, (url: URL) => unknown]>([
    ['with a wrong state', 'expired', ({ searchParams }) => searchParams.set('state', 'of-someone-else')],
    ['with a doubled state', 'expired', ({ searchParams }) => searchParams.append('state', 'second')],
    [
      'with the iss of another provider',
      'failed',
      ({ searchParams }) => searchParams.set('iss', 'https://evil.example'),
    ],
    ['with two iss', 'failed', ({ searchParams }) => searchParams.append('iss', 'https://evil.example')],
    ['without a code', 'failed', ({ searchParams }) => searchParams.delete('code')],
    ['with the code of someone else', 'failed', ({ searchParams }) => searchParams.set('code', 'of-someone-else')],
    ['on the page of another country', 'expired', (url) => Object.assign(url, { pathname: '/nl-nl/udi-return' })],
  ])('%s is refused as %s and keeps no session', async (_, reason, change) => {
    const browser = stack.openBrowser();
    const callback = await browser.submitCredentials(await browser.startSignIn(), customer);
    change(callback);
    const { status, location } = await browser.request(callback.href);
    expect([status, reasonOf(location)]).toEqual([303, reason]);
    expect(await browser.session()).toMatchObject({ signedIn: false });
    expect(browser.cookieNames()).not.toContain('perennial');
  });

  test('without a state is a page that signs no one in', async () => {
    const browser = stack.openBrowser();
    const callback = await browser.submitCredentials(await browser.startSignIn(), customer);
    callback.searchParams.delete('state');
    expect((await browser.request(callback.href)).status).toBe(200);
    expect(await browser.session()).toMatchObject({ signedIn: false });
  });

  test('of an attacker signs no one in who opens it', async () => {
    const attacker = stack.openBrowser();
    const callback = await attacker.submitCredentials(await attacker.startSignIn(), other);
    const victim = stack.openBrowser();
    expect(reasonOf((await victim.request(callback.href)).location)).toBe('expired');
    expect(await victim.session()).toMatchObject({ signedIn: false });
  });

  test('that is opened twice signs in once, and the second time changes nothing', async () => {
    const browser = stack.openBrowser();
    const callback = await browser.submitCredentials(await browser.startSignIn(), customer);
    expect((await browser.request(callback.href)).location).toBe('/en-ca/404');
    expect(reasonOf((await browser.request(callback.href)).location)).toBe('expired');
    expect(await browser.session()).toMatchObject({ signedIn: true, email: customer.email });
  });

  test('that is sent twice at the same moment signs in at most once', async () => {
    const browser = stack.openBrowser();
    const callback = await browser.submitCredentials(await browser.startSignIn(), customer);
    const twin = browser.copy();
    const answers = await Promise.all([browser.request(callback.href), twin.request(callback.href)]);
    // The identity provider may end the grant of a code that it sees twice.
    expect(answers.filter(({ location }) => location === '/en-ca/404').length).toBeLessThanOrEqual(1);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  });
});

describe('a customer', () => {
  test('who starts to sign in in two tabs can finish the second one first', async () => {
    const browser = stack.openBrowser();
    const first = await browser.startSignIn('/en-ca/cart');
    const second = await browser.startSignIn('/en-ca/checkout');
    const callbacks = [
      await browser.submitCredentials(second, customer),
      await browser.submitCredentials(first, customer),
    ];
    const locations: string[] = [];
    for (const callback of callbacks) locations.push((await browser.request(callback.href)).location);
    expect(locations).toEqual(['/en-ca/checkout', '/en-ca/cart']);
    expect(await browser.session()).toMatchObject({ signedIn: true });
  });

  test('who has left fifty sign-ins behind keeps four cookies, and can sign in', async () => {
    const browser = stack.openBrowser();
    for (let count = 0; count < 50; count += 1) await browser.request('/bff/login?culture=en-ca&returnTo=/en-ca/cart');
    expect(attemptsOf(browser)).toHaveLength(4);
    expect((await browser.signIn(customer, '/en-ca/cart')).location).toBe('/en-ca/cart');
    expect(await browser.session()).toMatchObject({ signedIn: true });
  });

  test('who cancels at the identity provider is not signed in, and can try again with the same return URL', async () => {
    const browser = stack.openBrowser();
    const form = await browser.startSignIn('/en-ca/cart?bundle=halo');
    const { url } = await browser.open(`${form.href}/cancel`, { method: 'POST' });
    expect(url.searchParams.get('reason')).toBe('cancelled');
    expect(url.searchParams.get('returnTo')).toBe('/en-ca/cart?bundle=halo');
    expect(await browser.session()).toMatchObject({ signedIn: false });
  });

  test('who signs in over another customer is the second one, and the session of the first has ended', async () => {
    const browser = stack.openBrowser();
    await browser.signIn(customer);
    const before = browser.copy();
    const { url } = await browser.open('/bff/login?culture=en-ca&returnTo=/en-ca/404&prompt=login');
    await browser.request((await browser.submitCredentials(url, other)).href);
    expect(await browser.session()).toMatchObject({ signedIn: true, email: other.email });
    expect(await before.session()).toMatchObject({ signedIn: false });
  });

  test('whose browser has the session of an attacker gets another one', async () => {
    const attacker = stack.openBrowser();
    await attacker.signIn(other);
    const planted = attacker.cookie('perennial');
    const victim = stack.openBrowser();
    victim.setCookie('perennial', planted);
    await victim.signIn(customer);
    expect(victim.cookie('perennial')).not.toBe(planted);
    expect(await victim.session()).toMatchObject({ email: customer.email });
    expect(await attacker.session()).not.toHaveProperty('email', customer.email);
  });

  test('whose browser has a session id that an attacker made up gets another one', async () => {
    const victim = stack.openBrowser();
    victim.setCookie('perennial', 'made-up-by-an-attacker.c2lnbmF0dXJl');
    await victim.signIn(customer);
    expect(victim.cookie('perennial')).not.toContain('made-up');
  });
});

describe('a sign-in with the return URL', () => {
  const browser = stack.openBrowser();

  test.each([
    ['//evil.example'],
    ['/%2F/evil.example'],
    ['/%5Cevil.example'],
    ['/%255Cevil.example'],
    ['/%09/evil.example'],
    ['%09//evil.example'],
    ['%20//evil.example'],
    ['javascript:alert(1)'],
    ['https://evil.example/en-ca/cart'],
    ['https:evil.example'],
    ['/en-ca/..//evil.example'],
    ['/en-ca/%2e%2e//evil.example'],
    ['/en-ca@evil.example'],
    ['/en-ca/cart%0D%0ASet-Cookie:planted=1'],
    ['/en-ca/udi-return?state=1'],
  ])('%s stays on this shop', async (returnTo) => {
    const login = `/bff/login?culture=en-ca&returnTo=${returnTo}`;
    const { url } = await browser.open(login, {});
    const answer = url.pathname.includes('/interaction/')
      ? await browser.request((await browser.submitCredentials(url, customer)).href)
      : undefined;
    const end = new URL(answer?.location ?? url.href, stack.origin);
    expect(end.origin).toBe(stack.origin);
    expect(end.pathname).toMatch(/^\/en-ca\//);
    expect(end.pathname).not.toContain('udi-return');
    expect(browser.cookieNames()).not.toContain('planted');
  });
});

test.each([
  ['X-Forwarded-Host', { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }],
  ['Forwarded', { forwarded: 'host=evil.example;proto=https' }],
  ['Host', { host: 'evil.example' }],
])('a forged %s does not change where the identity provider returns to', async (_, headers) => {
  const browser = stack.openBrowser();
  const { url } = await browser.open('/bff/login?culture=en-ca', { headers });
  const callback = await browser.submitCredentials(url, customer);
  expect(callback.href).toContain(`${stack.origin}/en-ca/udi-return?`);
  expect((await browser.request(callback.href)).location).toBe('/en-ca/my-account/overview');
});
