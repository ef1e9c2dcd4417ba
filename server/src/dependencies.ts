/** What the BFF is made of, put together from the configuration: clients of its neighbours, sign-ins, pages. */
import type { FastifyBaseLogger } from 'fastify';
import { createCheckBody } from './address/check-body.ts';
import type { Config } from './config.ts';
import { type ContentService, createContentService } from './content/content-service.ts';
import { createFreshTokens } from './identity/fresh-tokens.ts';
import { IdentityProvider } from './identity/provider.ts';
import { createRenewal } from './identity/renewal.ts';
import { createShopSignIn } from './identity/shop-sign-in.ts';
import { OrderSubmissions } from './orders/order-submissions.ts';
import { createBootData } from './pages/boot-data.ts';
import { type ClientSource, openClient } from './pages/client-source.ts';
import { createServePage } from './pages/serve-page.ts';
import { createCheckAccess } from './routes/call-access.ts';
import { callOverrides } from './routes/overrides/call-overrides.ts';
import { type ExpiringStore, MemoryStore } from './session/expiring-store.ts';
import { SignIns } from './session/sign-ins.ts';
import { createShopApi, type ShopApi } from './shop-api/shop-api.ts';
import { VisitorShopApi } from './shop-api/visitor-shop-api.ts';

/** Parts that a test or another composition brings along; the product takes its own. */
export type DependencyOverrides = {
  store?: ExpiringStore;
  shopApi?: ShopApi;
  content?: ContentService;
  client?: ClientSource;
};

/** Throws when the client has not been built. */
export async function createDependencies(config: Config, overrides: DependencyOverrides, log: FastifyBaseLogger) {
  const store = overrides.store ?? new MemoryStore();
  const shopApi = overrides.shopApi ?? createShopApi(config.SHOP_API_URL);
  const content = overrides.content ?? createContentService(config.CONTENT_API_URL, log);
  const client = overrides.client ?? (await openClient(config));

  const signIns = new SignIns(store);
  const provider = new IdentityProvider(config);
  const shopSignIn = createShopSignIn(shopApi);
  const freshTokens = createFreshTokens({ provider, signIns });
  const shop = new VisitorShopApi(shopApi, createRenewal({ freshTokens, signIns, shopSignIn }));
  const bootData = createBootData(config, content);

  return {
    store,
    signIns,
    shopApi,
    shop,
    content,
    client,
    provider,
    shopSignIn,
    freshTokens,
    bootData,
    servePage: createServePage({ config, bootData, build: client.build }),
    checkAccess: createCheckAccess(config),
    checkBody: createCheckBody(content),
    callOverrides: callOverrides({ shop, shopSignIn, freshTokens, submissions: new OrderSubmissions(store) }),
  };
}
