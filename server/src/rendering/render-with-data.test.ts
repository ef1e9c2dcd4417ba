import { cart } from '@perennial/shared/examples/cart';
import { personalDetail, profile } from '@perennial/shared/examples/profile';
import { subscriptionListItem } from '@perennial/shared/examples/subscription';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import type { Profile } from '@perennial/shared/models/profile';
import { prefetchQuery } from '@perennial/shared/page-data';
import type { ServerBuild } from '@perennial/shared/server-build';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { bootOf, type Handler, halo, openShop, plainBuild, rootOf, titleOf } from '../testing/page-shop.ts';
import { json, patientLimits, toCookieHeader } from '../testing/test-app.ts';
import { pageLimits } from './in-time.ts';

afterEach(() => {
  vi.useRealTimers();
});

let delays = 0;
/** In milliseconds: each answer overtakes some of those before it. */
const nextDelay = () => (delays++ * 3) % 5;

test('renders a page with the answers of the shop API, and sends them with the page', async () => {
  const { app } = await openShop(titleOf);
  const { body } = await app.inject({ url: '/en-ca/cart?bundle=halo' });
  expect(rootOf(body)).toBe('<h1>halo</h1>');
  expect(bootOf(body).prefetched).toMatchObject([{ name: 'requestCart', data: { pageTitle: 'halo' } }]);
});

test('renders no page that asks nothing before the browser', async () => {
  const { app, received } = await openShop(titleOf);
  const { body } = await app.inject({ url: '/en-ca/cart' });
  expect(rootOf(body)).toBe('');
  expect(received).toEqual([]);
});

test('renders without a late answer, and cancels its request', async () => {
  const asked = Promise.withResolvers<void>();
  const cancelled = Promise.withResolvers<void>();
  const { app } = await openShop(
    (_request, response) => {
      response.once('close', cancelled.resolve);
      asked.resolve();
    },
    { limits: pageLimits },
  );
  // The shop API never answers, and the time limit of the call is longer than the one of the page.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const opening = app.inject({ url: '/en-ca/cart?bundle=halo' });
  await asked.promise;
  vi.advanceTimersByTime(pageLimits.prefetch);
  expect(rootOf((await opening).body)).toBe('<h1>loading</h1>');
  await cancelled.promise;
});

test.each([404, 500])('renders without an answer of status %i, and shows no error', async (status) => {
  const { app } = await openShop((_request, response) => json(response, status, { errorMessages: [] }));
  const response = await app.inject({ url: '/en-ca/cart?bundle=halo' });
  expect(response.statusCode).toBe(200);
  expect(rootOf(response.body)).toBe('<h1>loading</h1>');
  expect(bootOf(response.body).prefetched).toEqual([]);
});

test('asks nothing that the route of the call would refuse', async () => {
  const { app, received } = await openShop(titleOf);
  const { body } = await app.inject({ url: `/en-ca/cart?bundle=${'x'.repeat(1000)}` });
  expect(rootOf(body)).toBe('<h1>loading</h1>');
  expect(received).toEqual([]);
});

test.each<[string, ServerBuild['render'], string]>([
  ['it cannot be rendered', () => Promise.reject(new Error('No such text')), 'No such text'],
  ['its rendering does not end', () => new Promise(() => {}), 'The rendering took longer than 250 ms'],
])('sends the page without markup if %s, and logs that once with the request', async (_, render, message) => {
  const logged: unknown[] = [];
  const failing = { ...plainBuild, render };
  const limits = { ...patientLimits, rendering: pageLimits.rendering };
  const { app } = await openShop(titleOf, { rendering: failing, logged, limits });
  const response = await app.inject({ url: '/en-ca/cart?bundle=halo' });
  expect(response.statusCode).toBe(200);
  expect(rootOf(response.body)).toBe('');
  expect(response.body).toContain('<script type="module" src="/assets/entry.js">');
  expect(bootOf(response.body).prefetched).toHaveLength(1);
  expect(logged).toMatchObject([{ details: { err: { message } }, id: response.headers['x-request-id'] }]);
});

test('gives none of many visitors at once the page of another', async () => {
  const { app } = await openShop((request, response) => setTimeout(() => titleOf(request, response), nextDelay()));
  for (let round = 0; round < 4; round++) {
    const names = Array.from({ length: 10 }, (_, index) => `bundle-${round}-${index}`);
    const pages = await Promise.all(names.map((name) => app.inject({ url: `/en-ca/cart?bundle=${name}` })));
    const rendered = pages.map(({ body }) => [rootOf(body), bootOf(body).prefetched?.map(({ data }) => data)]);
    expect(rendered).toEqual(names.map((name) => [`<h1>${name}</h1>`, [cart({ pageTitle: name })]]));
  }
});

describe('a customer', () => {
  /** Asks for profile and subscription, and renders the first name of the profile. */
  const rendering: ServerBuild = {
    prefetchOf: ({ session }) =>
      session.signedIn
        ? [prefetchQuery('getProfile', {}), prefetchQuery('subscriptionPage', { params: { id: 'S-1' } })]
        : [],
    render: async ({ prefetched = [] }) => {
      const rendered = prefetched.find(({ name }) => name === 'getProfile')?.data as Profile | undefined;
      return { markup: `<h1>${rendered?.personalDetail.firstName ?? 'loading'}</h1>`, preloads: '' };
    },
    loadPages: async () => {},
    keepInputScript: 'start()',
    notLoadedScript: 'watch()',
  };

  /** The access token of the sign-in is the customer's name, and so is the user token. */
  const shopOf =
    (refused: ReadonlySet<string> = new Set()): Handler =>
    ({ path, headers, body }, response) => {
      if (path === '/api/user/signin-udi') {
        const name: string = JSON.parse(body).accessToken;
        const details = { uuid: name, email: `${name}@example.com`, firstName: name, lastName: 'Byron' };
        return json(response, 200, { token: name, details });
      }
      const name = String(headers['user-token']);
      if (refused.has(name)) return json(response, 401, { errorMessages: [] });
      const answer =
        path === '/api/subscriptions/S-1'
          ? subscriptionDetails({ bundleName: 'halo' })
          : profile({ personalDetail: personalDetail({ firstName: name }) });
      return setTimeout(() => json(response, 200, answer), nextDelay());
    };

  async function signIn({ app }: Awaited<ReturnType<typeof openShop>>, name: string): Promise<string> {
    const headers = { 'x-culture': 'en-ca' };
    const response = await app.inject({
      method: 'POST',
      url: '/api/user/signin-udi',
      headers,
      payload: { accessToken: name },
    });
    return toCookieHeader(response);
  }

  test('gets the own page, which is not cached; a subscription comes with its content', async () => {
    const shop = await openShop(shopOf(), { rendering });
    const cookie = await signIn(shop, 'Ada');
    const { body, headers } = await shop.app.inject({ url: '/en-ca/my-account/overview', headers: { cookie } });
    expect(rootOf(body)).toBe('<h1>Ada</h1>');
    expect(bootOf(body).prefetched).toMatchObject([
      { name: 'getProfile', data: { personalDetail: { firstName: 'Ada' } } },
      { name: 'subscriptionPage', input: { params: { id: 'S-1' } }, data: { content: halo } },
    ]);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('gets the content of a subscription in the language of the page', async () => {
    const shop = await openShop(shopOf(), { rendering });
    const cookie = await signIn(shop, 'Ada');
    const { body } = await shop.app.inject({
      url: '/en-ca/my-account/overview?language=fr-CA',
      headers: { cookie },
    });
    expect(bootOf(body).prefetched?.[1]).toMatchObject({ data: { content: { title: 'Halo, brosse avec socle' } } });
  });

  test('is active with a page, and nothing of a customer is asked for a visitor', async () => {
    let now = Date.now();
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now);
    const always = { ...rendering, prefetchOf: () => [prefetchQuery('getProfile', {})] };
    const shop = await openShop(shopOf(), { rendering: always });
    await shop.app.inject({ url: '/en-ca/my-account/overview' });
    expect(shop.received).toEqual([]);
    const cookie = await signIn(shop, 'Ada');
    const readEnd = async () => {
      const { json: read } = await shop.app.inject({ url: '/bff/session', headers: { cookie } });
      return Date.parse(read().expiresAt);
    };
    const before = await readEnd();
    now += 10 * 60_000;
    await shop.app.inject({ url: '/en-ca/my-account/overview', headers: { cookie } });
    expect((await readEnd()) - before).toBe(10 * 60_000);
    clock.mockRestore();
  });

  test('gets what can be read of an answer with unforeseen values', async () => {
    const item = subscriptionListItem();
    const list = [
      { ...item, subscriptionNumber: null },
      { ...item, ableToPayInFull: null },
    ];
    const listBuild = { ...rendering, prefetchOf: () => [prefetchQuery('getSubscriptions', {})] };
    const shop = await openShop(
      (request, response) =>
        request.path === '/api/subscriptions' ? json(response, 200, list) : shopOf()(request, response),
      { rendering: listBuild },
    );
    const cookie = await signIn(shop, 'Ada');
    const { body } = await shop.app.inject({ url: '/en-ca/my-account/overview', headers: { cookie } });
    expect(bootOf(body).prefetched).toMatchObject([
      { name: 'getSubscriptions', data: [{ ...item, ableToPayInFull: false }] },
    ]);
  });

  test('keeps the session although the shop API refuses it while the page is rendered', async () => {
    const refused = new Set(['Ada']);
    const shop = await openShop(shopOf(refused), { rendering });
    const cookie = await signIn(shop, 'Ada');
    const page = await shop.app.inject({ url: '/en-ca/my-account/overview', headers: { cookie } });
    expect(rootOf(page.body)).toBe('<h1>loading</h1>');
    expect(bootOf(page.body)).toMatchObject({ session: { signedIn: true, firstName: 'Ada' }, prefetched: [] });
    expect(page.cookies.map(({ name }) => name)).toEqual(['perennial-culture']);
    refused.clear();
    const call = await shop.app.inject({ url: '/api/user/details', headers: { cookie, 'x-culture': 'en-ca' } });
    expect(call.json()).toMatchObject({ personalDetail: { firstName: 'Ada' } });
  });

  test('never gets the page of another one who opens it at the same time', async () => {
    const shop = await openShop(shopOf(), { rendering });
    // Longer than "Ada", which the random letters of a nonce can contain.
    const names = ['Augusta', 'Grace'];
    const cookies = await Promise.all(names.map((name) => signIn(shop, name)));
    for (let round = 0; round < 20; round++) {
      const pages = await Promise.all(
        cookies.map((cookie) => shop.app.inject({ url: '/en-ca/my-account/overview', headers: { cookie } })),
      );
      for (const [index, { body }] of pages.entries()) {
        expect(body).toContain(`"firstName":"${names[index]}"`);
        expect(body).not.toContain(names[1 - index]);
      }
    }
  });
});
