import { devicePlan } from '@perennial/shared/examples/rate-plan';
import { describe, expect, it } from 'vitest';
import { findCancelFacts } from './cancel-facts.ts';
import { closedFlow, goesWithDevice } from './cancel-flow.ts';
import {
  combined,
  deviceOnly,
  giveBack,
  here,
  keep,
  late,
  lateReplenishment,
  partner,
  play,
  replenishmentOnly,
  subscription,
  withNudge,
} from './testing/played-flow.ts';

describe('cancel start', () => {
  it.each([
    ['a nudge if pausing is possible', 'nudge', subscription(null, late, { ableToPauseReplenishment: true }), 'DE'],
    ['a nudge if modifying is possible', 'nudge', subscription(null, late, { ableToChangeFrequency: true }), 'DE'],
    ['the reasons if neither pausing nor modifying is possible', 'reasons', lateReplenishment, 'DE'],
    [
      'the reasons for a replenishment alone that cannot be returned and can be cancelled',
      'reasons',
      subscription(null, { ...late, returnStatus: 'Not return' }),
      'DE',
    ],
    ['the choice for a replenishment alone in its withdrawal period', 'choice', replenishmentOnly, 'DE'],
    [
      'the reasons for a replenishment alone with another return status',
      'reasons',
      subscription(null, { ...here, returnStatus: 'None' }),
      'DE',
    ],
    ['the choice for a device that can be returned', 'choice', deviceOnly, 'DE'],
    ['the choice if only the device of two can be returned', 'choice', subscription(here, late), 'DE'],
    ['the choice if only the replenishment of two can be returned', 'choice', subscription(late, here), 'DE'],
    ['the reasons if nothing of two can be returned', 'reasons', subscription(late, late), 'DE'],
    ['the reasons for a device that a partner pays for', 'reasons', subscription(partner, null), 'DE'],
    [
      'the reasons on the insurer path in the United States',
      'reasons',
      subscription(null, here, { isBCBSSubscription: true, ...withNudge }),
      'US',
    ],
    [
      'the reasons on the insurer path in the Netherlands',
      'reasons',
      subscription(null, here, { title: 'Borstels via je tandartsverzekering', ...withNudge }),
      'NL',
    ],
    [
      'the question of a plain cancellation',
      'question',
      subscription(null, late, { ableToCancel: false, ...withNudge }),
      'DE',
    ],
  ] as const)('shows %s', (_, step, details, country) => {
    expect(play(details, ['process'], country).state.step.name).toBe(step);
  });
});

describe('the nudge', () => {
  const nudged = subscription(null, here, withNudge);

  it('goes on to the choice with "Cancel"', () => {
    expect(play(nudged, ['process', 'cancel']).state.step).toEqual({ name: 'choice' });
  });

  it('goes on to the reasons with "Cancel" if there is no choice', () => {
    expect(play(subscription(null, late, withNudge), ['process', 'cancel']).state.step).toEqual({ name: 'reasons' });
  });

  it.each(['pause', 'frequency', 'product'] as const)('opens the task %s and cancels nothing', (task) => {
    expect(play(nudged, ['process', { type: 'instead', task }])).toEqual({
      state: closedFlow,
      goTo: { page: 'task', task },
    });
  });
});

describe('keep or return', () => {
  it.each([
    [true, true, 'replenishment', 'return'],
    [false, true, 'replenishment', 'keep'],
    [false, true, 'device', 'return'],
    [false, false, 'replenishment', 'return'],
  ] as const)('the device takes a product with it: %s (%s, %s, %s)', (expected, goesBackTogether, part, device) => {
    const facts = { ...findCancelFacts(combined, 'DE'), goesBackTogether };
    expect(goesWithDevice(facts, { device }, part)).toBe(expected);
  });

  it('waits for an answer about each product', () => {
    expect(play(combined, ['process', keep('device'), 'choose']).state.step).toEqual({ name: 'choice' });
  });

  it.each([
    ['the device', 'TryBuy', [giveBack('device'), keep('replenishment')]],
    ['the replenishment', 'Replenishment', [keep('device'), giveBack('replenishment')]],
    ['both', 'TryBuyAndReplenishment', [giveBack('device'), giveBack('replenishment')]],
  ] as const)('returns %s of a combined subscription on the return pages', (_, scope, answers) => {
    expect(play(combined, ['process', ...answers, 'choose'])).toEqual({
      state: closedFlow,
      goTo: { page: 'return', scope },
    });
  });

  it('goes on to the reasons if everything of a combined subscription is kept', () => {
    const { state } = play(combined, ['process', keep('device'), keep('replenishment'), 'choose']);
    expect(state.step).toEqual({ name: 'reasons' });
  });

  it.each([
    ['keeps', replenishmentOnly, keep('replenishment')],
    ['returns', replenishmentOnly, giveBack('replenishment')],
    ['returns', deviceOnly, giveBack('device')],
  ])('goes on to the reasons if the customer %s the only product: case %#', (_, details, answer) => {
    expect(play(details, ['process', answer, 'choose']).state.step).toEqual({ name: 'reasons' });
  });

  it.each([
    ['for sale', 'forSale', subscription(here, null, { hidePayInFull: false })],
    ['rented', 'rented', subscription(here, null, { hidePayInFull: true })],
    ['owned', 'owned', subscription(here, null, { ratePlans: [devicePlan({ modelType: 'Buy&Subscribe-standard' })] })],
  ] as const)('sends nothing if the customer keeps a device that is %s', (_, ownership, details) => {
    const outcome = play(details, ['process', keep('device'), 'choose']);
    expect(outcome.state.step).toEqual({ name: 'kept' });
    expect(outcome.request).toBeUndefined();
    expect(findCancelFacts(details, 'DE').deviceOwnership).toBe(ownership);
  });

  it('returns everything that was sold with the hair-removal device in Great Britain', () => {
    const lume = { ...combined, contentProductName: 'lume' };
    expect(play(lume, ['process', giveBack('device'), 'choose'], 'GB').goTo).toEqual({
      page: 'return',
      scope: 'TryBuyAndReplenishment',
    });
  });
});
