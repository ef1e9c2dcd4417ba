import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { expect, it } from 'vitest';
import { type Made, toMade } from './away-outcome.ts';
import type { Wish } from './away-rules.ts';

const pause: Wish = { task: 'pause', isAtOnce: false, day: '2026-06-01' };
const resumeNow: Wish = { task: 'resume', isAtOnce: true, day: undefined };
const resumeOn: Wish = { task: 'resume', isAtOnce: false, day: '2026-06-01' };
const postponed: Wish = { task: 'postpone', isAtOnce: false, day: undefined };
const until = (day: string) => ({ resumedReplenishmentDate: day, ableToChangeReplenishmentResumeDate: true });

it.each<[string, Wish, Partial<SubscriptionDetails> | undefined, Made]>([
  ['a pause has the day', pause, until('2026-06-01'), { says: 'pausedUntil', date: '2026-06-01' }],
  [
    'a pause has another day',
    pause,
    until('2026-06-02'),
    { says: 'otherDay', asked: '2026-06-01', date: '2026-06-02' },
  ],
  ['a pause has no day', pause, {}, { says: 'paused' }],
  ['a pause is not shown yet', pause, undefined, { says: 'paused' }],
  ['a pause is over', resumeNow, {}, { says: 'resumedWithShipment', date: '2026-05-01' }],
  ['a pause is over, without a shipment', resumeNow, { nextShipmentDate: null }, { says: 'resumed' }],
  [
    'a pause is to end at once, and ends later',
    resumeNow,
    until('2026-03-16'),
    { says: 'resumesOn', date: '2026-03-16' },
  ],
  ['a pause ends on the day', resumeOn, until('2026-06-01'), { says: 'resumesOn', date: '2026-06-01' }],
  [
    'a pause ends on another day',
    resumeOn,
    until('2026-06-02'),
    { says: 'otherDay', asked: '2026-06-01', date: '2026-06-02' },
  ],
  ['the end of a pause is not shown yet', resumeOn, undefined, { says: 'resumed' }],
  ['a shipment has moved', postponed, {}, { says: 'nextShipment', date: '2026-05-01' }],
  ['a shipment is not shown yet', postponed, undefined, { says: 'postponed' }],
])('a customer reads what the shop has: %s', (_, wish, shown, made) => {
  expect(toMade(wish, shown && subscriptionDetails(shown))).toEqual(made);
});
