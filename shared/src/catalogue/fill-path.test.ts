import { describe, expect, it } from 'vitest';
import { fillPath, type QueryValue, queryString } from './fill-path.ts';

describe('the path of a call', () => {
  it.each([
    { path: '/api/orders', params: undefined, filled: '/api/orders' },
    { path: '/api/subscriptions/{id}', params: { id: 'S-1' }, filled: '/api/subscriptions/S-1' },
    {
      path: '/api/subscriptions/{n}/replenishment/{id}/shipping-now',
      params: { n: 'S-1', id: 'P-2' },
      filled: '/api/subscriptions/S-1/replenishment/P-2/shipping-now',
    },
    { path: '/api/subscriptions/{id}', params: { id: 'a/b?c=d' }, filled: '/api/subscriptions/a%2Fb%3Fc%3Dd' },
    { path: '/api/subscriptions/{id}', params: { id: '{n}', n: 'x' }, filled: '/api/subscriptions/%7Bn%7D' },
    { path: '/api/orders', params: { id: 'S-1' }, filled: '/api/orders' },
  ])('$path is $filled', ({ path, params, filled }) => {
    expect(fillPath(path, params)).toBe(filled);
  });

  it.each([{ params: undefined }, { params: {} }, { params: { n: 'S-1' } }, { params: { id: '' } }])(
    'is an error that names the missing value: $params',
    ({ params }) => {
      expect(() => fillPath('/api/subscriptions/{id}', params)).toThrow(
        'The path /api/subscriptions/{id} needs a value for id',
      );
    },
  );
});

describe('the query of a call', () => {
  const table: readonly { query: Readonly<Record<string, QueryValue>> | undefined; text: string }[] = [
    { query: undefined, text: '' },
    { query: {}, text: '' },
    { query: { resumeDate: undefined }, text: '' },
    { query: { bundles: [] }, text: '' },
    { query: { scope: 'TryBuy' }, text: '?scope=TryBuy' },
    { query: { scope: '' }, text: '?scope=' },
    { query: { amount: 0, wanted: false }, text: '?amount=0&wanted=false' },
    { query: { first: undefined, last: 'b' }, text: '?last=b' },
    { query: { bundles: ['a', 'b'], page: 2 }, text: '?bundles=a&bundles=b&page=2' },
    { query: { 'a&b': 'c d&é' }, text: '?a%26b=c%20d%26%C3%A9' },
  ];

  it.each(table)('$query is "$text"', ({ query, text }) => {
    expect(queryString(query)).toBe(text);
  });
});
