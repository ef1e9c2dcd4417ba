import type { FastifyRequest } from 'fastify';
import { describe, expect, test, vi } from 'vitest';
import { createChangeWatch } from './change-watch.ts';

type Dependencies = Parameters<typeof createChangeWatch>[0];

test('a change is answered when its receipt is kept and other browsers are told, also with a slow store', async () => {
  const done: string[] = [];
  const waits: (() => void)[] = [];
  /** What lasts until the store has answered. */
  const inStore = (what: string) => () =>
    new Promise<void>((resolve) => {
      waits.push(() => {
        done.push(what);
        resolve();
      });
    });
  const watch = createChangeWatch({
    kept: {} as Dependencies['kept'],
    receipts: { note: inStore('the receipt is kept') } as unknown as Dependencies['receipts'],
    events: { noteChange: inStore('others are told') },
  });
  const ended = { result: 'done', status: 200 } as const;
  const noted = watch.note({} as FastifyRequest, 'pauseReplenishment', {}, ended).then(() => done.push('answered'));
  while (waits.length > 0) {
    // The newest first: whatever does not wait for the receipt is done before it.
    waits.pop()?.();
    await new Promise(setImmediate);
  }
  await noted;
  expect(done).toEqual(['the receipt is kept', 'others are told', 'answered']);
});

describe('the kept answers of a customer', () => {
  const away = new Error('The store is away.');
  const fails = () => Promise.reject(away);

  /** A change, and what is done with the answers, in its order. */
  function createChange(replaced: { isOn?: boolean; count?: () => Promise<number>; drop?: () => Promise<void> } = {}) {
    const { isOn = true, count = async () => 4, drop = async () => {} } = replaced;
    const done: string[] = [];
    const note =
      <A extends unknown[], R>(what: string, act: (...parameters: A) => Promise<R>) =>
      async (...parameters: A) => {
        await new Promise(setImmediate);
        // Longer than what follows.
        if (what === 'settle') await new Promise((resolve) => setTimeout(resolve, 5));
        done.push([what, ...parameters].join(' '));
        return act(...parameters);
      };
    const kept = {
      isOn,
      settle: note('settle', async () => {}),
      drop: note('drop', drop),
      countAgain: note('count again', async () => {}),
    };
    const error = vi.fn();
    const visitor = { signIn: async () => ({ id: 's-1' }), countChange: note('count', count) };
    const watch = createChangeWatch({ kept, receipts: {}, events: {} } as unknown as Dependencies);
    const begin = () => watch.begin({ visitor, log: { error } } as unknown as FastifyRequest);
    return { begin, done, error };
  }

  test('count no more from the begin of a change, and are gone at its end', async () => {
    const { begin, done } = createChange();
    const end = await begin();
    expect(done).toEqual(['settle s-1', 'count']);
    await end(true);
    expect(done.slice(2).sort()).toEqual(['count', 'drop s-1']);
  });

  test('count again after a change that was not sent', async () => {
    const { begin, done } = createChange();
    await (await begin())(false);
    expect(done.slice(2)).toEqual(['count again s-1 4']);
  });

  test('cost nothing where none are kept', async () => {
    const { begin, done } = createChange({ isOn: false });
    await (await begin())(true);
    expect(done).toEqual([]);
  });

  test('are gone before a change that could not be counted, also if it is not sent', async () => {
    const { begin, done, error } = createChange({ count: fails });
    const end = await begin();
    expect(done).toEqual(['settle s-1', 'count', 'drop s-1']);
    await end(false);
    expect(done.slice(3).sort()).toEqual(['count', 'drop s-1']);
    expect(error).not.toHaveBeenCalled();
  });

  test('that can neither be uncounted nor dropped stop the change', async () => {
    await expect(createChange({ count: fails, drop: fails }).begin()).rejects.toBe(away);
  });

  test('that can be dropped no more after the change are in the log', async () => {
    let isAway = false;
    const count = async () => (isAway ? fails() : 4);
    const drop = async () => (isAway ? fails() : undefined);
    const { begin, error } = createChange({ count, drop });
    const end = await begin();
    isAway = true;
    await end(true);
    expect(error).toHaveBeenCalledExactlyOnceWith({ err: away }, 'answers of before a change were not dropped');
  });
});
