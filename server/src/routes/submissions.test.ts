import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RequestProblem } from '../errors/request-problem.ts';
import { ShopError } from '../errors/shop-error.ts';
import { MemoryStore } from '../session/expiring-store.ts';
import { customerIdSchema, signInIdSchema } from '../session/ids.ts';
import { type Answer, type Submission, Submissions } from './submissions.ts';

const userId = customerIdSchema.parse('u-1');
const otherId = customerIdSchema.parse('u-2');
const ada = { id: signInIdSchema.parse('ada-1'), role: 'user', userId, email: 'ada@example.com' } as const;
const care = { id: ada.id, role: 'admin', customerId: userId, email: ada.email } as const;
const brush: Submission = { kind: 'order', signIn: ada, content: 'brush', key: undefined };
const discount: Submission = { kind: 'charge', signIn: ada, content: 'discount 5', key: 'k' };
const MINUTE = 60_000;

let time = 0;
let store: MemoryStore;
let number = 0;
const log = { error: vi.fn() };
const send = vi.fn(async (): Promise<Answer> => {
  number += 1;
  return { status: 200, body: `PO-${number}` };
});

beforeEach(() => {
  time = 0;
  number = 0;
  store = new MemoryStore(() => time);
  vi.clearAllMocks();
});

/** An instance of the BFF; all share a store. */
function openInstance(waitsMs?: readonly number[]) {
  const submissions = new Submissions(store, { now: () => time, waitsMs });
  return (submission: Submission, how: () => Promise<Answer> = send) =>
    submissions.sendOnce(submission, { send: how, log });
}

const neverAnswered = () => new Promise<Answer>(() => {});
const failWith = (error: unknown) => async () => {
  throw error;
};

describe('a submission', () => {
  it('is sent once by two presses at the same time', async () => {
    const submit = openInstance();
    const answers = await Promise.all([submit(brush), submit(brush)]);
    expect(answers.map(({ body }) => body)).toEqual(['PO-1', 'PO-1']);
    expect(send).toHaveBeenCalledOnce();
  });

  it.each<[string, Submission, number, string]>([
    ['a second press shortly after the first', brush, 9_000, 'PO-1'],
    ['an equal order eleven seconds later', brush, 11_000, 'PO-2'],
    ['the same attempt within half an hour', { ...brush, key: 'a' }, 29 * MINUTE, 'PO-1'],
    ['the same attempt later than half an hour', { ...brush, key: 'a' }, 30 * MINUTE, 'PO-2'],
    ['a charge within half an hour', discount, 29 * MINUTE, 'PO-1'],
    ['a charge later than half an hour', discount, 30 * MINUTE, 'PO-2'],
    ['a charge without a key', { ...discount, key: undefined }, 11_000, 'PO-2'],
  ])('is repeated or new: %s', async (_, submission, elapsedMs, expected) => {
    const submit = openInstance();
    await submit(submission);
    time += elapsedMs;
    expect((await submit(submission)).body).toBe(expected);
  });

  it.each<[string, Submission, Partial<Submission>]>([
    ['another cart', brush, { content: 'two brushes' }],
    ['another attempt', discount, { key: 'b' }],
    ['another customer', discount, { signIn: { ...ada, userId: otherId } }],
    ['another customer without an id', discount, { signIn: { id: ada.id, role: 'user', email: 'bob@example.com' } }],
    ['customer care', discount, { signIn: { id: ada.id, role: 'admin', customerId: userId, email: ada.email } }],
    [
      'customer care for another customer',
      { ...discount, signIn: { id: ada.id, role: 'admin', customerId: userId, email: ada.email } },
      { signIn: { id: ada.id, role: 'admin', customerId: otherId, email: ada.email } },
    ],
    [
      'another person of customer care',
      { ...discount, signIn: { ...care, adminName: 'nadia.roy' } },
      { signIn: { ...care, adminName: 'cleo' } },
    ],
    ['another sign-in, without a key', brush, { signIn: { ...ada, id: signInIdSchema.parse('ada-2') } }],
  ])('is a new one for %s', async (_, first, other) => {
    const submit = openInstance();
    await submit(first);
    expect((await submit({ ...first, ...other })).body).toBe('PO-2');
  });

  it('is the same after another sign-in of its customer', async () => {
    const submit = openInstance();
    await submit(discount);
    const signIn = { ...ada, id: signInIdSchema.parse('ada-2') };
    expect((await submit({ ...discount, signIn })).body).toBe('PO-1');
  });

  it.each([
    ['was answered', send],
    ['is running', neverAnswered],
    ['failed without an answer', failWith(new RequestProblem('change.unknown'))],
  ])('is refused with the key of another one that %s', async (_, first) => {
    const submit = openInstance();
    submit(discount, first).catch(() => {});
    await expect(submit({ ...discount, content: 'discount 50' })).rejects.toMatchObject({ code: 'request.keyReused' });
    expect(number).toBeLessThan(2);
  });

  describe('whose answer the store does not take', () => {
    const failure = new RequestProblem('session.storeUnavailable');
    const open = (storesAgainMs: readonly number[]) => {
      const submissions = new Submissions(store, { now: () => time, storesAgainMs });
      return () => submissions.sendOnce(discount, { send, log });
    };

    it('is answered, is not sent again, and the log says so', async () => {
      vi.spyOn(store, 'set').mockRejectedValue(failure);
      const submit = open([1]);
      expect((await submit()).body).toBe('PO-1');
      expect(log.error).toHaveBeenCalledExactlyOnceWith({ err: failure }, 'the result of a submission was not kept');
      await expect(submit()).rejects.toMatchObject({ code: 'change.inProgress' });
      await vi.waitFor(() => expect(store.set).toHaveBeenCalledTimes(2));
      expect(send).toHaveBeenCalledOnce();
    });

    it('is answered again when the store is back', async () => {
      const set = vi.spyOn(store, 'set').mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
      const submit = open([1, 1, 1]);
      await submit();
      await vi.waitFor(async () => expect((await submit()).body).toBe('PO-1'));
      expect(set).toHaveBeenCalledTimes(3);
      expect(send).toHaveBeenCalledOnce();
    });
  });
});

describe('a submission that was not made', () => {
  it.each<[Submission, string, unknown]>([
    [brush, 'a mistake', new Error('rejected')],
    [brush, 'no connection', new RequestProblem('shop.unreachable')],
    [brush, 'a failure of the shop', new ShopError(500, [])],
    [discount, 'no connection', new RequestProblem('shop.unreachable')],
    [discount, 'a busy shop', new RequestProblem('shop.busy')],
    [discount, 'a refusal by a flag', new RequestProblem('shop.refused')],
    [discount, 'the end of the session', new RequestProblem('session.required')],
    [discount, 'an audit log that cannot be written', new RequestProblem('audit.unavailable')],
    [discount, 'a refusal', new ShopError(400, [])],
    [discount, 'a failure that the shop has words for', new ShopError(500, [{ code: 'error.message.soldOut' }])],
  ])('$kind: can be sent again at once after %s', async (submission, _, error) => {
    const submit = openInstance();
    await expect(submit(submission, failWith(error))).rejects.toBe(error);
    expect((await submit(submission)).body).toBe('PO-1');
  });

  it('is refused for its own reason, and can be sent again, although the store has gone meanwhile', async () => {
    vi.spyOn(store, 'delete').mockRejectedValueOnce(new RequestProblem('session.storeUnavailable'));
    const submissions = new Submissions(store, { now: () => time, storesAgainMs: [1] });
    const refused = new ShopError(400, []);
    await expect(submissions.sendOnce(discount, { send: failWith(refused), log })).rejects.toBe(refused);
    await vi.waitFor(() => expect(store.delete).toHaveBeenCalledTimes(2));
    expect((await submissions.sendOnce(discount, { send, log })).body).toBe('PO-1');
  });
});

describe('a submission whose result is not known', () => {
  it.each([
    ['a lost answer', new RequestProblem('change.unknown')],
    ['a store that fails after the answer', new RequestProblem('session.storeUnavailable')],
    ['a failure without words', new ShopError(500, [])],
    ['a mistake', new TypeError('undefined is not a function')],
  ])('is not charged again after %s, and says when it can be', async (_, cause) => {
    const submit = openInstance();
    const first = submit(discount, failWith(cause));
    await expect(first).rejects.toMatchObject({ code: 'charge.unknown', cause, retryAfterSeconds: 1800 });
    time += 20 * MINUTE + 1;
    await expect(submit(discount)).rejects.toMatchObject({ code: 'charge.unknown', retryAfterSeconds: 600 });
    expect(send).not.toHaveBeenCalled();
    time += 10 * MINUTE;
    expect((await submit(discount)).body).toBe('PO-1');
  });

  it.each(['change.unknown', 'shop.invalidResponse'] as const)(
    'is ordered again only after the time of a double click: %s',
    async (code) => {
      const submit = openInstance();
      const lose = failWith(new RequestProblem(code));
      await expect(submit({ ...brush, key: 'a' }, lose)).rejects.toMatchObject({ code: 'order.unknown' });
      const second = submit({ ...brush, key: 'a' });
      await expect(second).rejects.toMatchObject({ code: 'order.unknown', retryAfterSeconds: undefined });
      time += 10_001;
      expect((await submit({ ...brush, key: 'a' })).body).toBe('PO-1');
    },
  );
});

describe('a submission that another instance sends', () => {
  it('gets the answer of that instance', async () => {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    const first = openInstance()(discount, () => promise);
    const second = openInstance([1, 1, 1000])(discount);
    resolve({ status: 200, body: 'PO-9' });
    expect(await Promise.all([first, second])).toEqual([
      { status: 200, body: 'PO-9' },
      { status: 200, body: 'PO-9' },
    ]);
    expect(send).not.toHaveBeenCalled();
  });

  it.each([
    ['order.inProgress', brush, 0],
    ['order.inProgress', brush, 5 * MINUTE],
    ['change.inProgress', discount, 0],
    ['change.inProgress', discount, 5 * MINUTE],
  ] as const)('is %s until the time limit of the call is over', async (code, submission, elapsedMs) => {
    void openInstance()(submission, neverAnswered);
    time += elapsedMs;
    await expect(openInstance([1])(submission)).rejects.toMatchObject({ code });
    expect(send).not.toHaveBeenCalled();
  });

  it('is ordered again if that instance has ended', async () => {
    void openInstance()(brush, neverAnswered);
    time += 6 * MINUTE;
    expect((await openInstance()(brush)).body).toBe('PO-1');
  });

  it('is not charged again if that instance has ended, because it may have charged', async () => {
    void openInstance()(discount, neverAnswered);
    time += 6 * MINUTE;
    await expect(openInstance()(discount)).rejects.toMatchObject({ code: 'charge.unknown', retryAfterSeconds: 1440 });
    time += 24 * MINUTE;
    expect((await openInstance()(discount)).body).toBe('PO-1');
  });
});
