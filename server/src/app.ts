/** The BFF, put together: reading this file is reading the architecture. No side effects before `listen`. */
import fastifyCompress from '@fastify/compress';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { type ContentService, createContentService } from './content/content-service.ts';
import { AttemptCookies } from './identity/attempt-cookie.ts';
import { IdentityProvider } from './identity/provider.ts';
import { createRenewal } from './identity/renewal.ts';
import { createShopSignIn } from './identity/shop-sign-in.ts';
import { createBootData } from './pages/boot-data.ts';
import { type ClientSource, openClient } from './pages/client-source.ts';
import { createServePage } from './pages/serve-page.ts';
import { cancellation } from './plugins/cancellation.ts';
import { culture } from './plugins/culture.ts';
import { errors } from './plugins/errors.ts';
import { createLogger, observability, requestId } from './plugins/observability.ts';
import { openapi } from './plugins/openapi.ts';
import { requestGuard } from './plugins/request-guard.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { session } from './plugins/session.ts';
import { aggregateRoutes } from './routes/aggregates.ts';
import { authRoutes } from './routes/auth.ts';
import { createCheckAccess } from './routes/call-access.ts';
import { callRoutes } from './routes/calls.ts';
import { contentWebhook } from './routes/content-webhook.ts';
import { dataRoutes } from './routes/data.ts';
import { documentRoutes } from './routes/documents.ts';
import { healthRoutes } from './routes/health.ts';
import { callOverrides } from './routes/overrides/call-overrides.ts';
import { pageRoutes } from './routes/pages.ts';
import { type ExpiringStore, MemoryStore } from './session/expiring-store.ts';
import { SignIns } from './session/sign-ins.ts';
import { SessionShop } from './shop-api/session-shop.ts';
import { createShopApi, type ShopApi } from './shop-api/shop-api.ts';

/** Parts that a test or another composition brings along; the product takes its own. */
export type Overrides = {
  logger?: Logger;
  store?: ExpiringStore;
  shopApi?: ShopApi;
  content?: ContentService;
  client?: ClientSource;
};

export async function buildApp(config: Config, overrides: Overrides = {}) {
  const app = Fastify({
    ...requestId,
    loggerInstance: overrides.logger ?? createLogger(config.LOG_LEVEL),
    trustProxy: config.TRUST_PROXY,
    bodyLimit: 256 * 1024,
    routerOptions: { maxParamLength: 200 },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  const store = overrides.store ?? new MemoryStore();
  const signIns = new SignIns(store);
  const shopApi = overrides.shopApi ?? createShopApi(config.SHOP_API_URL);
  const content = overrides.content ?? createContentService(config.CONTENT_API_URL, app.log);
  const provider = new IdentityProvider(config);
  const shopSignIn = createShopSignIn(shopApi);
  const shop = new SessionShop(shopApi, createRenewal({ provider, signIns, shopSignIn }));
  const checkAccess = createCheckAccess(config);
  const bootData = createBootData(config, content);
  const client = overrides.client ?? (await openClient(config));
  const servePage = createServePage({ config, bootData, build: client.build });
  app.addHook('onClose', () => shopApi.close());

  // Everywhere: who asks in which language, and what an error looks like.
  await app.register(observability);
  await app.register(culture);
  await app.register(errors, { content });
  await app.register(fastifyCompress, { global: false });
  await app.register(healthRoutes, { store });
  await app.register(contentWebhook, { config, content });
  await app.register(client.files);

  // Where a visitor matters. Files and health know no session, so that the store is not asked for them.
  await app.register(async (visits) => {
    await visits.register(securityHeaders, { config });
    await visits.register(requestGuard, { config });
    await visits.register(cancellation);
    await visits.register(session, { config, store, signIns });
    await visits.register(openapi);
    await visits.register(authRoutes, {
      config,
      provider,
      attempts: new AttemptCookies(config),
      shopSignIn,
      servePage,
    });
    await visits.register(dataRoutes, { bootData, content });
    await visits.register(callRoutes, { shop, checkAccess, overrides: callOverrides(shop, shopSignIn) });
    await visits.register(documentRoutes, { shopApi, shop, checkAccess });
    await visits.register(aggregateRoutes, { shop, content, checkAccess });
    await visits.register(pageRoutes, { servePage });
  });
  return app;
}
