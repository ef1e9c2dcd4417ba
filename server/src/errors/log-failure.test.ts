import { bffErrorCodes } from '@perennial/shared/errors/error-table';
import { textsFor } from '@perennial/shared/locales/texts';
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { logFailure } from './log-failure.ts';
import { RequestProblem } from './request-problem.ts';
import { ShopError } from './shop-error.ts';

type Line = { level: string; details: Record<string, unknown>; message: string };

/** Returns the lines that a failed request of a route writes. */
function linesOf(error: RequestProblem | ShopError, { left = false, isCall = true } = {}) {
  const lines: Line[] = [];
  const write = (level: string) => (details: Record<string, unknown>, message: string) =>
    void lines.push({ level, details, message });
  const request = {
    log: { info: write('info'), warn: write('warn'), error: write('error') },
    routeOptions: { url: '/api/invoice/list', schema: isCall ? { operationId: 'getInvoices' } : undefined },
    clientAborted: left ? AbortSignal.abort() : new AbortController().signal,
  };
  logFailure(request as unknown as FastifyRequest, error, textsFor('en-CA'));
  return lines;
}

const problem = (code: (typeof bffErrorCodes)[number]) => new RequestProblem(code, { cause: new Error('why') });
const refusal = (status: number, ...codes: string[]) =>
  new ShopError(
    status,
    codes.map((code) => ({ code })),
  );

test.each<[string, RequestProblem | ShopError, string]>([
  ['a wrong input', problem('request.invalid'), 'info'],
  ['a visitor without a sign-in', problem('session.required'), 'info'],
  ['a limit', problem('tries.tooMany'), 'info'],
  ['a code for customers', refusal(400, 'error.message.promotionIsInvalid'), 'info'],
  ['a code that no text has', refusal(400, 'error.message.schemaMismatch'), 'warn'],
  ['a refusal without a code', refusal(404), 'warn'],
  ['a code for customers with a status of a fault', refusal(500, 'error.message.promotionIsInvalid'), 'warn'],
  ['a slow shop API', problem('shop.timeout'), 'warn'],
  ['a shop API that is away', problem('shop.unreachable'), 'warn'],
  ['an unreadable response', problem('shop.invalidResponse'), 'warn'],
  ['a change whose result is unknown', problem('change.unknown'), 'warn'],
  ['an identity provider that is away', problem('identity.unavailable'), 'warn'],
  ['a store that is away', problem('session.storeUnavailable'), 'error'],
  ['a fault of the BFF', problem('server.failed'), 'error'],
])('%s is one line with call, status and codes: %s, %s', (_, error, level) => {
  const errorCodes = error instanceof ShopError ? error.errorMessages.map(({ code }) => code) : [error.code];
  expect(linesOf(error)).toMatchObject([{ level, details: { call: 'getInvoices', status: error.status, errorCodes } }]);
});

test('names the call that has failed, not the one that was asked for', () => {
  const error = new RequestProblem('shop.timeout', { call: 'signInWithProvider' });
  expect(linesOf(error)[0]?.details).toMatchObject({ call: 'signInWithProvider' });
});

test('names the route of a request that is no call', () => {
  const [line] = linesOf(problem('server.failed'), { isCall: false });
  expect(line?.details).toMatchObject({ route: '/api/invoice/list', err: new Error('why') });
});

test.each(bffErrorCodes)('%s is no fault if the browser has left', (code) => {
  expect(linesOf(problem(code), { left: true })).toMatchObject([
    { level: 'info', message: 'the browser left before the response' },
  ]);
});

test('a change has failed although its browser has left', () => {
  const error = new RequestProblem('change.unknown', { call: 'pauseReplenishment' });
  expect(linesOf(error, { left: true })).toMatchObject([{ level: 'warn', message: 'a request failed' }]);
});
