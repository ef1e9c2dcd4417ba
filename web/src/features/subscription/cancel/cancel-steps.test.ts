import { expect, it } from 'vitest';
import { findCancelFacts } from './cancel-facts.ts';
import { countSteps } from './cancel-steps.tsx';
import {
  combined,
  deviceOnly,
  type Event,
  giveBack,
  keep,
  lateReplenishment,
  play,
  replenishmentOnly,
  somethingLeft,
  subscription,
  tooMuch,
  withNudge,
} from './testing/played-flow.ts';

type Played = readonly [dialog: string, count: string, details: typeof deviceOnly, events: readonly Event[]];

const nudged = { ...replenishmentOnly, ...withNudge };
const bundle = { ...combined, ...withNudge };
const reasons = ['process', 'cancel', keep('replenishment'), 'choose'] as const;

it.each<Played>([
  ['the nudge', '1 of 3', nudged, ['process']],
  ['the question what to keep', '2 of 3', nudged, ['process', 'cancel']],
  ['the question after "No, I will return it."', '2 of 4', nudged, ['process', 'cancel', giveBack('replenishment')]],
  ['the question before the pages of a return', '2 of 5', bundle, ['process', 'cancel', giveBack('device')]],
  ['the reasons', '3 of 3', nudged, reasons],
  ['what is still to be paid', '4 of 4', nudged, [...reasons, tooMuch, 'proceed', somethingLeft]],
  [
    'the address of a return',
    '3 of 3',
    deviceOnly,
    ['process', giveBack('device'), 'choose', tooMuch, 'proceed', 'accepted'],
  ],
  [
    'the carriers of a return',
    '3 of 3',
    deviceOnly,
    ['process', giveBack('device'), 'choose', tooMuch, 'proceed', 'accepted', 'confirmAddress'],
  ],
  ['the only step', 'none', lateReplenishment, ['process']],
  ['a closed flow', 'none', nudged, []],
  ['an insured cancellation', 'none', subscription(null, null, { isBCBSSubscription: true }), ['process']],
])('%s is step %s', (_, count, details, events) => {
  const known = countSteps(findCancelFacts(details, 'DE'), play(details, events).state);
  expect(known ? `${known.number} of ${known.total}` : 'none').toBe(count);
});
