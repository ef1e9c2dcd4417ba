import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { describe, expect, it } from 'vitest';
import { closedFlow } from './cancel-flow.ts';
import {
  carriers,
  combined,
  deviceOnly,
  type Event,
  failed,
  giveBack,
  here,
  id,
  keep,
  late,
  lateReplenishment,
  play,
  preview,
  somethingLeft,
  subscription,
  tooMuch,
  withNudge,
  write,
} from './testing/played-flow.ts';

describe('a plain cancellation', () => {
  const plain = subscription(null, late, { ableToCancel: false });

  it('cancels the replenishment with its plan after the question', () => {
    expect(play(plain, ['process', 'confirm']).request).toEqual({
      call: 'cancelReplenishment',
      input: { params: id, query: { ratePlanId: 'P-1000001' } },
    });
  });

  it('drops a second press', () => {
    expect(play(plain, ['process', 'confirm', 'confirm']).request).toBeUndefined();
  });

  it('leads to the overview', () => {
    const { goTo, charged } = play(plain, ['process', 'confirm', 'accepted']);
    expect([goTo, charged]).toEqual([{ page: 'overview' }, 'unknown']);
  });
});

describe('closing', () => {
  const steps = {
    nudge: [subscription(null, here, withNudge), ['process']],
    choice: [combined, ['process', giveBack('device')]],
    kept: [deviceOnly, ['process', keep('device'), 'choose']],
    reasons: [lateReplenishment, ['process', tooMuch, write('Bye')]],
    amounts: [lateReplenishment, ['process', tooMuch, 'proceed', somethingLeft]],
    address: [deviceOnly, ['process', giveBack('device'), 'choose', tooMuch, 'proceed', 'accepted']],
    carriers: [
      deviceOnly,
      ['process', giveBack('device'), 'choose', tooMuch, 'proceed', 'accepted', 'confirmAddress', failed],
    ],
    question: [subscription(null, late, { ableToCancel: false }), ['process']],
  } as const satisfies Record<string, readonly [SubscriptionDetails, readonly Event[]]>;

  it.each(Object.entries(steps))(
    'the dialog %s clears reasons, text, choice and selection',
    (name, [details, events]) => {
      expect(play(details, events).state.step.name).toBe(name);
      expect(play(details, [...events, 'close'])).toEqual({ state: closedFlow });
    },
  );

  it('is not possible while a request runs', () => {
    expect(play(lateReplenishment, ['process', tooMuch, 'proceed', 'close']).state.running).toEqual(preview);
  });
});

it.each([
  ['process', 'the reasons are open', lateReplenishment, ['process', tooMuch]],
  ['choose', 'the nudge is open', subscription(null, here, withNudge), ['process', giveBack('replenishment')]],
  ['proceed', 'the nudge is open', subscription(null, late, withNudge), ['process', tooMuch]],
  [carriers(false, false), 'a cancellation runs', lateReplenishment, ['process', tooMuch, 'proceed']],
] as const)('the event %j changes nothing while %s', (event, _, details, events) => {
  expect(play(details, [...events, event])).toEqual({ state: play(details, events).state });
});

it.each(['cancel', 'choose', 'proceed', 'confirm', 'confirmAddress', 'finish', 'accepted'] as const)(
  'a closed flow ignores the event %s',
  (event) => {
    expect(play(combined, [event])).toEqual({ state: closedFlow });
  },
);
