import type { CallName } from '@perennial/shared/catalogue/routes';
import { describe, expect, test, vi } from 'vitest';
import { ExchangeTimeout } from './exchange.ts';
import { outcomeOfFailure, retryIfNotSent, toFailedRequest, toResponseError } from './failed-request.ts';

const failure = (code: string) => Object.assign(new Error(code), { code });

/** Errors from before a connection exists. */
const notSent: readonly [string, Error][] = [
  ['a refused connection', failure('ECONNREFUSED')],
  ['an unknown host', failure('ENOTFOUND')],
  ['a name server that does not answer', failure('EAI_AGAIN')],
  ['a host without a route', failure('EHOSTUNREACH')],
  ['a network without a route', failure('ENETUNREACH')],
  ['a connection that takes too long', failure('UND_ERR_CONNECT_TIMEOUT')],
  [
    'refused connections to each address of the host',
    new AggregateError([failure('ECONNREFUSED'), failure('ENETUNREACH')]),
  ],
];

/** Errors after which the shop API may have the request, and what a visitor who only looks at data reads. */
const maybeSent: readonly [string, unknown, 'shop.timeout' | 'shop.invalidResponse'][] = [
  ['a reset connection', failure('ECONNRESET'), 'shop.timeout'],
  ['a response whose headers take too long', failure('UND_ERR_HEADERS_TIMEOUT'), 'shop.timeout'],
  ['a response whose body takes too long', failure('UND_ERR_BODY_TIMEOUT'), 'shop.timeout'],
  ['a connection that breaks off', failure('UND_ERR_SOCKET'), 'shop.timeout'],
  ['the end of the time limit', new ExchangeTimeout('no response in time'), 'shop.timeout'],
  ['a response that breaks off', new TypeError('terminated'), 'shop.timeout'],
  ['a mistake in the response', new TypeError('invalid header'), 'shop.invalidResponse'],
  ['another error with the text of a response that breaks off', new Error('terminated'), 'shop.invalidResponse'],
  ['broken HTTP', failure('HPE_INVALID_CONSTANT'), 'shop.invalidResponse'],
  ['an error without a code', new Error('unknown'), 'shop.invalidResponse'],
  [
    'a reset connection to one of two addresses',
    new AggregateError([failure('ECONNREFUSED'), failure('ECONNRESET')]),
    'shop.invalidResponse',
  ],
  ['errors without a reason', new AggregateError([]), 'shop.invalidResponse'],
  ['a cancellation that gives no reason', null, 'shop.invalidResponse'],
];

describe('a request to the shop API', () => {
  test.each(notSent)('is sent again once after %s', async (_, error) => {
    const send = vi.fn().mockRejectedValueOnce(error).mockResolvedValueOnce('response');
    expect(await retryIfNotSent(send)).toBe('response');
    const failing = vi.fn().mockRejectedValue(error);
    await expect(retryIfNotSent(failing)).rejects.toBe(error);
    expect(failing).toHaveBeenCalledTimes(2);
  });

  test.each(maybeSent)('is not sent again after %s, because it may have arrived', async (_, error) => {
    const send = vi.fn().mockRejectedValue(error);
    await expect(retryIfNotSent(send)).rejects.toBe(error);
    expect(send).toHaveBeenCalledOnce();
  });
});

describe('a visitor reads', () => {
  test.each(notSent)('that the shop cannot be reached after %s, for an order too', (_, error) => {
    for (const call of ['getProfile', 'submitOrder'] satisfies CallName[]) {
      expect(toFailedRequest(call, error)).toMatchObject({ code: 'shop.unreachable', call, cause: error });
    }
  });

  test.each(maybeSent)('that an order may have been placed after %s', (_, error) => {
    expect(toFailedRequest('submitOrder', error)).toMatchObject({ code: 'change.unknown', call: 'submitOrder' });
  });

  test.each(maybeSent)('whether waiting longer may help after %s, which brought no data', (_, error, code) => {
    expect(toFailedRequest('getProfile', error)).toMatchObject({ code, call: 'getProfile', cause: error });
  });
});

describe('an error response', () => {
  const gatewayPage = Buffer.from('<h1>Bad gateway</h1>');
  const refusal = Buffer.from('{"errorMessages":[{"code":"error.message.bundleIsOutOfStock"}]}');

  test.each<[string, CallName, number, Buffer, object]>([
    [
      'of a gateway leaves an order unknown',
      'submitOrder',
      502,
      gatewayPage,
      { code: 'change.unknown', call: 'submitOrder' },
    ],
    [
      'of a gateway that waited leaves an order unknown',
      'submitOrder',
      504,
      Buffer.from(''),
      { code: 'change.unknown' },
    ],
    ['with messages is that of the shop API', 'submitOrder', 502, refusal, { status: 502, call: 'submitOrder' }],
    ['of an overloaded shop API refuses an order', 'submitOrder', 503, Buffer.from('{}'), { status: 503 }],
    [
      'that limits requests says when to try again',
      'submitOrder',
      429,
      gatewayPage,
      { code: 'shop.limited', status: 429, retryAfterSeconds: 40, call: 'submitOrder' },
    ],
    [
      'that is busy says when to try again',
      'getProfile',
      503,
      gatewayPage,
      { code: 'shop.busy', retryAfterSeconds: 40 },
    ],
    ['that limits requests with words keeps them', 'getProfile', 429, refusal, { status: 429, retryAfterSeconds: 40 }],
    ['of a failure in the shop API refuses an order', 'submitOrder', 500, gatewayPage, { status: 500 }],
    ['of a gateway to a read can be tried again', 'getProfile', 502, gatewayPage, { status: 502, call: 'getProfile' }],
  ])('%s', (_, call, status, body, expected) => {
    const retryAfterSeconds = status === 429 || status === 503 ? 40 : undefined;
    expect(toResponseError(call, { status, body, retryAfterSeconds })).toMatchObject(expected);
  });

  test.each<[string, Buffer, object]>([
    ['without words is a refusal of its own', Buffer.from('{"success":false}'), { code: 'shop.refused', status: 422 }],
    ['with words keeps them', refusal, { status: 422, errorMessages: [{ code: 'error.message.bundleIsOutOfStock' }] }],
  ])('of a success flag that says no %s', (_, body, expected) => {
    const error = toResponseError('pauseReplenishment', { status: 422, body, failedFlag: 'success' });
    expect(error).toMatchObject({ ...expected, call: 'pauseReplenishment' });
  });
});

describe('an operator reads', () => {
  const left = AbortSignal.abort();

  test.each(notSent)('that the shop cannot be reached after %s', (_, error) => {
    expect(outcomeOfFailure(error, undefined)).toBe('unreachable');
    expect(outcomeOfFailure(error, left)).toBe('cancelled');
  });

  test.each(maybeSent)('whether the shop is slow after %s', (_, error, code) => {
    expect(outcomeOfFailure(error, new AbortController().signal)).toBe(
      code === 'shop.timeout' ? 'timeout' : 'unreadable',
    );
    expect(outcomeOfFailure(error, left)).toBe('cancelled');
  });
});
