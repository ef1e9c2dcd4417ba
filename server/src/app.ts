/**
 * Composes the BFF: plugins and routes in the order in which a request passes them. No side effects before `listen`.
 */
import fastifyCompress from '@fastify/compress';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import { pageReports } from './browser-reports/page-reports.ts';
import { policyReports } from './browser-reports/policy-reports.ts';
import type { Config } from './config.ts';
import { createDependencies, type DependencyOverrides } from './dependencies.ts';
import { findDoubts } from './doubts.ts';
import { sendBadUrl } from './errors/bad-url.ts';
import { createTrustsPeer } from './http/headers.ts';
import { createRequestLogger } from './http/request-logger.ts';
import { profileVisits, rejectedSignIns, signInAttempts } from './identity/attempts.ts';
import { createRequestLimits, requestLimits } from './limits/request-limits.ts';
import { createLogger } from './logger.ts';
import type { LoadMeter } from './overload/load-meter.ts';
import { cancellation } from './plugins/cancellation.ts';
import { culture } from './plugins/culture.ts';
import { errors } from './plugins/errors.ts';
import { openapi } from './plugins/openapi.ts';
import { overload } from './plugins/overload.ts';
import { requestGuard } from './plugins/request-guard.ts';
import { createRequestIdOptions, requestId } from './plugins/request-id.ts';
import { operationsHeaders, securityHeaders } from './plugins/security-headers.ts';
import { session } from './plugins/session.ts';
import { aggregateRoutes } from './routes/account/aggregates.ts';
import { calendarFileRoutes } from './routes/account/calendar-files.ts';
import { eventStream } from './routes/account/event-stream.ts';
import { invoiceDocumentRoutes } from './routes/account/invoice-documents.ts';
import { myDataRoutes } from './routes/account/my-data.ts';
import { receiptRoutes } from './routes/account/receipts.ts';
import { analyticsEventRoutes } from './routes/analytics-events.ts';
import { bootRoutes } from './routes/boot.ts';
import { callRoutes } from './routes/calls.ts';
import { contentRoutes } from './routes/content.ts';
import { contentWebhook } from './routes/content-webhook.ts';
import { healthRoutes } from './routes/health.ts';
import { metricsRoutes, requestMetrics } from './routes/metrics.ts';
import { pageRoutes } from './routes/pages.ts';
import { pdfCallRoutes } from './routes/pdf-calls.ts';
import { searchEngineRoutes } from './routes/search-engines.ts';
import { authRoutes } from './routes/sign-in/auth.ts';
import { backchannelLogout } from './routes/sign-in/backchannel-logout.ts';
import { clientKeyRoutes } from './routes/sign-in/client-keys.ts';
import { profileRoutes } from './routes/sign-in/profile.ts';
import { signInCallback } from './routes/sign-in/sign-in-callback.ts';
import { wellKnownRoutes } from './routes/well-known.ts';
import { SealedCookies } from './session/sealed-cookies.ts';
import { ServiceState } from './stop.ts';

/** Within this time a request has to arrive. Without it, a body that drips holds its connection for ever. */
const REQUEST_TIMEOUT_MS = 60_000;

export type Overrides = DependencyOverrides & {
  logger?: Logger;
  state?: ServiceState;
  /** Milliseconds. */
  requestTimeoutMs?: number;
  /** How busy the process is. */
  meter?: Pick<LoadMeter, 'delayMs' | 'memoryShare' | 'tick'>;
};

/** Without it Fastify loads compilers of its own, half a megabyte of code, and none of the routes needs them. */
function noCompiler(): never {
  throw new Error('Schemas are compiled by zod only.');
}

/** Builds the app. `overrides` are for tests, but `measuresProcess`. Throws if the client has not been built. */
export async function buildApp(config: Config, overrides: Overrides = {}) {
  const { requestTimeoutMs = REQUEST_TIMEOUT_MS, state = new ServiceState() } = overrides;
  const logger: FastifyBaseLogger = overrides.logger ?? createLogger(config.LOG_LEVEL);
  for (const doubt of findDoubts(config)) logger.warn(doubt);
  const trustsPeer = createTrustsPeer(config);
  const app = Fastify({
    ...createRequestIdOptions(trustsPeer),
    frameworkErrors: sendBadUrl,
    // A request may name its URL in absolute form (RFC 9112, section 3.2.2).
    rewriteUrl: ({ url = '/' }) => (url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?#]*\/?/i, '/')),
    loggerInstance: logger,
    trustProxy: config.TRUST_PROXY,
    bodyLimit: 256 * 1024,
    requestTimeout: requestTimeoutMs,
    // A proxy keeps connections open. A request that arrives on one while the BFF stops is served, too.
    return503OnClosing: false,
    // Node looks for late requests at this interval only, and takes the longer of the two time-outs for the body.
    http: {
      headersTimeout: requestTimeoutMs,
      connectionsCheckingInterval: requestTimeoutMs / 2,
      // A request without a body needs no stream.
      optimizeEmptyRequests: true,
    },
    routerOptions: { maxParamLength: 200 },
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
  }).withTypeProvider<ZodTypeProvider>();
  app.setChildLoggerFactory(createRequestLogger);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  const dependencies = await createDependencies(config, overrides, app.log);
  app.addHook('onClose', dependencies.close);

  // First, so that a span has all that its request does. Loaded only where it is used.
  if (config.OTEL_EXPORTER_OTLP_ENDPOINT) {
    const { requestSpans } = await import('./tracing/request-spans.ts');
    await app.register(requestSpans, { config, trustsPeer });
  }

  // For every request.
  await app.register(requestId);
  if (dependencies.prometheus) await app.register(requestMetrics, dependencies);
  await app.register(culture);
  await app.register(errors, dependencies);
  await app.register(async (operations) => {
    await operations.register(operationsHeaders);
    await operations.register(healthRoutes, { ...dependencies, state });
    await operations.register(metricsRoutes, { config, ...dependencies });
    await operations.register(contentWebhook, { config, ...dependencies });
    await operations.register(backchannelLogout, dependencies);
    await operations.register(clientKeyRoutes, { config });
    if (dependencies.prometheus) await operations.register(policyReports, dependencies);
  });
  await app.register(dependencies.client.files);

  // For requests of visitors. Files and health checks have no session, so they do not depend on the session store.
  await app.register(async (visits) => {
    await visits.register(securityHeaders, { config });
    await visits.register(requestGuard, { config });
    await visits.register(cancellation);
    await visits.register(session, { config, ...dependencies });
    const { measuresProcess, meter } = overrides;
    await visits.register(overload, { config, ...dependencies, state, measuresProcess, meter });
    await visits.register(requestLimits, dependencies);
    await visits.register(openapi, { config });
    const limits = createRequestLimits(config, dependencies.metrics);
    const attempts = new SealedCookies(config, signInAttempts);
    const rejected = new SealedCookies(config, rejectedSignIns);
    await visits.register(authRoutes, { config, ...dependencies, attempts, limits });
    await visits.register(profileRoutes, { config, ...dependencies, visits: new SealedCookies(config, profileVisits) });
    await visits.register(bootRoutes, dependencies);
    await visits.register(contentRoutes, dependencies);
    await visits.register(analyticsEventRoutes, { config });
    if (dependencies.prometheus) await visits.register(pageReports, dependencies);
    await visits.register(callRoutes, { ...dependencies, overrides: dependencies.callOverrides, limits: limits.calls });
    await visits.register(pdfCallRoutes, dependencies);
    await visits.register(aggregateRoutes, dependencies);
    await visits.register(myDataRoutes, dependencies);
    await visits.register(receiptRoutes, dependencies);
    await visits.register(eventStream, { ...dependencies, state });
    await visits.register(calendarFileRoutes, { config, ...dependencies });
    await visits.register(invoiceDocumentRoutes, { config, ...dependencies });
    await visits.register(searchEngineRoutes, { config, ...dependencies });
    // The plugin adds a hook to each route that it knows of.
    await visits.register(async (pages) => {
      await pages.register(fastifyCompress, { global: false });
      await pages.register(signInCallback, { config, ...dependencies, attempts, rejected, limits });
      await pages.register(wellKnownRoutes, { config });
      await pages.register(pageRoutes, dependencies);
    });
  });
  return app;
}
