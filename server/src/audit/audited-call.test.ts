import type { CallName } from '@perennial/shared/catalogue/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RequestProblem } from '../errors/request-problem.ts';
import { ShopError } from '../errors/shop-error.ts';
import { MemoryStore } from '../session/expiring-store.ts';
import { customerIdSchema } from '../session/ids.ts';
import type { SignIn } from '../session/sign-in-record.ts';
import type { AuditEntry, AuditLog } from './audit-log.ts';
import { auditCall, auditEndByTime, auditFailedSignOut } from './audited-call.ts';
import { CareEntries } from './care-entries.ts';
import { writeResult } from './care-trail.ts';

const customerId = customerIdSchema.parse('u-1');
const cleo = { role: 'admin', adminName: 'cleo', email: 'ada@example.com', customerId };
const ada = { role: 'user', email: 'ada@example.com' };
const reply = {} as FastifyReply;
let entries: CareEntries;
beforeEach(() => {
  entries = new CareEntries(new MemoryStore(), ['a secret']);
});

/** Makes a call, and returns its lines in the audit log. */
async function makeCall(
  call: CallName,
  inputs: Partial<Pick<FastifyRequest, 'params' | 'query' | 'body'>>,
  { signIn = cleo, error, fatal }: { signIn?: object | undefined; error?: unknown; fatal?: () => void } = {},
): Promise<readonly AuditEntry[]> {
  const lines: AuditEntry[] = [];
  const audit: Pick<AuditLog, 'write'> = { write: (_, entry) => lines.push(entry) };
  const visitor = { signIn: async () => signIn };
  const request = { id: 'r-1', visitor, log: { fatal }, ...inputs } as unknown as FastifyRequest;
  const handler = vi.fn(async () => {
    if (error !== undefined) throw error;
    return 'an answer';
  });
  const result = await auditCall(
    call,
    { log: audit as AuditLog, entries },
    handler,
  )(request, reply).catch((thrown: unknown) => thrown);
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
  ['unknown', 'charge.unknown', new RequestProblem('charge.unknown')],
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

describe('the list of the customer', () => {
  const away = new Error('The store is away.');

  it('that cannot be written stops the change, and the audit log says so', async () => {
    vi.spyOn(entries, 'add').mockRejectedValue(away);
    const write = vi.fn();
    const request = { id: 'r-1', visitor: { signIn: async () => cleo }, params: { n: 'S-1' } };
    const handler = vi.fn();
    const audited = auditCall('reship', { log: { write } as unknown as AuditLog, entries }, handler);
    await expect(audited(request as unknown as FastifyRequest, reply)).rejects.toMatchObject({
      code: 'audit.unavailable',
      cause: away,
    });
    expect(handler).not.toHaveBeenCalled();
    expect(write.mock.calls.map(([, { result, errorCode }]) => [result, errorCode])).toEqual([
      ['started', undefined],
      ['failed', 'audit.unavailable'],
    ]);
  });

  it.each<[string, AuditEntry['result'], Error | undefined]>([
    ['was made', 'done', undefined],
    ['was refused', 'refused', shopRefusal(400)],
  ])(
    'that cannot get a result changes nothing after a change that %s, and the log says so',
    async (_, result, error) => {
      vi.spyOn(entries, 'finish').mockRejectedValue(away);
      const fatal = vi.fn();
      const lines = await makeCall('reship', { params: { n: 'S-1' } }, { error, fatal });
      expect(lines.map((line) => line.result)).toEqual(['started', result]);
      const line = { err: away, event: 'care-action', call: 'reship', result };
      expect(fatal).toHaveBeenCalledExactlyOnceWith(line, 'the list of a customer has no result');
    },
  );
});

describe('a line that cannot be written', () => {
  const full = new Error('The disk is full.');
  const audit = {
    write: () => {
      throw full;
    },
  } as unknown as AuditLog;
  const fatal = vi.fn();
  const request = { log: { fatal } } as unknown as FastifyRequest;
  beforeEach(() => fatal.mockReset());

  it('after a change fails nothing, and is in the log of the process', () => {
    const entry = { event: 'change', call: 'setLanguage', result: 'done', admin: 'cleo', customer: '' } as const;
    writeResult(request, audit, entry);
    const line = { err: full, event: 'change', call: 'setLanguage', result: 'done' };
    expect(fatal).toHaveBeenCalledExactlyOnceWith(line, 'the audit log has no result');
  });

  it('about an end by time is in the log of the process, and is written later', () => {
    expect(() => auditEndByTime(request, audit, { ...cleo, role: 'admin' })).toThrow(full);
    expect(fatal).toHaveBeenCalledExactlyOnceWith({ err: full }, 'the audit log has no end of a sign-in');
  });
});

it('a sign-out of a customer that fails has no line', () => {
  const write = vi.fn();
  const audit = { write } as unknown as AuditLog;
  auditFailedSignOut({} as FastifyRequest, audit, { ...ada } as SignIn, 'log-out');
  expect(write).not.toHaveBeenCalled();
});
