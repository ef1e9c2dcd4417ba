import { expect, test } from 'vitest';
import { MemoryStore } from '../session/expiring-store.ts';
import type { Metrics } from './metrics.ts';
import { createPrometheusMetrics } from './prometheus.ts';

const page = { page: '/cart', culture: 'en-ca' } as const;
const inPage = 'page="/cart",culture="en-ca"';

/** What an operator reads after each event: a line of its metric. */
const events = {
  responseSent: [
    (on) => on.responseSent('GET', '/api/faq', 503, 3),
    'http_request_duration_seconds_sum{method="GET",route="/api/faq",status="503"} 3',
  ],
  shopCall: [
    (on) => on.shopCall('getFaq', 'timeout', 4),
    'shop_call_duration_seconds_sum{call="getFaq",outcome="timeout"} 4',
  ],
  shopCallRefused: [
    (on) => on.shopCallRefused('getFaq', 'breaker'),
    'shop_calls_refused_total{call="getFaq",reason="breaker"} 1',
  ],
  shopBreakerChanged: [(on) => on.shopBreakerChanged('getFaq', true), 'shop_breaker_open{call="getFaq"} 1'],
  keptAnswerSent: [(on) => on.keptAnswerSent('getProfile'), 'kept_answers_sent_total{call="getProfile"} 1'],
  identityRequest: [
    (on) => on.identityRequest('refresh', 'refused', 2),
    'identity_request_duration_seconds_sum{request="refresh",outcome="refused"} 2',
  ],
  contentRequest: [
    (on) => on.contentRequest('documents', 'failed', 2),
    'content_request_duration_seconds_sum{request="documents",outcome="failed"} 2',
  ],
  contentRead: [(on) => on.contentRead('stale'), 'content_reads_total{result="stale"} 1'],
  signInStarted: [(on) => on.signInStarted('admin'), 'sign_ins_started_total{role="admin"} 1'],
  signInActive: [(on) => on.signInActive('user'), 'sign_in_active_minutes_total{role="user"} 1'],
  signInEnded: [(on) => on.signInEnded('user', 'expired'), 'sign_ins_ended_total{role="user",reason="expired"} 1'],
  backchannelLogout: [(on) => on.backchannelLogout('refused'), 'backchannel_logouts_total{result="refused"} 1'],
  signInFailed: [(on) => on.signInFailed('limited'), 'sign_in_failures_total{reason="limited"} 1'],
  tokensRefreshed: [(on) => on.tokensRefreshed('shared'), 'token_refreshes_total{result="shared"} 1'],
  problemSent: [(on) => on.problemSent('shop.timeout', 504), 'problems_total{code="shop.timeout",status="504"} 1'],
  visitorRefused: [(on) => on.visitorRefused('stranger'), 'overload_refusals_total{visitor="stranger"} 1'],
  limitRefused: [(on) => on.limitRefused('sign-in'), 'limit_refusals_total{limit="sign-in"} 1'],
  valueUnreadable: [(on) => on.valueUnreadable('cookie'), 'unreadable_values_total{kind="cookie"} 1'],
  policyViolated: [
    (on) => on.policyViolated('img-src', 'report'),
    'policy_violations_total{directive="img-src",disposition="report"} 1',
  ],
  vitalMeasured: [(on) => on.vitalMeasured('TTFB', page, 2), `browser_ttfb_seconds_sum{${inPage}} 2`],
  browserFailed: [(on) => on.browserFailed('TypeError', page, 3), `browser_errors_total{code="TypeError",${inPage}} 3`],
  eventStreamsOpen: [(on) => on.eventStreamsOpen(7), 'event_streams 7'],
  eventSent: [(on) => on.eventSent('stale'), 'events_sent_total{event="stale"} 1'],
  eventStreamEnded: [(on) => on.eventStreamEnded('unread'), 'event_streams_ended_total{reason="unread"} 1'],
} satisfies Record<keyof Metrics, readonly [(on: Metrics) => void, string]>;

const create = (store: Parameters<typeof createPrometheusMetrics>[0]['store'] = new MemoryStore()) =>
  createPrometheusMetrics({ store });
const valuesOf = (text: string) => text.split('\n').filter((line) => line.startsWith('perennial_'));
/** The lines that an event adds, or changes. Sums stand for their histogram. */
async function linesAfter(happen: (on: Metrics) => void) {
  const prometheus = create();
  const before = new Set(valuesOf(await prometheus.write()));
  happen(prometheus.metrics);
  const added = valuesOf(await prometheus.write()).filter((line) => !before.has(line));
  return added.filter((line) => !/_(?:bucket|count)\{/.test(line));
}

test.each(Object.entries(events))('%s changes its own series, and no other', async (_, [happen, line]) => {
  expect(await linesAfter(happen)).toEqual([`perennial_${line}`]);
});

test.each([
  ['LCP', 'lcp_seconds'],
  ['INP', 'inp_seconds'],
  ['TTFB', 'ttfb_seconds'],
  ['CLS', 'cls'],
] as const)('%s of a browser is read as %s', async (name, metric) => {
  expect(await linesAfter((on) => on.vitalMeasured(name, page, 1))).toEqual([
    `perennial_browser_${metric}_sum{${inPage}} 1`,
  ]);
});

test('a breaker that has closed again is read as closed', async () => {
  const { metrics, write } = create();
  metrics.shopBreakerChanged('getFaq', true);
  metrics.shopBreakerChanged('getFaq', false);
  expect(await write()).toContain('perennial_shop_breaker_open{call="getFaq"} 0\n');
});

test.each([
  ['a code of the BFF', 'session.required', 'session.required'],
  ['a code of the error table', 'error.message.promotionIsInvalid', 'error.message.promotionIsInvalid'],
  ['any other text of the shop', 'Ada Byron', 'other'],
  ['no code', undefined, 'other'],
])('a problem with %s is counted as it may be', async (_, code, label) => {
  expect(await linesAfter((on) => on.problemSent(code, 400))).toEqual([
    `perennial_problems_total{code="${label}",status="400"} 1`,
  ]);
});

test('what alerts look at begins with zero', async () => {
  const text = await create().write();
  expect(valuesOf(text).filter((line) => line.includes('_total{'))).toEqual(
    [
      'sign_ins_started_total{role="user"}',
      'sign_ins_started_total{role="admin"}',
      'sign_in_active_minutes_total{role="user"}',
      'sign_in_active_minutes_total{role="admin"}',
      'backchannel_logouts_total{result="taken"}',
      'backchannel_logouts_total{result="refused"}',
      'backchannel_logouts_total{result="failed"}',
      'sign_in_failures_total{reason="failed"}',
      'sign_in_failures_total{reason="unavailable"}',
      'sign_in_failures_total{reason="rejected"}',
      'token_refreshes_total{result="refreshed"}',
      'token_refreshes_total{result="grant-ended"}',
      'token_refreshes_total{result="failed"}',
      'unreadable_values_total{kind="cookie"}',
      'unreadable_values_total{kind="stored-value"}',
      'overload_refusals_total{visitor="stranger"}',
      'overload_refusals_total{visitor="visitor"}',
      'overload_refusals_total{visitor="customer"}',
    ].map((series) => `perennial_${series} 0`),
  );
});

test.each([
  ['can be written', async () => {}, 1],
  ['cannot be written', () => Promise.reject(new Error('no space left')), 0],
])('a shared store that %s is told, and has no entries of this process', async (_, checkWritable, available) => {
  const text = await create({ checkWritable }).write();
  expect(text).toContain(`perennial_session_store_available ${available}\n`);
  expect(text).not.toContain('perennial_memory_store_entries');
});

test('a store in the memory of the process says how much is in it', async () => {
  const store = new MemoryStore();
  await store.set('session:1', {}, 60_000);
  await store.set('session:2', {}, 60_000);
  expect(await create(store).write()).toContain('perennial_memory_store_entries 2\n');
});
