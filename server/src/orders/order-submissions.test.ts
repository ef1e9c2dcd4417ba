import { describe, expect, it, vi } from 'vitest';
import { MemoryStore } from '../session/expiring-store.ts';
import { OrderSubmissions, type Submission } from './order-submissions.ts';

const brush: Submission = { signInId: 'ada', order: 'brush', attempt: undefined };
const MINUTE = 60_000;

function shop() {
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

describe('an order that is sent twice', () => {
  it('reaches the shop once when the second press comes while the first is under way', async () => {
    const { submissions, send } = shop();
    const answers = await Promise.all([submissions.once(brush, send), submissions.once(brush, send)]);
    expect(answers.map(({ body }) => body)).toEqual(['PO-1', 'PO-1']);
    expect(send).toHaveBeenCalledOnce();
  });

  it.each<[string, Partial<Submission>, number, string]>([
    ['a second press just after the first', {}, 1_000, 'PO-1'],
    ['a person who orders the same again later', {}, MINUTE, 'PO-2'],
    ['the same attempt after a reload', { attempt: 'a' }, 20 * MINUTE, 'PO-1'],
    ['the same attempt on another day', { attempt: 'a' }, 40 * MINUTE, 'PO-2'],
  ])('is taken for %s', async (_, how, later, expected) => {
    const { submissions, send, pass } = shop();
    await submissions.once({ ...brush, ...how }, send);
    pass(later);
    expect((await submissions.once({ ...brush, ...how }, send)).body).toBe(expected);
  });

  it.each<[string, Partial<Submission>]>([
    ['another cart', { order: 'two brushes' }],
    ['another customer', { signInId: 'bob' }],
    ['another attempt', { attempt: 'b' }],
  ])('is a new one for %s', async (_, other) => {
    const { submissions, send } = shop();
    await submissions.once({ ...brush, attempt: 'a' }, send);
    expect((await submissions.once({ ...brush, attempt: 'a', ...other }, send)).body).toBe('PO-2');
  });

  it('can be sent again after it was refused', async () => {
    const { submissions, send } = shop();
    const refused = async () => {
      throw new Error('refused');
    };
    await expect(submissions.once(brush, refused)).rejects.toThrow('refused');
    expect((await submissions.once(brush, send)).body).toBe('PO-1');
  });

  it('waits where another instance is sending it', async () => {
    const { store, send, submissions } = shop();
    const slow = new OrderSubmissions(store).once(brush, () => new Promise(() => {}));
    await expect(submissions.once(brush, send)).rejects.toMatchObject({ code: 'order.inProgress' });
    expect(send).not.toHaveBeenCalled();
    void slow;
  });
});
