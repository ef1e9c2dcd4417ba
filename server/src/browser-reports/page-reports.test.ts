import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';

const METRICS_TOKEN = 'a-token-for-the-metrics';
const patterns = ['/cart', '/my-account/subscription-details/:id'];

const client = {
  loadBuild: async () => ({
    indexHtml: '<html lang="en"><head><!--boot--></head></html>',
    findAssets: () => [],
    findPattern: (path: string) => patterns.find((pattern) => pattern === path),
  }),
  files: async () => {},
};

let app: Awaited<ReturnType<typeof testApp>>;
let address = 0;
beforeAll(async () => {
  app = await testApp({ METRICS_TOKEN, TRUST_PROXY: 'true' }, { client });
});
beforeEach(() => {
  address += 1;
});
afterAll(() => app.close());

const send = (report: object, headers: Record<string, string> = { 'x-culture': 'nl-nl' }) =>
  app.inject({
    method: 'POST',
    url: '/bff/page-reports',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${address}`, ...headers },
    payload: { vitals: [], errors: [], ...report },
  });

async function readMetrics(): Promise<string> {
  const { body } = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  return body;
}

const linesOf = (metrics: string, name: string) =>
  metrics.split('\n').filter((line) => line.startsWith(`perennial_browser_${name}`));

test('vitals are counted by page and culture: times in seconds, and the score of layout shift', async () => {
  const vitals = [
    { name: 'LCP', page: '/cart', value: 1800 },
    { name: 'INP', page: '/cart', value: 240 },
    { name: 'TTFB', page: '/cart', value: 90 },
    { name: 'CLS', page: '/my-account/subscription-details/:id', value: 0.12 },
  ];
  expect((await send({ vitals })).statusCode).toBe(204);
  const metrics = await readMetrics();
  const ofCart = 'page="/cart",culture="nl-nl"';
  expect(linesOf(metrics, 'lcp_seconds_sum')).toEqual([`perennial_browser_lcp_seconds_sum{${ofCart}} 1.8`]);
  expect(linesOf(metrics, 'inp_seconds_sum')).toEqual([`perennial_browser_inp_seconds_sum{${ofCart}} 0.24`]);
  expect(linesOf(metrics, 'ttfb_seconds_sum')).toEqual([`perennial_browser_ttfb_seconds_sum{${ofCart}} 0.09`]);
  expect(linesOf(metrics, 'cls_sum')).toEqual([
    'perennial_browser_cls_sum{page="/my-account/subscription-details/:id",culture="nl-nl"} 0.12',
  ]);
});

test('errors are counted by class, page and culture', async () => {
  const errors = [{ code: 'TypeError', page: '/cart', count: 3 }];
  await send({ errors }, { 'x-culture': 'fr-fr' });
  await send({ errors }, { 'x-culture': 'fr-fr' });
  expect(linesOf(await readMetrics(), 'errors_total')).toContain(
    'perennial_browser_errors_total{code="TypeError",page="/cart",culture="fr-fr"} 6',
  );
});

test('each class of errors that a browser has is counted by its name', async () => {
  const classes = [
    ...['Error', 'TypeError', 'ReferenceError', 'RangeError', 'SyntaxError', 'URIError', 'AggregateError'],
    ...['AbortError', 'DataCloneError', 'InvalidStateError', 'NetworkError', 'NotAllowedError', 'NotFoundError'],
    ...['NotSupportedError', 'QuotaExceededError', 'SecurityError', 'TimeoutError', 'ProblemError'],
  ];
  await send({ errors: classes.map((code) => ({ code, page: '/cart', count: 2 })) }, { 'x-culture': 'pl-pl' });
  const lines = linesOf(await readMetrics(), 'errors_total').filter((line) => line.includes('pl-pl'));
  expect(lines).toEqual(
    classes.map((code) => `perennial_browser_errors_total{code="${code}",page="/cart",culture="pl-pl"} 2`),
  );
});

test('a page and a class of errors that nobody knows have no series of their own', async () => {
  await send({
    vitals: [{ name: 'LCP', page: '/my-account/subscription-details/S-1000017', value: 900 }],
    errors: [{ code: 'AdaLovelace', page: '/made-up', count: 1 }],
  });
  const metrics = await readMetrics();
  expect(metrics).not.toMatch(/S-1000017|AdaLovelace|made-up/);
  expect(metrics).toContain('perennial_browser_lcp_seconds_count{page="other",culture="nl-nl"} 1');
  expect(metrics).toContain('perennial_browser_errors_total{code="other",page="other",culture="nl-nl"} 1');
});

const vital = { name: 'LCP', page: '/cart', value: 1 };

test.each([
  ['a vital that is none', { vitals: [{ ...vital, name: 'FID' }] }],
  ['a negative time', { vitals: [{ ...vital, value: -1 }] }],
  ['a time of hours', { vitals: [{ ...vital, value: 7_200_000 }] }],
  ['more vitals than there are', { vitals: Array.from({ length: 5 }, () => vital) }],
  ['a text of an error', { errors: [{ code: 'x is not a function', page: '/cart', count: 1 }] }],
  ['more errors than a page sends', { errors: Array.from({ length: 21 }, () => ({ code: 'E', page: '/', count: 1 })) }],
  ['a count of no error', { errors: [{ code: 'Error', page: '/cart', count: 0 }] }],
  ['a field that is unknown', { userAgent: 'x' }],
])('%s is refused', async (_, report) => {
  expect((await send(report)).statusCode).toBe(400);
});

test('a page of another site can send none', async () => {
  expect((await send({ vitals: [vital] }, {})).statusCode).toBe(403);
  expect((await send({ vitals: [vital] }, { 'x-culture': 'nl-nl', origin: 'https://evil.example' })).statusCode).toBe(
    403,
  );
});

test('an address that sends sixty reports in a minute is refused', async () => {
  for (let count = 0; count < 60; count += 1) await send({});
  expect((await send({})).statusCode).toBe(429);
  expect(await readMetrics()).toContain('perennial_limit_refusals_total{limit="page-reports"} 1');
});

test('without metrics no page reports, and the path does not exist', async () => {
  const boot = (server: typeof app) => server.inject('/bff/boot?culture=nl-nl');
  expect((await boot(app)).json()).toMatchObject({ reportsPages: true });
  const quiet = await testApp();
  expect((await boot(quiet)).json()).not.toHaveProperty('reportsPages');
  const answer = await quiet.inject({
    method: 'POST',
    url: '/bff/page-reports',
    headers: { 'x-culture': 'nl-nl', 'content-type': 'application/json' },
    payload: { vitals: [], errors: [] },
  });
  expect(answer.statusCode).toBe(404);
  await quiet.close();
});

test('nothing is counted of a browser that asks not to be tracked', async () => {
  const errors = [{ code: 'URIError', page: '/cart', count: 1 }];
  expect((await send({ errors }, { 'x-culture': 'en-us', 'sec-gpc': '1' })).statusCode).toBe(204);
  expect(await readMetrics()).not.toContain('en-us');
});
