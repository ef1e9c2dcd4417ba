import { describe, expect, test } from 'vitest';
import { interactions } from '../consumer/interactions.ts';
import {
  type Answer,
  type AnswerDrift,
  driftAnswer,
  fieldDriftsOf,
  type WholeKind,
  wholeKinds,
} from './answer-drifts.ts';
import { choose, chooseDrifts, createRandom, titleOf } from './drift-list.ts';
import { type FieldKind, fieldKindNames } from './field-kinds.ts';
import { driftRequest, findCall, type RequestDrift } from './request-drifts.ts';
import { driftSource, sourceDrifts } from './source-drifts.ts';

describe('the chosen drifts', () => {
  test('are sixty of all kinds, and the same ones for the same seed', () => {
    const titles = (seed: number) => {
      const { answers, requests, sources } = chooseDrifts(seed, interactions);
      return [...answers, ...requests, ...sources].map(titleOf);
    };
    expect(new Set(titles(1)).size).toBe(60);
    const { answers } = chooseDrifts(1, interactions);
    expect(new Set(answers.map(({ kind }) => kind))).toEqual(new Set([...fieldKindNames, ...Object.keys(wholeKinds)]));
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
    contentType: 'application/json',
    token: 't',
    body: { name: 'Active', on: '2026-03-15', paid: true, sum: 79.99, lines: [{ city: 'B' }, { city: null }] },
  };
  const bodyOf = (kind: FieldKind, field: string) => driftAnswer(answer, { call: 'getProfile', kind, field }).body;

  test.each<[FieldKind, string, object]>([
    ['rename', 'name', { ...answer.body, name: undefined, nameRenamed: 'Active' }],
    ['drop', 'lines[].city', { ...answer.body, lines: [{}, { city: null }] }],
    ['type', 'lines[].city', { ...answer.body, lines: [{ city: 12_345 }, { city: null }] }],
    ['null', 'name', { ...answer.body, name: null }],
    ['array', 'lines', { ...answer.body, lines: [answer.body.lines] }],
    ['unknown value', 'name', { ...answer.body, name: 'SomethingElse' }],
    ['value in another case', 'name', { ...answer.body, name: 'active' }],
    ['number as text', 'sum', { ...answer.body, sum: '79.99' }],
    ['amount in cents', 'sum', { ...answer.body, sum: 7999 }],
    ['amount with a binary tail', 'sum', { ...answer.body, sum: 79.990000001 }],
    ['amount with a comma', 'sum', { ...answer.body, sum: '79,99' }],
    ['flag as number', 'paid', { ...answer.body, paid: 1 }],
    ['flag as text', 'paid', { ...answer.body, paid: 'true' }],
    ['day in another form', 'on', { ...answer.body, on: '15.03.2026' }],
    ['day with a time', 'on', { ...answer.body, on: '2026-03-15T00:00:00.000Z' }],
    ['the day before', 'on', { ...answer.body, on: '2026-03-14' }],
    ['empty list', 'lines', { ...answer.body, lines: [] }],
    ['shorter list', 'lines', { ...answer.body, lines: [{ city: 'B' }] }],
    ['page of a list', 'lines', { ...answer.body, lines: { items: answer.body.lines, total: 2, page: 1 } }],
  ])('%s changes %s and nothing else', (kind, field, body) => {
    expect(bodyOf(kind, field)).toEqual(body);
  });

  test('changes a list that is the whole answer', () => {
    const list = { ...answer, body: [1, 2] };
    expect(driftAnswer(list, { call: 'getInvoices', kind: 'shorter list', field: '' }).body).toEqual([1]);
  });

  test('changes nothing where the field has no value', () => {
    const drift: AnswerDrift = { call: 'getProfile', kind: 'rename', field: 'lines[].county' };
    expect(driftAnswer(answer, drift)).toBe(answer);
  });

  test('changes an answer as a whole', () => {
    const errorMessages = [{ code: 'a', extraInfo: { n: 1 } }];
    const refused = { status: 400, contentType: 'application/json', token: undefined, body: { errorMessages } };
    const drift = (kind: WholeKind, of: Answer) => driftAnswer(of, { call: 'submitOrder', kind });
    expect(drift('status 201', answer).status).toBe(201);
    expect(drift('no content', answer)).toMatchObject({ status: 204, body: undefined });
    expect(drift('another content type', answer).contentType).toBe('text/html');
    expect(drift('no renewed token', answer).token).toBeUndefined();
    expect(drift('success flag that says no', answer).body).toEqual({ success: false });
    expect(drift('status 422 for 400', refused).status).toBe(422);
    expect(drift('error as a problem', refused).body).not.toHaveProperty('errorMessages');
    expect(drift('another error code', refused).body).toEqual({
      errorMessages: [{ code: 'error.message.somethingElse', extraInfo: { n: 1 } }],
    });
    expect(drift('no extra information', refused).body).toEqual({ errorMessages: [{ code: 'a' }] });
    expect(drift('status 422 for 400', answer)).toBe(answer);
  });

  test('is possible for each field with a value that it suits', () => {
    const titles = (kind: FieldKind) => fieldDriftsOf(kind, interactions).map(titleOf);
    expect(titles('rename').length).toBeGreaterThan(500);
    expect(titles('day with a time')).toContain('answer of getInvoices: [].invoiceDate: day with a time');
    expect(titles('unknown value')).toContain('answer of getSavedPaymentMethod: type: unknown value');
    expect(titles('page of a list')).toContain('answer of getInvoices: page of a list');
    expect(titles('the day before')).toEqual([
      'answer of changeReplenishmentFrequency: nextReplenishmentShippingDate: the day before',
    ]);
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
  // Also in a clone whose folder has the name of this one.
  expect(driftSource('file:///drift/shared/a.ts', 'x.allianzCodeApplied', everywhere)).toBe('x.insurerCodeApplied');
  expect(driftSource('file:///shop/contracts/drift/a.ts', 'x.allianzCodeApplied', everywhere)).toContain('allianz');
  const line = "post('/api/admin/action/giving-discount', 'admin')";
  expect(driftSource('file:///shop/other.ts', line, inRoutes)).toBe(line);
  expect(driftSource('file:///shop/shared/src/catalogue/routes.ts', line, inRoutes)).toContain("'customer'");
});
