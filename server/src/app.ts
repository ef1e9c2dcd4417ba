/** The BFF, put together: reading this file is reading the architecture. No side effects before `listen`. */
import fastifyCompress from '@fastify/compress';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { createDependencies, type DependencyOverrides } from './dependencies.ts';
import { profileVisits, SealedCookies, signInAttempts } from './identity/sealed-cookies.ts';
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
import { callRoutes } from './routes/calls.ts';
import { contentWebhook } from './routes/content-webhook.ts';
import { dataRoutes } from './routes/data.ts';
import { documentRoutes } from './routes/documents.ts';
import { eventRoutes } from './routes/events.ts';
import { healthRoutes } from './routes/health.ts';
import { pageRoutes } from './routes/pages.ts';
import { profileRoutes } from './routes/profile.ts';

export type Overrides = DependencyOverrides & { logger?: Logger };

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

  const parts = await createDependencies(config, overrides, app.log);
  app.addHook('onClose', () => parts.shopApi.close());

  // Everywhere: who asks in which language, and what an error looks like.
  await app.register(observability);
  await app.register(culture);
  await app.register(errors, parts);
  await app.register(fastifyCompress, { global: false });
  await app.register(healthRoutes, parts);
  await app.register(contentWebhook, { config, ...parts });
  await app.register(parts.client.files);

  // Where a visitor matters. Files and health know no session, so that the store is not asked for them.
  await app.register(async (visits) => {
    await visits.register(securityHeaders, { config });
    await visits.register(requestGuard, { config });
    await visits.register(cancellation);
    await visits.register(session, { config, ...parts });
    await visits.register(openapi);
    await visits.register(authRoutes, { config, ...parts, attempts: new SealedCookies(config, signInAttempts) });
    await visits.register(profileRoutes, { config, ...parts, visits: new SealedCookies(config, profileVisits) });
    await visits.register(dataRoutes, parts);
    await visits.register(eventRoutes, { config });
    await visits.register(callRoutes, { ...parts, overrides: parts.callOverrides });
    await visits.register(documentRoutes, parts);
    await visits.register(aggregateRoutes, parts);
    await visits.register(pageRoutes, parts);
  });
  return app;
}
