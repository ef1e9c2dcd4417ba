import type { Boot } from '@perennial/shared/boot';
import { askFirst } from '@perennial/shared/page-answers';
import type { PageDrawing } from '@perennial/shared/page-drawing';
import { afterEach, expect, test } from 'vitest';
import { json, startFakeService, testApp } from '../testing/test-app.ts';

type Handler = Parameters<typeof startFakeService>[0];

const closing: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const indexHtml =
  '<html lang="en"><head><!--boot--><script type="module" src="/assets/entry.js"></script></head><body><div id="root"></div></body></html>';

/** Draws the titles of the answers. */
const plainDrawing: PageDrawing = {
  questionsOf: (_boot, url) => {
    const name = new URL(url, 'http://page').searchParams.get('bundle');
    const bundles = [{ name: name ?? '', quantity: 1 }];
    return name === null ? undefined : [askFirst('requestCart', { body: { bundles } })];
  },
  draw: async ({ answers = [] }: Boot) => ({
    markup: `<h1>${answers.map(({ data }) => (data as { title: string }).title).join() || 'loading'}</h1>`,
    preloads: '',
  }),
  firstViewScript: 'start()',
};

async function openShop(shopApi: Handler, drawing: PageDrawing = plainDrawing, logged: unknown[] = []) {
  const service = await startFakeService(shopApi);
  const client = { loadBuild: async () => ({ indexHtml, findAssets: () => [], drawing }), files: async () => {} };
  const app = await testApp({ SHOP_API_URL: service.url }, { client });
  app.addHook('onRequest', async (request) => {
    request.log.error = ((details: unknown) => logged.push({ details, id: request.id })) as typeof request.log.error;
  });
  closing.push(service.close, () => app.close());
  return { app, received: service.received };
}

const titleOf: Handler = ({ body }, response) => json(response, 200, { title: JSON.parse(body).bundles[0].name });

const rootOf = (html: string) => /<div id="root">(.*?)<\/div>/.exec(html)?.[1];
const bootOf = (html: string): Boot => JSON.parse(/id="boot"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '{}');

test('draws a page with the answers of the shop API, and sends them with the page', async () => {
  const { app } = await openShop(titleOf);
  const { body } = await app.inject({ url: '/en-ca/cart?bundle=halo' });
  expect(rootOf(body)).toBe('<h1>halo</h1>');
  expect(bootOf(body).answers).toMatchObject([{ name: 'requestCart', data: { title: 'halo' } }]);
});

test('draws no page that asks nothing before the browser', async () => {
  const { app, received } = await openShop(titleOf);
  const { body } = await app.inject({ url: '/en-ca/cart' });
  expect(rootOf(body)).toBe('');
  expect(received).toEqual([]);
});

test('draws without a late answer, and cancels its request', async () => {
  let cancelled = false;
  const { app } = await openShop((_request, response) => {
    response.once('close', () => {
      cancelled = true;
    });
  });
  const started = performance.now();
  const { body } = await app.inject({ url: '/en-ca/cart?bundle=halo' });
  expect(performance.now() - started).toBeLessThan(1000);
  expect(rootOf(body)).toBe('<h1>loading</h1>');
  await expect.poll(() => cancelled).toBe(true);
});

test.each([404, 500])('draws without an answer of status %i, and shows no error', async (status) => {
  const { app } = await openShop((_request, response) => json(response, status, { errorMessages: [] }));
  const response = await app.inject({ url: '/en-ca/cart?bundle=halo' });
  expect(response.statusCode).toBe(200);
  expect(rootOf(response.body)).toBe('<h1>loading</h1>');
  expect(bootOf(response.body).answers).toEqual([]);
});

test('asks nothing that the route of the call would refuse', async () => {
  const { app, received } = await openShop(titleOf);
  const { body } = await app.inject({ url: `/en-ca/cart?bundle=${'x'.repeat(1000)}` });
  expect(rootOf(body)).toBe('<h1>loading</h1>');
  expect(received).toEqual([]);
});

test('sends the page without markup if it cannot be drawn, and logs that once with the request', async () => {
  const logged: unknown[] = [];
  const failing = { ...plainDrawing, draw: () => Promise.reject(new Error('No such text')) };
  const { app } = await openShop(titleOf, failing, logged);
  const response = await app.inject({ url: '/en-ca/cart?bundle=halo' });
  expect(response.statusCode).toBe(200);
  expect(rootOf(response.body)).toBe('');
  expect(response.body).toContain('<script type="module" src="/assets/entry.js">');
  expect(bootOf(response.body).answers).toHaveLength(1);
  expect(logged).toMatchObject([
    { details: { err: { message: 'No such text' } }, id: response.headers['x-request-id'] },
  ]);
});

test('gives none of many visitors at once the page of another', async () => {
  const { app } = await openShop((request, response) =>
    setTimeout(() => titleOf(request, response), Math.random() * 5),
  );
  for (let round = 0; round < 10; round++) {
    const names = Array.from({ length: 10 }, (_, index) => `bundle-${round}-${index}`);
    const pages = await Promise.all(names.map((name) => app.inject({ url: `/en-ca/cart?bundle=${name}` })));
    const drawn = pages.map(({ body }) => [rootOf(body), bootOf(body).answers?.map(({ data }) => data)]);
    // On a busy machine an answer may be late; then there is none.
    const own = names.map((name) => [`<h1>${name}</h1>`, [{ title: name }]]);
    const without = ['<h1>loading</h1>', []];
    expect(drawn).toEqual(drawn.map(([root], index) => (root === without[0] ? without : own[index])));
  }
});
