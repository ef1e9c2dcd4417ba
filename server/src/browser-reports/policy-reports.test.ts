import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';

const METRICS_TOKEN = 'a-token-for-the-metrics';
const REPORTS = 'application/reports+json';
const FORMER = 'application/csp-report';

let app: Awaited<ReturnType<typeof testApp>>;
let address = 0;
beforeAll(async () => {
  app = await testApp({ METRICS_TOKEN, TRUST_PROXY: 'true' });
});
beforeEach(() => {
  address += 1;
});
afterAll(() => app.close());

const send = (payload: unknown, type = REPORTS) =>
  app.inject({
    method: 'POST',
    url: '/bff/policy-reports',
    headers: { 'content-type': type, 'x-forwarded-for': `203.0.113.${address}` },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });

const violation = (effectiveDirective: string, disposition = 'enforce') => ({
  type: 'csp-violation',
  url: 'https://shop.example/en-ca/account?order=A-17',
  body: { effectiveDirective, disposition, sample: 'Ada Lovelace', blockedURL: 'https://evil.example/a.js' },
});

async function metricLines(): Promise<string[]> {
  const { body } = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  return body.split('\n');
}

/** Returns what has been counted since, as `directive disposition count`. */
async function counted(act: () => Promise<unknown>): Promise<string[]> {
  const read = async () =>
    new Map(
      (await metricLines()).flatMap((line) => {
        const [, directive, disposition, count] =
          /^perennial_policy_violations_total\{directive="(.*?)",disposition="(.*?)"\} (\d+)/.exec(line) ?? [];
        return directive === undefined ? [] : [[`${directive} ${disposition}`, Number(count)] as const];
      }),
    );
  const before = await read();
  await act();
  const after = await read();
  return [...after]
    .map(([key, count]) => `${key} ${count - (before.get(key) ?? 0)}`)
    .filter((line) => !line.endsWith(' 0'));
}

test('reports of the policy are counted by directive, and nothing of them is kept', async () => {
  const reports = [violation('script-src-elem'), violation('img-src'), violation('img-src', 'report')];
  expect(await counted(async () => expect((await send(reports)).statusCode).toBe(204))).toEqual([
    'script-src-elem enforce 1',
    'img-src enforce 1',
    'img-src report 1',
  ]);
  const lines = (await metricLines()).join('\n');
  for (const text of ['A-17', 'Ada', 'evil.example']) expect(lines).not.toContain(text);
});

test('a browser that only knows the former way is counted, too', async () => {
  const former = (directive: string) => ({ 'csp-report': { 'violated-directive': directive, 'blocked-uri': 'eval' } });
  const act = async () => {
    await send(former("style-src 'self'"), FORMER);
    await send(former('frame-src'), FORMER);
  };
  expect(await counted(act)).toEqual(['style-src enforce 1', 'frame-src enforce 1']);
});

test.each([
  ['base-uri', 'connect-src', 'default-src', 'font-src', 'form-action', 'frame-ancestors', 'frame-src', 'img-src'],
  ['manifest-src', 'media-src', 'object-src', 'script-src', 'script-src-attr', 'script-src-elem', 'style-src'],
  ['style-src-attr', 'style-src-elem', 'worker-src', 'require-trusted-types-for', 'trusted-types'],
])('each directive that a browser knows has a series of its own: %s', async (...directives) => {
  const lines = await counted(() => send(directives.map((directive) => violation(directive))));
  expect(lines.sort()).toEqual(directives.map((directive) => `${directive} enforce 1`).sort());
});

test('a directive that nobody knows has no series of its own, and other reports count as nothing', async () => {
  const other = { type: 'deprecation', body: { id: 'websql' } };
  expect(await counted(() => send([violation('made-up-1'), violation('made-up-2'), other, null, 7]))).toEqual([
    'other enforce 2',
  ]);
});

test('of one request twenty reports count', async () => {
  expect(await counted(() => send(Array.from({ length: 25 }, () => violation('connect-src'))))).toEqual([
    'connect-src enforce 20',
  ]);
});

test.each([
  ['no JSON', '{', REPORTS, 400],
  ['another media type, which needs no preflight request', '[]', 'text/plain', 400],
  ['more than reports have', JSON.stringify([{ text: 'x'.repeat(40_000) }]), REPORTS, 413],
])('%s is refused', async (_, payload, type, status) => {
  expect((await send(payload, type)).statusCode).toBe(status);
});

test('an address that sends sixty requests in a minute is refused, and counts as nothing then', async () => {
  for (let count = 0; count < 60; count += 1) await send([]);
  expect(await counted(async () => expect((await send([violation('img-src')])).statusCode).toBe(429))).toEqual([]);
  expect(await metricLines()).toContain('perennial_limit_refusals_total{limit="policy-reports"} 1');
});

test('without metrics no page names the path, and it does not exist', async () => {
  const quiet = await testApp();
  const page = await quiet.inject('/en-ca/cart');
  expect(page.headers['reporting-endpoints']).toBeUndefined();
  expect(page.headers['content-security-policy']).not.toContain('report');
  const headers = { 'content-type': REPORTS, 'x-culture': 'en-ca' };
  const answer = await quiet.inject({ method: 'POST', url: '/bff/policy-reports', headers, payload: '[]' });
  expect(answer.statusCode).not.toBe(204);
  await quiet.close();
});

test('with metrics a page names it in both ways', async () => {
  const { headers } = await app.inject('/en-ca/cart');
  expect(headers['reporting-endpoints']).toBe('policy="/bff/policy-reports"');
  expect(headers['content-security-policy']).toMatch(/;report-uri \/bff\/policy-reports;report-to policy$/);
});
