import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
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
