import { beforeEach, describe, expect, it } from 'vitest';
import { Ledger } from './ledger.ts';

let ledger: Ledger;
beforeEach(() => {
  ledger = new Ledger();
});

describe('orders', () => {
  it('that were confirmed and arrived once are made', () => {
    ledger.askForOrder('a');
    ledger.noteArrival('a');
    ledger.noteOutcome('a', 'confirmed');
    expect(ledger.count()).toMatchObject({ ordersAsked: 1, ordersMade: 1, ordersConfirmed: 1, lostOrders: 0 });
  });

  it('that arrived twice are duplicates', () => {
    ledger.askForOrder('a');
    for (let count = 0; count < 3; count += 1) ledger.noteArrival('a');
    expect(ledger.count()).toMatchObject({ ordersMade: 1, duplicates: 2 });
  });

  it('that were confirmed and did not arrive are lost', () => {
    ledger.askForOrder('a');
    ledger.noteOutcome('a', 'confirmed');
    expect(ledger.count()).toMatchObject({ ordersMade: 0, lostOrders: 1 });
  });

  it('without an outcome are lost, and an unknown outcome is none', () => {
    ledger.askForOrder('a');
    ledger.askForOrder('b');
    ledger.noteOutcome('b', 'unknown');
    expect(ledger.count()).toMatchObject({ ordersUnknown: 1, lostOrders: 1 });
  });
});

it('errors are counted by their interruption, with the time in which customers saw them', () => {
  ledger.interruptions.push({ name: 'kill', from: 20, until: 30 }, { name: 'no harm', from: 100, until: 110 });
  for (const [from, until] of [
    [10, 22],
    [28, 45],
    [60, 70],
  ] as const)
    ledger.noteFailure({ what: 'ordering: 500', from, until });
  expect(ledger.count().errorsOf).toEqual([
    { name: 'kill', errors: 2, lastAfterMs: 25 },
    { name: 'no harm', errors: 0, lastAfterMs: 0 },
  ]);
});

describe('an error', () => {
  it.each([
    ['before a kill', 10, 19, 1],
    ['in progress at a kill', 10, 20, 0],
    ['begun while Redis is away', 25, 40, 0],
    ['begun at the end', 30, 40, 0],
    ['after it', 31, 40, 1],
  ])('%s', (_when, from, until, unexpected) => {
    ledger.interruptions.push({ name: 'kill', from: 20, until: 30 });
    ledger.noteFailure({ what: 'ordering: 500', from, until });
    const { errorsDuringInterruptions, otherErrors } = ledger.count();
    expect([errorsDuringInterruptions, otherErrors.length]).toEqual([1 - unexpected, unexpected]);
  });
});
