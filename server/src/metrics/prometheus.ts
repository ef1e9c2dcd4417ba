/**
 * The metrics in the form of Prometheus. Loaded only with METRICS_TOKEN. An observation takes less than a microsecond
 * (docs/performance.md#metrics-and-traces).
 */
import { bffErrorCodes, errorTable } from '@perennial/shared/errors/error-table';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { ranks } from '../overload/admission.ts';
import { type Metrics, readVersion } from './metrics.ts';

/** Seconds. A call of the catalogue has up to five minutes, most have 30 seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * Around the values that count as good and as poor (https://web.dev/articles/vitals): few, because there are as many series
 * for each page and culture.
 */
const VITAL_BUCKETS = {
  lcp: [1, 1.5, 2, 2.5, 4, 6],
  inp: [0.05, 0.1, 0.2, 0.3, 0.5, 1],
  ttfb: [0.1, 0.2, 0.4, 0.8, 1.8, 3],
  cls: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5],
};

export type PrometheusMetrics = {
  readonly metrics: Metrics;
  readonly registry: Registry;
  /** Media type of what `write` returns. */
  readonly mediaType: string;
  /** Writes all metrics as text. */
  write(): Promise<string>;
};

/** The store of sessions; `size` is the number of records in the memory of this process, if they are there. */
type Store = { checkWritable(): Promise<void>; readonly size?: number };

type Options = {
  store: Store;
  /**
   * Also measures the process: memory, processor, event loop, garbage collection. That cannot be ended again, so tests
   * leave it out.
   */
  measuresProcess?: boolean;
};

/** Creates metrics in a registry of their own. */
export function createPrometheusMetrics({ store, measuresProcess = false }: Options): PrometheusMetrics {
  const registry = new Registry();
  const registers = [registry];
  const histogram = <T extends string>(name: string, help: string, ...labelNames: T[]) =>
    new Histogram({ name: `perennial_${name}`, help, labelNames, buckets: BUCKETS, registers });
  const counter = <T extends string>(name: string, help: string, ...labelNames: T[]) =>
    new Counter({ name: `perennial_${name}`, help, labelNames, registers });

  const responses = histogram(
    'http_request_duration_seconds',
    'From the request to the end of its response',
    'method',
    'route',
    'status',
  );
  const shopCalls = histogram('shop_call_duration_seconds', 'Calls of the shop API', 'call', 'outcome');
  const refusedCalls = counter(
    'shop_calls_refused_total',
    'Calls that were not sent to the shop API',
    'call',
    'reason',
  );
  const breakers = new Gauge({
    name: 'perennial_shop_breaker_open',
    help: '1 while most of these calls fail and are not sent, 0 after it; absent before it',
    labelNames: ['call'],
    registers,
  });
  const keptAnswers = counter(
    'kept_answers_sent_total',
    'Kept answers that pages got while the shop API was away',
    'call',
  );
  const identityRequests = histogram(
    'identity_request_duration_seconds',
    'Requests to the identity provider',
    'request',
    'outcome',
  );
  const contentRequests = histogram(
    'content_request_duration_seconds',
    'Requests to the content service',
    'request',
    'outcome',
  );
  const contentReads = counter('content_reads_total', 'Documents read from the cache', 'result');
  const started = counter('sign_ins_started_total', 'Sign-ins that were started', 'role');
  const active = counter('sign_in_active_minutes_total', 'Minutes in which a sign-in was active', 'role');
  const ended = counter('sign_ins_ended_total', 'Sign-ins that ended before they were forgotten', 'role', 'reason');
  const logouts = counter('backchannel_logouts_total', 'Log-outs that the identity provider told of', 'result');
  const failures = counter('sign_in_failures_total', 'Tries to sign in that failed', 'reason');
  const refreshes = counter('token_refreshes_total', "Refreshes of the identity provider's tokens", 'result');
  const problems = counter('problems_total', 'Error responses by code', 'code', 'status');
  const unreadable = counter('unreadable_values_total', 'Cookies and stored values that no secret can read', 'kind');
  const violations = counter(
    'policy_violations_total',
    'Reports of browsers about the content security policy',
    'directive',
    'disposition',
  );
  const vital = (name: keyof typeof VITAL_BUCKETS, unit: string, help: string) =>
    new Histogram({
      name: `perennial_browser_${name}${unit}`,
      help,
      labelNames: ['page', 'culture'],
      buckets: VITAL_BUCKETS[name],
      registers,
    });
  const vitals = {
    LCP: vital('lcp', '_seconds', 'Largest contentful paint in real browsers'),
    INP: vital('inp', '_seconds', 'Interaction to next paint in real browsers'),
    TTFB: vital('ttfb', '_seconds', 'Time to the first byte in real browsers'),
    CLS: vital('cls', '', 'Cumulative layout shift in real browsers'),
  };
  const browserErrors = counter('browser_errors_total', 'Uncaught errors in real browsers', 'code', 'page', 'culture');
  const openStreams = new Gauge({ name: 'perennial_event_streams', help: 'Event streams that are open', registers });
  const sentEvents = counter('events_sent_total', 'Events that were sent to browsers', 'event');
  const endedStreams = counter('event_streams_ended_total', 'Event streams that have ended', 'reason');
  const overload = counter('overload_refusals_total', 'Requests refused because of an overload', 'visitor');
  const refusals = counter('limit_refusals_total', 'Requests that a limit has refused', 'limit');

  // A series that begins with 1 has no rate for its first event, and an alert sees no series at all.
  for (const role of ['user', 'admin']) {
    started.inc({ role }, 0);
    active.inc({ role }, 0);
  }
  for (const result of ['taken', 'refused', 'failed']) logouts.inc({ result }, 0);
  for (const reason of ['failed', 'unavailable', 'rejected']) failures.inc({ reason }, 0);
  for (const visitor of ranks) overload.inc({ visitor }, 0);
  for (const kind of ['cookie', 'stored-value']) unreadable.inc({ kind }, 0);
  for (const result of ['refreshed', 'grant-ended', 'failed']) refreshes.inc({ result }, 0);

  addStoreGauges(registry, store);
  addBuildInfo(registry);
  if (measuresProcess) collectDefaultMetrics({ register: registry });

  return {
    registry,
    mediaType: registry.contentType,
    write: () => registry.metrics(),
    metrics: {
      responseSent: (method, route, status, seconds) => responses.observe({ method, route, status }, seconds),
      shopCall: (call, outcome, seconds) => shopCalls.observe({ call, outcome }, seconds),
      shopCallRefused: (call, reason) => refusedCalls.inc({ call, reason }),
      shopBreakerChanged: (call, isOpen) => breakers.set({ call }, isOpen ? 1 : 0),
      keptAnswerSent: (call) => keptAnswers.inc({ call }),
      identityRequest: (request, outcome, seconds) => identityRequests.observe({ request, outcome }, seconds),
      contentRequest: (request, outcome, seconds) => contentRequests.observe({ request, outcome }, seconds),
      contentRead: (result) => contentReads.inc({ result }),
      signInStarted: (role) => started.inc({ role }),
      signInActive: (role) => active.inc({ role }),
      signInEnded: (role, reason) => ended.inc({ role, reason }),
      backchannelLogout: (result) => logouts.inc({ result }),
      signInFailed: (reason) => failures.inc({ reason }),
      tokensRefreshed: (result) => refreshes.inc({ result }),
      problemSent: (code, status) => problems.inc({ code: toKnownCode(code), status }),
      visitorRefused: (rank) => overload.inc({ visitor: rank }),
      limitRefused: (limit) => refusals.inc({ limit }),
      valueUnreadable: (kind) => unreadable.inc({ kind }),
      policyViolated: (directive, disposition) => violations.inc({ directive, disposition }),
      vitalMeasured: (name, page, value) => vitals[name].observe(page, value),
      browserFailed: (code, page, count) => browserErrors.inc({ code, ...page }, count),
      eventStreamsOpen: (count) => openStreams.set(count),
      eventSent: (event) => sentEvents.inc({ event }),
      eventStreamEnded: (reason) => endedStreams.inc({ reason }),
    },
  };
}

const knownCodes: ReadonlySet<string> = new Set([...bffErrorCodes, ...Object.keys(errorTable)]);

/** The shop API may send any text as a code, and each value of a label takes memory for ever. */
function toKnownCode(code: string | undefined): string {
  return code !== undefined && knownCodes.has(code) ? code : 'other';
}

function addStoreGauges(registry: Registry, store: Store): void {
  new Gauge({
    name: 'perennial_session_store_available',
    help: '1 if the store of sessions can keep a value, 0 if not',
    registers: [registry],
    async collect() {
      this.set(
        await store.checkWritable().then(
          () => 1,
          () => 0,
        ),
      );
    },
  });
  if (store.size === undefined) return;
  new Gauge({
    name: 'perennial_memory_store_entries',
    help: 'Sessions, sign-ins and orders in the memory of this process; absent with Redis',
    registers: [registry],
    collect() {
      this.set(store.size ?? 0);
    },
  });
}

function addBuildInfo(registry: Registry): void {
  new Gauge({
    name: 'perennial_build_info',
    help: 'Always 1; the labels say what runs',
    labelNames: ['version', 'node'],
    registers: [registry],
  }).set({ version: readVersion(), node: process.versions.node }, 1);
}
