/** A BFF with pages that are rendered, for tests of what they come with. */
import type { Boot } from '@perennial/shared/boot';
import { cart } from '@perennial/shared/examples/cart';
import { prefetchQuery } from '@perennial/shared/page-data';
import type { ServerBuild } from '@perennial/shared/server-build';
import { readFields } from '@perennial/shared/unknown-values';
import { onTestFinished } from 'vitest';
import type { PageLimits } from '../rendering/in-time.ts';
import { emptyContent, json, patientLimits, startFakeService, testApp } from './test-app.ts';

/** Answers a request to the shop API. */
export type Handler = Parameters<typeof startFakeService>[0];

/** The content of a bundle. */
export const halo = {
  bundleName: 'halo',
  title: 'Halo, brush with stand',
  image: null,
  description: '',
  promoteApp: [],
  pretreatmentTitle: null,
  paymentSuccessfulList: [],
};

const indexHtml =
  '<html lang="en"><head><!--boot--><script type="module" src="/assets/entry.js"></script></head><body><div id="root"></div></body></html>';

/** Renders the titles of the answers. */
export const plainBuild: ServerBuild = {
  prefetchOf: (_boot, url) => {
    const name = new URL(url, 'http://page').searchParams.get('bundle');
    const bundles = [{ name: name ?? '', quantity: 1 }];
    return name === null ? undefined : [prefetchQuery('requestCart', { body: { bundles } })];
  },
  render: async ({ prefetched = [] }: Boot) => ({
    markup: `<h1>${prefetched.map(({ data }) => String(readFields(data)['pageTitle'])).join() || 'loading'}</h1>`,
    preloads: '',
  }),
  loadPages: async () => {},
  keepInputScript: 'start()',
  notLoadedScript: 'watch()',
};

type Options = {
  readonly rendering?: ServerBuild;
  readonly limits?: PageLimits;
  readonly logged?: unknown[];
  readonly environment?: Record<string, string>;
};

/** Opens a BFF whose client renders the titles of carts. It closes after the test. */
export async function openShop(
  shopApi: Handler,
  { rendering = plainBuild, limits = patientLimits, logged = [], environment = {} }: Options = {},
) {
  const service = await startFakeService(shopApi);
  const client = {
    loadBuild: async () => ({ indexHtml, findAssets: () => [], findPattern: () => undefined, rendering }),
    files: async () => {},
  };
  const bundles = async (language: string) =>
    new Map([['halo', language === 'fr-CA' ? { ...halo, title: 'Halo, brosse avec socle' } : halo]]);
  const content = { ...emptyContent, bundles };
  const app = await testApp({ SHOP_API_URL: service.url, ...environment }, { client, content, pageLimits: limits });
  app.addHook('onRequest', async (request) => {
    request.log.error = (details: unknown) => void logged.push({ details, id: request.id });
  });
  onTestFinished(async () => {
    await app.close();
    await service.close();
  });
  return { app, received: service.received };
}

export const titleOf: Handler = ({ body }, response) =>
  json(response, 200, cart({ pageTitle: JSON.parse(body).bundles[0].name }));

export const rootOf = (html: string) => /<div id="root">(.*?)<\/div>/.exec(html)?.[1];
export const bootOf = (html: string): Boot => JSON.parse(/id="boot"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '{}');
