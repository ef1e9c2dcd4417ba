import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import { describe, expect, it, vi } from 'vitest';
import { ProblemError } from '../../../../api/client.ts';
import type { AwayRequest } from './away-rules.ts';
import { type AwayJob, createAwayStore } from './away-store.ts';

const job = (place: number): AwayJob => {
  const number = `S-${place}`;
  return {
    number,
    title: `Heads ${place}`,
    wish: { task: 'postpone', day: undefined, isAtOnce: false },
    request: { name: 'postponeReplenishment', input: { params: { id: number } } },
    before: subscriptionDetails({ number }),
  };
};

/** A store whose requests wait until they are answered. */
function open() {
  const begun: string[] = [];
  const answers = new Map<string, () => void>();
  const exits = new Set<() => void>();
  const onAllAnswered = vi.fn(async (_: readonly AwayRequest[]) => undefined);
  const tell = vi.fn();
  const store = createAwayStore({
    make: ({ input }) => {
      begun.push(input.params.id);
      return new Promise((resolve) => answers.set(input.params.id, () => resolve({ outcome: 'visible' })));
    },
    known: (number) => subscriptionDetails({ number, nextShipmentDate: '2026-06-01' }),
    read: async () => undefined,
    isVisible: () => false,
    onMade: () => undefined,
    onAllAnswered,
    tell,
    onPageExit: (send) => {
      exits.add(send);
      return () => exits.delete(send);
    },
  });
  const answerAll = async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      for (const answer of answers.values()) answer();
      await Promise.resolve();
    }
  };
  const endPage = () => {
    for (const send of exits) send();
  };
  return { store, begun, answerAll, endPage, exits, onAllAnswered, tell };
}

describe('a press for five subscriptions', () => {
  const jobs = [1, 2, 3, 4, 5].map(job);

  it('sends three at first, and the others when these are answered', async () => {
    const { store, begun, answerAll, onAllAnswered, exits } = open();
    const done = store.run(jobs);
    expect(begun).toEqual(['S-1', 'S-2', 'S-3']);
    await answerAll();
    await done;
    expect(begun).toEqual(['S-1', 'S-2', 'S-3', 'S-4', 'S-5']);
    expect(store.get().outcomes['S-5']).toEqual({
      kind: 'done',
      made: { says: 'nextShipment', date: '2026-06-01' },
    });
    expect([onAllAnswered.mock.calls.length, onAllAnswered.mock.calls[0]?.[0].length, exits.size]).toEqual([1, 5, 0]);
  });

  it('sends all that wait when the page ends, each once', async () => {
    const { store, begun, endPage, answerAll } = open();
    const done = store.run(jobs);
    endPage();
    endPage();
    expect(begun).toEqual(['S-1', 'S-2', 'S-3', 'S-4', 'S-5']);
    await answerAll();
    await done;
    expect(begun.length).toBe(5);
  });

  it('does nothing by a second press while the first one runs', async () => {
    const { store, begun, answerAll } = open();
    const done = store.run(jobs);
    await store.run([job(6)]);
    await answerAll();
    await done;
    expect(begun).not.toContain('S-6');
  });

  it('is told only if nobody sees it', async () => {
    const shown = open();
    shown.store.subscribe(() => undefined);
    const left = open();
    for (const { store, answerAll } of [shown, left]) {
      const done = store.run(jobs);
      await answerAll();
      await done;
    }
    expect([shown.tell.mock.calls.length, left.tell.mock.calls.length]).toEqual([0, 1]);
  });
});

it('looks at nothing that has its answer, and at nothing that it does not know', async () => {
  const { store, answerAll } = open();
  await store.lookAgain('S-1');
  const done = store.run([job(1)]);
  const before = store.get();
  await store.lookAgain('S-1');
  expect(store.get()).toBe(before);
  await answerAll();
  await done;
});

it('keeps what is not known as it is while the account cannot be read', async () => {
  const unknown = new ProblemError({
    type: '',
    title: '',
    status: 504,
    detail: 'Nobody knows.',
    code: 'change.unknown',
    messages: [],
    requestId: '',
  });
  const store = createAwayStore({
    make: () => Promise.reject(unknown),
    known: () => undefined,
    read: async () => undefined,
    isVisible: () => true,
    onMade: () => undefined,
    onAllAnswered: async () => undefined,
    tell: () => undefined,
    onPageExit: () => () => undefined,
  });
  await store.run([job(1)]);
  await store.lookAgain('S-1');
  expect(store.get().outcomes['S-1']).toEqual({ kind: 'unknown', text: 'Nobody knows.' });
  expect(store.chooseAgain()).toEqual([]);
});
