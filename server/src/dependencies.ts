/** Creates the dependencies of plugins and routes from the configuration. */
import type { FastifyBaseLogger } from 'fastify';
import { createCheckBody } from './address/check-body.ts';
import { AuditLog } from './audit/audit-log.ts';
import { CareEntries } from './audit/care-entries.ts';
import { createChangeWatch } from './change-watch.ts';
import type { Config } from './config.ts';
import { type ContentService, createContentService } from './content/content-service.ts';
import { localizeTexts } from './content/localization.ts';
import { CustomerEvents } from './event-stream/customer-events.ts';
import { createLocalBus } from './event-stream/event-bus.ts';
import { EventStreams } from './event-stream/event-streams.ts';
import { IdentityProvider } from './identity/provider.ts';
import { createSignInRenewal } from './identity/renewal.ts';
import { createSignInToShop } from './identity/shop-sign-in.ts';
import { createTokenRefresh } from './identity/token-refresh.ts';
import { AccountReads } from './kept-answers/account-reads.ts';
import { KEPT_IN_MEMORY, KeptAnswers } from './kept-answers/kept-answers.ts';
import { AdminTries } from './limits/admin-tries.ts';
import { TerminationTries } from './limits/termination-tries.ts';
import { noMetrics } from './metrics/metrics.ts';
import { ReceiptCodes } from './receipts/receipt-code.ts';
import { Receipts } from './receipts/receipts.ts';
import { hasRedis, openRedis } from './redis/redis-client.ts';
import { createRedisBus } from './redis/redis-event-bus.ts';
import { RedisStore } from './redis/redis-store.ts';
import { createSharedLimiter } from './redis/shared-limiter.ts';
import { ValueCipher } from './redis/value-cipher.ts';
import { createLoadBootData } from './rendering/boot-data.ts';
import { type ClientSource, openClient } from './rendering/client-source.ts';
import { type PageLimits, pageLimits } from './rendering/in-time.ts';
import { createPrefetch } from './rendering/prefetch.ts';
import { createRenderWithData } from './rendering/render-with-data.ts';
import { createServePage } from './rendering/serve-page.ts';
import { SharedPages } from './rendering/shared-pages.ts';
import { createCheckAccess } from './routes/call-access.ts';
import { createCallOverrides } from './routes/overrides/all-overrides.ts';
import { Submissions, WAITS_FOR_ANSWER_MS } from './routes/submissions.ts';
import { BundleSites } from './search-engines/bundle-sites.ts';
import { createStartHead } from './search-engines/page-head.ts';
import { createHashKey } from './secrets.ts';
import { type ExpiringStore, MemoryStore } from './session/expiring-store.ts';
import { createRequireFreshSignIn } from './session/fresh-sign-in.ts';
import { SignIns } from './session/sign-ins.ts';
import { createNoteUnreadable } from './session/unreadable-values.ts';
import type { GateSettings } from './shop-api/call-gate.ts';
import { callMappings } from './shop-api/call-mappings.ts';
import { CustomerMarket } from './shop-api/customer-market.ts';
import { createShopApi, type ShopApi } from './shop-api/shop-api.ts';
import { VisitorShopApi, WAITS_FOR_OTHERS_MS } from './shop-api/visitor-shop-api.ts';

/** Dependencies that a test replaces. */
export type DependencyOverrides = {
  store?: ExpiringStore;
  shopApi?: ShopApi;
  content?: ContentService;
  client?: ClientSource;
  /** How long a refusal of the admin sign-in takes at least, in milliseconds. */
  refusedAfterMs?: number;
  pageLimits?: PageLimits;
  /** Whether memory, event loop and processor time are measured, too: for the metrics, and for an overload. */
  measuresProcess?: boolean;
};

/** Creates the dependencies. Throws if the client has not been built. */
export async function createDependencies(config: Config, overrides: DependencyOverrides, log: FastifyBaseLogger) {
  const connection = hasRedis(config) && !overrides.store ? await openRedis(config, log) : undefined;
  const redis = connection?.redis;
  // The metrics ask the store, and the store counts: each is called only when both are there.
  const noteUnreadable = createNoteUnreadable(log, { valueUnreadable: (kind) => metrics.valueUnreadable(kind) });
  const store =
    overrides.store ??
    (connection
      ? await traced(new RedisStore(connection, new ValueCipher(config.SESSION_SECRETS), noteUnreadable), config)
      : new MemoryStore());
  const hashKey = createHashKey(config.SESSION_SECRETS);
  const createLimiter = redis && createSharedLimiter(redis, hashKey);
  const prometheus = config.METRICS_TOKEN ? await openPrometheus(store, overrides) : undefined;
  const metrics = prometheus?.metrics ?? noMetrics;
  const shopApi =
    overrides.shopApi ?? createShopApi(config.SHOP_API_URL, metrics, callMappings, gateSettingsOf(config));
  const sharedPages = new SharedPages(config.SHARED_PAGES_SECONDS * 1000);
  const content =
    overrides.content ??
    createContentService(config.CONTENT_API_URL, log, { metrics, onChange: () => sharedPages.forget() });
  const client = overrides.client ?? (await openClient(config));

  const audit = new AuditLog(config.AUDIT_LOG, (error) =>
    log.fatal({ err: error }, 'the audit log has no tries to sign in'),
  );
  const careTrail = { log: audit, entries: new CareEntries(store, config.SESSION_SECRETS) };
  const receiptCodes = new ReceiptCodes(config.SESSION_SECRETS);
  const receipts = new Receipts(store, receiptCodes);
  const bus = connection ? createRedisBus(connection, log) : createLocalBus();
  const events = new CustomerEvents(bus, config.SESSION_SECRETS);
  const signIns = new SignIns(store, {
    metrics,
    secrets: config.SESSION_SECRETS,
    beforeEnd: async (id) => {
      await Promise.all([receipts.end(id), kept.drop(id)]);
    },
    afterEnd: (id) => events.noteEnd(id),
  });
  const kept = new KeptAnswers({
    // They are larger than other records: in memory they have a store of their own, so that they push out no sign-in.
    store: connection ? store : (overrides.store ?? new MemoryStore(Date.now, KEPT_IN_MEMORY)),
    findSignIn: (id) => signIns.find(id),
    lifetimeMs: config.KEPT_ANSWERS_MINUTES === 'off' ? undefined : config.KEPT_ANSWERS_MINUTES * 60_000,
  });
  const provider = new IdentityProvider(config, metrics);
  const signInToShop = createSignInToShop(shopApi);
  const refreshTokens = createTokenRefresh({ provider, signIns, store, metrics });
  const shop = new VisitorShopApi(
    shopApi,
    createSignInRenewal({ refreshTokens, signIns, signInToShop, store }),
    redis && WAITS_FOR_OTHERS_MS,
    createChangeWatch({ kept, receipts, events }),
  );
  const accountReads = new AccountReads({ shop, kept, metrics });
  const streams = new EventStreams({ shop, events, bus, metrics, most: config.EVENT_STREAMS });
  const submissions = new Submissions(store, { waitsMs: redis && WAITS_FOR_ANSWER_MS });
  const market = new CustomerMarket(shop, config);
  const limits = overrides.pageLimits ?? pageLimits;
  const loadBootData = createLoadBootData(config, content, market, limits);
  const checkAccess = createCheckAccess(market);
  const bundleSites = new BundleSites({ config, content });

  return {
    store,
    noteUnreadable,
    redis,
    hashKey,
    /** What code counts with. */
    metrics,
    /** Writes what was counted; undefined without METRICS_TOKEN. */
    prometheus,
    /** Ends the connections. */
    close: async () => {
      bus.close();
      connection?.close();
      await shopApi.close();
      audit.close();
    },
    audit,
    careTrail,
    requireFreshSignIn: createRequireFreshSignIn(config),
    signIns,
    shopApi,
    shop,
    streams,
    accountReads,
    content,
    client,
    provider,
    signInToShop,
    refreshTokens,
    loadBootData,
    bundleSites,
    servePage: createServePage({
      config,
      loadBootData,
      startHead: createStartHead({ origin: config.PUBLIC_URL.origin, bundleSites }),
      loadBuild: client.loadBuild,
      renderWithData: createRenderWithData(
        createPrefetch({ shop, accountReads, content, checkAccess, limits }),
        async ({ site: { language } }) => localizeTexts(language, await content.localization(language)),
        limits,
      ),
      sharedPages,
    }),
    checkAccess,
    receipts,
    receiptCodes,
    submissions,
    checkBody: createCheckBody(content, async (request) => (await shop.call(request, 'getProfile', {})).personalDetail),
    callOverrides: createCallOverrides({
      config,
      provider,
      shop,
      events,
      signInToShop,
      refreshTokens,
      submissions,
      adminTries: new AdminTries(config, createLimiter, metrics),
      terminationTries: new TerminationTries(config, createLimiter, metrics),
      careTrail,
      ...(overrides.refusedAfterMs === undefined ? {} : { refusedAfterMs: overrides.refusedAfterMs }),
    }),
  };
}

function gateSettingsOf(config: Config): GateSettings {
  return {
    limit: config.SHOP_API_CALL_LIMIT,
    breakerShare: config.SHOP_API_BREAKER_SHARE,
    breakerMs: config.SHOP_API_BREAKER_SECONDS * 1000,
  };
}

/** With spans where there are traces. Loads them only there. */
async function traced(store: ExpiringStore, { OTEL_EXPORTER_OTLP_ENDPOINT }: Config): Promise<ExpiringStore> {
  if (OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return store;
  const { traceStore } = await import('./tracing/store-spans.ts');
  return traceStore(store);
}

/** Loads the library only where it is used. */
async function openPrometheus(store: ExpiringStore, { measuresProcess = false }: DependencyOverrides) {
  const { createPrometheusMetrics } = await import('./metrics/prometheus.ts');
  return createPrometheusMetrics({ store, measuresProcess });
}
