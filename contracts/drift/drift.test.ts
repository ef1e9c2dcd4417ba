import { describe, expect, test } from 'vitest';
import { interactions } from '../consumer/interactions.ts';
import { type AnswerDrift, answerDriftsOf, driftAnswer } from './answer-drifts.ts';
import { choose, createRandom } from './choose.ts';
import { chooseDrifts, titleOf } from './drift-list.ts';
import { driftRequest, findCall, type RequestDrift } from './request-drifts.ts';
import { driftSource, sourceDrifts } from './source-drifts.ts';

describe('the chosen drifts', () => {
  test('are forty, and the same ones for the same seed', () => {
    const titles = (seed: number) => {
      const { answers, requests, sources } = chooseDrifts(seed, interactions);
      return [...answers, ...requests, ...sources].map(titleOf);
    };
    expect(new Set(titles(1)).size).toBe(40);
    expect(titles(1)).toEqual(titles(1));
    expect(titles(2)).not.toEqual(titles(1));
  });

  test('are entries without repetition', () => {
    const entries = ['a', 'b', 'c'];
    expect(choose(entries, 5, createRandom(7)).toSorted()).toEqual(entries);
    expect(choose(entries, 1, () => 0)).toEqual(['a']);
  });
});

describe('a drift of an answer', () => {
  const answer = {
    status: 200,
    token: 't',
    body: { name: 'A', on: '2026-03-15', lines: [{ city: 'B' }, { city: null }] },
  };
  const bodyOf = (kind: 'rename' | 'drop' | 'type' | 'null' | 'array' | 'enum' | 'date', field: string) =>
    driftAnswer(answer, { call: 'getProfile', kind, field }).body;

  test.each([
    ['rename', 'name', { ...answer.body, name: undefined, nameRenamed: 'A' }],
    ['drop', 'lines[].city', { ...answer.body, lines: [{}, { city: null }] }],
    ['type', 'lines[].city', { ...answer.body, lines: [{ city: 12_345 }, { city: null }] }],
    ['null', 'name', { ...answer.body, name: null }],
    ['array', 'lines', { ...answer.body, lines: [answer.body.lines] }],
    ['enum', 'name', { ...answer.body, name: 'SomethingElse' }],
    ['date', 'on', { ...answer.body, on: '15.03.2026' }],
  ] as const)('%s changes %s and nothing else', (kind, field, body) => {
    expect(bodyOf(kind, field)).toEqual(body);
  });

  test('changes nothing where the field has no value', () => {
    const drift: AnswerDrift = { call: 'getProfile', kind: 'rename', field: 'lines[].county' };
    expect(driftAnswer(answer, drift)).toBe(answer);
  });

  test('changes the status, the token, or a code', () => {
    const drift = (kind: 'status' | 'token' | 'code' | 'extraInfo', of: typeof refused | typeof answer) =>
      driftAnswer(of, { call: 'submitOrder', kind });
    const refused = { status: 400, token: 't', body: { errorMessages: [{ code: 'a', extraInfo: { n: 1 } }] } };
    expect(drift('status', answer).status).toBe(202);
    expect(drift('token', answer).token).toBeUndefined();
    expect(drift('code', refused).body).toEqual({
      errorMessages: [{ code: 'error.message.somethingElse', extraInfo: { n: 1 } }],
    });
    expect(drift('extraInfo', refused).body).toEqual({ errorMessages: [{ code: 'a' }] });
  });

  test('is possible for each field with a value, a date only for days', () => {
    expect(answerDriftsOf('rename', interactions).length).toBeGreaterThan(500);
    expect(answerDriftsOf('date', interactions).map(titleOf)).toContain('answer of getInvoices: [].invoiceDate: date');
    expect(answerDriftsOf('enum', interactions).map(titleOf)).toContain('answer of getSavedPaymentMethod: type: enum');
  });
});

describe('a drift of a request', () => {
  const request = {
    method: 'POST',
    url: '/api/return?subscriptionNumber=S-1',
    headers: { language: 'en-CA' },
    body: Buffer.from('{"scope":"TryBuy"}'),
  };
  const drifted = (drift: Omit<RequestDrift, 'call'>) => {
    const { body, ...rest } = driftRequest(request, { call: 'createReturn', ...drift } as RequestDrift);
    return { ...rest, body: body.toString('utf8') };
  };
  const unchanged = { ...request, body: '{"scope":"TryBuy"}' };

  test.each([
    [{ part: 'header', kind: 'drop', name: 'language' }, { headers: {} }],
    [{ part: 'header', kind: 'value', name: 'language' }, { headers: { language: 'en-CAx' } }],
    [
      { part: 'query', kind: 'rename', name: 'subscriptionNumber' },
      { url: '/api/return?subscriptionNumber-renamed=S-1' },
    ],
    [{ part: 'body', kind: 'rename', name: 'scope' }, { body: '{"scope-renamed":"TryBuy"}' }],
    [{ part: 'body', kind: 'drop', name: 'scope' }, { body: '{}' }],
    [{ part: 'path' }, { url: '/api/return/more?subscriptionNumber=S-1' }],
    [{ part: 'method' }, { method: 'GET' }],
  ] as const)('%o changes nothing else', (drift, changes) => {
    expect(drifted(drift)).toEqual({ ...unchanged, ...changes });
  });

  test('leaves the requests of other calls alone', () => {
    expect(driftRequest(request, { call: 'getProfile', part: 'method' })).toBe(request);
    expect(findCall('GET', '/api/subscriptions/S-1')).toBe('getSubscription');
    expect(findCall('POST', '/api/subscriptions/return-address')).toBe('updateSubscriptionReturnAddress');
  });
});

test('a drift of the source changes the named file, or every file of the repository', () => {
  const [everywhere, , , inRoutes] = sourceDrifts;
  if (!everywhere || !inRoutes) throw new Error('A drift is missing');
  expect(driftSource('file:///shop/a.ts', 'x.allianzCodeApplied', everywhere)).toBe('x.insurerCodeApplied');
  expect(driftSource('file:///shop/node_modules/a.ts', 'x.allianzCodeApplied', everywhere)).toBe(
    'x.allianzCodeApplied',
  );
  const line = "post('/api/admin/action/giving-discount', 'admin')";
  expect(driftSource('file:///shop/other.ts', line, inRoutes)).toBe(line);
  expect(driftSource('file:///shop/shared/src/catalogue/routes.ts', line, inRoutes)).toContain("'customer'");
});
