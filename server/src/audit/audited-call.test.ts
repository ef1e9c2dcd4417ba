import type { CallName } from '@perennial/shared/catalogue/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { RequestProblem } from '../errors/request-problem.ts';
import { ShopError } from '../errors/shop-error.ts';
import type { AuditEntry, AuditLog } from './audit-log.ts';
import { auditCall } from './audited-call.ts';

const cleo = { role: 'admin', adminName: 'cleo', email: 'ada@example.com', customerId: 'u-1' };
const ada = { role: 'user', email: 'ada@example.com' };
const reply = {} as FastifyReply;

/** Makes a call, and returns its lines in the audit log. */
async function makeCall(
  call: CallName,
  inputs: Partial<Pick<FastifyRequest, 'params' | 'query' | 'body'>>,
  { signIn = cleo, error }: { signIn?: object | undefined; error?: unknown } = {},
): Promise<readonly AuditEntry[]> {
  const lines: AuditEntry[] = [];
  const audit: Pick<AuditLog, 'write'> = { write: (_, entry) => lines.push(entry) };
  const request = { visitor: { signIn: async () => signIn }, ...inputs } as unknown as FastifyRequest;
  const handler = vi.fn(async () => {
    if (error !== undefined) throw error;
    return 'an answer';
  });
  const result = await auditCall(call, audit as AuditLog, handler)(request, reply).catch((thrown: unknown) => thrown);
  expect(result).toBe(error ?? 'an answer');
  expect(handler).toHaveBeenCalledExactlyOnceWith(request, reply);
  return lines;
}

describe('the audit log names', () => {
  it.each<[string, CallName, Parameters<typeof makeCall>[1], Partial<AuditEntry>]>([
    [
      'the subscription of the path',
      'reship',
      { params: { n: 'S-1' }, body: { option: 'Both' } },
      { event: 'care-action', subscription: 'S-1', input: { option: 'Both' } },
    ],
    [
      'the subscription of the body',
      'giveDiscount',
      { body: { subscriptionNumber: 'S-2', discountAmount: 5 } },
      { event: 'care-action', subscription: 'S-2', input: { discountAmount: 5 } },
    ],
    [
      'the day of the query',
      'cancelAfterRightToReturnNotAtFault',
      { params: { n: 'S-1' }, query: { cancellationDate: '2026-02-28' } },
      { event: 'care-action', subscription: 'S-1', input: { cancellationDate: '2026-02-28' } },
    ],
    [
      'what a path has in the place of a subscription, and the plan',
      'cancelReplenishment',
      { params: { id: 'S-3' }, query: { ratePlanId: 'P-1' }, body: { cancellationNote: 'moves to Rome' } },
      { event: 'change', subscription: undefined, input: { id: 'S-3', ratePlanId: 'P-1' } },
    ],
    [
      'no other input',
      'setLanguage',
      { body: { languageCode: 'en-CA', subscriptionNumber: 7 } },
      { event: 'change', subscription: undefined, input: undefined },
    ],
  ])('%s', async (_, call, inputs, expected) => {
    const line = { admin: 'cleo', customer: 'ada@example.com', customerId: 'u-1', call, ...expected };
    expect(await makeCall(call, inputs)).toEqual([
      { ...line, result: 'started' },
      { ...line, result: 'done' },
    ]);
  });
});

const shopRefusal = (status: number) => new ShopError(status, [{ code: 'error.message.no' }]);

it.each<[AuditEntry['result'], string | undefined, Error]>([
  ['refused', 'error.message.no', shopRefusal(499)],
  ['failed', 'error.message.no', shopRefusal(500)],
  ['refused', undefined, new ShopError(400, [])],
  ['refused', 'market.closed', new RequestProblem('market.closed')],
  ['failed', 'server.failed', new RequestProblem('server.failed')],
  ['unknown', 'change.unknown', new RequestProblem('change.unknown')],
  ['unknown', 'order.unknown', new RequestProblem('order.unknown')],
  ['unknown', undefined, new Error('lost')],
])('a change is %s with the code %s after the error: %s', async (result, errorCode, error) => {
  const lines = await makeCall('reship', { params: { n: 'S-1' } }, { error });
  expect(lines.map((line) => [line.result, line.errorCode])).toEqual([
    ['started', undefined],
    [result, errorCode],
  ]);
});

it.each([
  ['a customer', 'reship', ada],
  ['a stranger', 'reship', null],
  ['an admin who only reads', 'getCareActions', cleo],
] as const)('there is no line for %s', async (_, call, signIn) => {
  expect(await makeCall(call, { params: { n: 'S-1' } }, { signIn: signIn ?? {} })).toEqual([]);
});
