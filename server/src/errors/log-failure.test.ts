import { type BffErrorCode, bffErrorCodes } from '@perennial/shared/errors/error-table';
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
    log: { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') },
    routeOptions: { url: '/api/invoice/list', schema: isCall ? { operationId: 'getInvoices' } : undefined },
    clientAborted: left ? AbortSignal.abort() : new AbortController().signal,
  };
  logFailure(request as unknown as FastifyRequest, error, textsFor('en-CA'));
  return lines;
}

const problem = (code: BffErrorCode) => new RequestProblem(code, { cause: new Error('why') });
const refusal = (status: number, ...codes: string[]) =>
  new ShopError(
    status,
    codes.map((code) => ({ code })),
  );

/** Who has to do something: nobody (info), who operates the other service (warn), who operates the shop (error). */
const levels: Record<BffErrorCode, string> = {
  'request.invalid': 'info',
  'request.forbidden': 'info',
  'request.tooLarge': 'info',
  'request.notFound': 'info',
  'request.keyReused': 'info',
  'server.overloaded': 'debug',
  'session.required': 'info',
  'session.endedElsewhere': 'info',
  'session.notFresh': 'info',
  'session.adminRequired': 'info',
  'session.storeUnavailable': 'error',
  'admin.signInRefused': 'info',
  'tries.tooMany': 'info',
  'audit.unavailable': 'error',
  'market.closed': 'info',
  'order.inProgress': 'info',
  'order.unknown': 'warn',
  'change.inProgress': 'info',
  'change.unknown': 'warn',
  'charge.unknown': 'warn',
  'shop.refused': 'warn',
  'shop.limited': 'warn',
  'shop.busy': 'warn',
  'shop.unreachable': 'warn',
  'shop.timeout': 'warn',
  'shop.invalidResponse': 'warn',
  'identity.unavailable': 'warn',
  'server.failed': 'error',
};

test.each<[string, RequestProblem | ShopError, string]>([
  ['a code for customers', refusal(400, 'error.message.promotionIsInvalid'), 'info'],
  ['a code that no text has', refusal(400, 'error.message.schemaMismatch'), 'warn'],
  ['a refusal without a code', refusal(404), 'warn'],
  ['a code for customers with a status of a fault', refusal(500, 'error.message.promotionIsInvalid'), 'warn'],
  ...bffErrorCodes.map((code): [string, RequestProblem, string] => [code, problem(code), levels[code]]),
])('%s is one line with call, status and codes: %s, %s', (_, error, level) => {
  const errorCodes = error instanceof ShopError ? error.errorMessages.map(({ code }) => code) : [error.code];
  expect(linesOf(error)).toMatchObject([{ level, details: { call: 'getInvoices', status: error.status, errorCodes } }]);
});

test.each(bffErrorCodes)('the line of %s has its cause if someone has to do something', (code) => {
  const isFault = levels[code] === 'warn' || levels[code] === 'error';
  expect(linesOf(problem(code))[0]?.details['err']).toEqual(isFault ? new Error('why') : undefined);
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
