import type { ReturnScope } from '@perennial/shared/models/return';
import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/day.ts';
import type { PlanKind, Subscription } from '../store/subscription.ts';
import { advanceDays, agedSubscription, today } from '../testing/aged-subscription.ts';
import { toReturnInfo } from './return-details.ts';
import { chooseCarrier, startBundledReturn, startReturn, withdrawReturn } from './returns.ts';

const reason = { cancellationReason: 'Too expensive;Too loud', cancellationNote: 'Sorry' };
const leaving = { reason, today };

const fresh = () => agedSubscription({ bundle: 'air-purifier-aura-4B', days: 10 });
const states = ({ plans }: Subscription) => plans.map(({ returning }) => returning.state);

function withCarrier(subscription: Subscription, ...kinds: readonly PlanKind[]): Subscription {
  return subscription.plans
    .filter(({ kind }) => kinds.includes(kind))
    .reduce((current, plan) => chooseCarrier(current, plan, 'post', today), subscription);
}

describe('a return', () => {
  it.each<[ReturnScope, readonly string[]]>([
    ['TryBuy', ['returning', 'with-customer']],
    ['Replenishment', ['with-customer', 'returning']],
    ['TryBuyAndReplenishment', ['returning', 'returning']],
  ])('of %s does not change other plans', (scope, expected) => {
    const subscription = startReturn(fresh(), scope, leaving);
    expect(states(subscription)).toEqual(expected);
    expect(subscription.status).toBe('Active');
    expect(subscription.cancelReason).toEqual({ reason: 'Too expensive;Too loud', note: 'Sorry', day: today });
  });

  it('cannot be requested twice', () => {
    const subscription = startReturn(fresh(), 'TryBuy', leaving);
    expect(() => startReturn(subscription, 'TryBuy', leaving)).toThrow('error.message.returnIsInProgress');
    expect(() => startReturn(subscription, 'TryBuyAndReplenishment', leaving)).toThrow(
      'error.message.returnIsInProgress',
    );
  });

  it.each<[string, ReturnScope]>([
    ['brush-heads-halo', 'TryBuy'],
    ['brush-heads-halo', 'TryBuyAndReplenishment'],
    ['hair-removal-lume', 'Replenishment'],
  ])('of a %s rejects the scope %s', (bundle, scope) => {
    const subscription = agedSubscription({ bundle, days: 10 });
    expect(() => startReturn(subscription, scope, leaving)).toThrow('error.message.returnScopeIsInvalid');
  });

  it('suspends a replenishment, but not the payments of a device', () => {
    const returning = startReturn(fresh(), 'TryBuyAndReplenishment', leaving);
    const [device, replenishment] = advanceDays(returning, 60).plans;
    expect(replenishment?.paymentsMade).toBe(returning.plans[1]?.paymentsMade);
    expect(device?.paymentsMade).toBeGreaterThan(returning.plans[0]?.paymentsMade ?? 0);
  });

  it('ends the plan when the parcel arrives, and the subscription with its last plan', () => {
    const returning = withCarrier(startReturn(fresh(), 'TryBuyAndReplenishment', leaving), 'device', 'replenishment');
    expect(advanceDays(returning, 4).status).toBe('Active');
    const ended = advanceDays(returning, 5);
    expect(ended).toMatchObject({ status: 'InActive', endDate: addDays(today, 5) });
    expect(states(ended)).toEqual(['returned', 'returned']);
    expect(toReturnInfo(ended, addDays(today, 5)).tryBuyReturnDetails).toEqual({
      returnStatus: 'Returning',
      returnCreatedDate: today,
      returnable: false,
      returningWithdrawable: false,
      unreturnableReason: 'HasReturned',
    });
  });

  it('keeps the replenishment of a bundle when the device has arrived', () => {
    const returning = startReturn(fresh(), 'TryBuy', leaving);
    const ended = advanceDays(withCarrier(returning, 'device'), 5);
    expect(ended.status).toBe('Active');
    expect(ended.plans.map(({ status }) => status)).toEqual(['Cancel', null]);
  });
});

describe('a bundled return', () => {
  it('contains the replenishment even after its own right to return', () => {
    const subscription = agedSubscription({ bundle: 'air-purifier-aura-4A', days: 100 });
    const returning = startBundledReturn(subscription, leaving);
    expect(states(returning)).toEqual(['returning', 'returning']);
    expect(returning.plans[0]?.returning.scope).toBe('TryBuyAndReplenishment');
  });

  it('contains only the device without a replenishment', () => {
    const returning = startBundledReturn(agedSubscription({ bundle: 'hair-removal-lume', days: 100 }), leaving);
    expect(returning.plans.map(({ returning: { scope } }) => scope)).toEqual(['TryBuy']);
  });
});

describe('a withdrawn return', () => {
  it('restores the subscription', () => {
    const subscription = fresh();
    expect(withdrawReturn(startReturn(subscription, 'TryBuy', leaving), 'TryBuy', today)).toEqual(subscription);
  });

  it('of a replenishment moves missed shipments and payments to its day', () => {
    const returning = advanceDays(startReturn(fresh(), 'Replenishment', leaving), 200);
    const day = addDays(today, 200);
    const replenishment = withdrawReturn(returning, 'Replenishment', day).plans[1];
    expect(replenishment).toMatchObject({ nextShipmentDate: day, nextPaymentDate: day });
  });

  it.each([
    ['before a carrier was chosen', false, 30, true],
    ['on the day after the choice', true, 1, true],
    ['after the pick-up', true, 2, false],
  ] as const)('%s', (_, carrierChosen, days, possible) => {
    const returning = startReturn(fresh(), 'TryBuy', leaving);
    const chosen = carrierChosen ? withCarrier(returning, 'device') : returning;
    const day = addDays(today, days);
    const withdraw = () => withdrawReturn(advanceDays(chosen, days), 'TryBuy', day);
    expect(toReturnInfo(advanceDays(chosen, days), day).tryBuyReturnDetails?.returningWithdrawable).toBe(possible);
    if (possible) expect(states(withdraw())[0]).toBe('with-customer');
    else expect(withdraw).toThrow('error.message.returnIsNotWithdrawable');
  });

  it('is refused without a return', () => {
    expect(() => withdrawReturn(fresh(), 'TryBuy', today)).toThrow('error.message.returnIsNotInProgress');
  });
});
