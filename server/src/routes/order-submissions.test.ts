import { describe, expect, it, vi } from 'vitest';
import { RequestProblem } from '../errors/request-problem.ts';
import { MemoryStore } from '../session/expiring-store.ts';
import { signInIdSchema } from '../session/ids.ts';
import { OrderSubmissions, type Submission } from './order-submissions.ts';

const brush: Submission = { signInId: signInIdSchema.parse('ada'), order: 'brush', attempt: undefined };
const MINUTE = 60_000;

function setUp() {
  let time = 0;
  const store = new MemoryStore(() => time);
  let number = 0;
  const send = vi.fn(async () => {
    number += 1;
    return { status: 200, body: `PO-${number}` };
  });
  const pass = (ms: number) => {
    time += ms;
  };
  return { store, send, submissions: new OrderSubmissions(store), pass };
}

describe('OrderSubmissions', () => {
  it('sends an order once for two concurrent submissions', async () => {
    const { submissions, send } = setUp();
    const responses = await Promise.all([submissions.submitOnce(brush, send), submissions.submitOnce(brush, send)]);
    expect(responses.map(({ body }) => body)).toEqual(['PO-1', 'PO-1']);
    expect(send).toHaveBeenCalledOnce();
  });

  it.each<[string, Partial<Submission>, number, string]>([
    ['a second submission shortly after the first', {}, 9_000, 'PO-1'],
    ['an equal order eleven seconds later', {}, 11_000, 'PO-2'],
    ['the same attempt within half an hour', { attempt: 'a' }, 20 * MINUTE, 'PO-1'],
    ['the same attempt later than half an hour', { attempt: 'a' }, 40 * MINUTE, 'PO-2'],
  ])('handles %s', async (_, changes, elapsedMs, expected) => {
    const { submissions, send, pass } = setUp();
    await submissions.submitOnce({ ...brush, ...changes }, send);
    pass(elapsedMs);
    expect((await submissions.submitOnce({ ...brush, ...changes }, send)).body).toBe(expected);
  });

  it.each<[string, Partial<Submission>]>([
    ['another cart', { order: 'two brushes' }],
    ['another customer', { signInId: signInIdSchema.parse('bob') }],
    ['another attempt', { attempt: 'b' }],
  ])('sends a new order for %s', async (_, other) => {
    const { submissions, send } = setUp();
    await submissions.submitOnce({ ...brush, attempt: 'a' }, send);
    expect((await submissions.submitOnce({ ...brush, attempt: 'a', ...other }, send)).body).toBe('PO-2');
  });

  it.each([
    ['it was rejected', new Error('rejected')],
    ['the shop could not be reached', new RequestProblem('shop.unreachable')],
  ])('sends an order again at once after %s', async (_, error) => {
    const { submissions, send } = setUp();
    const reject = async () => {
      throw error;
    };
    await expect(submissions.submitOnce(brush, reject)).rejects.toBe(error);
    expect((await submissions.submitOnce(brush, send)).body).toBe('PO-1');
  });

  it('sends an unknown order again only after the time of a double click', async () => {
    const { submissions, send, pass } = setUp();
    const lose = async () => {
      throw new RequestProblem('order.unknown');
    };
    await expect(submissions.submitOnce(brush, lose)).rejects.toThrow('order.unknown');
    await expect(submissions.submitOnce(brush, send)).rejects.toThrow('order.unknown');
    pass(10_001);
    expect((await submissions.submitOnce(brush, send)).body).toBe('PO-1');
  });

  it.each([
    ['at the same time', 0],
    ['at the end of the time limit of the call', 5 * MINUTE],
  ])('rejects an order that another instance is sending, %s', async (_, elapsedMs) => {
    const { store, send, submissions, pass } = setUp();
    const slow = new OrderSubmissions(store).submitOnce(brush, () => new Promise(() => {}));
    pass(elapsedMs);
    await expect(submissions.submitOnce(brush, send)).rejects.toMatchObject({ code: 'order.inProgress' });
    expect(send).not.toHaveBeenCalled();
    void slow;
  });

  it('sends an order again if the instance that was sending it has ended', async () => {
    const { store, send, submissions, pass } = setUp();
    void new OrderSubmissions(store).submitOnce(brush, () => new Promise(() => {}));
    pass(6 * MINUTE);
    expect((await submissions.submitOnce(brush, send)).body).toBe('PO-1');
  });
});
