import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CallInput, CallResponse } from '@perennial/shared/catalogue/types';
import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { carrier, returnDetails, returnInfoDetails } from '@perennial/shared/examples/return';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import { describe, expect, it } from 'vitest';
import { recordEvents } from '../../../testing/recorded-events.ts';
import { findReturnCall, goesBackTogether, type ReturnRequest, ReturnSequence } from './return-sequence.ts';

const courier = carrier({ id: 'courier' });
const post = carrier({ id: 'post' });

const request: ReturnRequest = {
  subscription: { number: 'S-1', contentProductName: 'aura' },
  country: 'DE',
  scopeToRequest: 'TryBuyAndReplenishment',
  reason: { cancellationReason: '', cancellationNote: '' },
  carriers: { tryBuyCarriers: [courier, post], replenishmentCarriers: [post] },
};

function shop(failsOnce?: CallName) {
  const requests: string[] = [];
  let fails = failsOnce;
  const sequence = new ReturnSequence(async <N extends CallName>(name: N, input: CallInput<N>) => {
    requests.push(`${name} ${JSON.stringify(input)}`);
    await Promise.resolve();
    if (name === fails) {
      fails = undefined;
      throw new Error(`${name} failed`);
    }
    return undefined as CallResponse<N>;
  });
  return { sequence, requests };
}

const returnRequest =
  'createReturn {"query":{"subscriptionNumber":"S-1"},"body":{"scope":"TryBuyAndReplenishment","cancellationReason":"","cancellationNote":""}}';
const carrierRequest =
  'chooseReturnCarriers {"body":{"subscriptionNumber":"S-1","tryBuyCarrier":"courier","replenishmentCarrier":"post"}}';

describe('ReturnSequence', () => {
  it('requests the return in one call, then chooses the first carrier of each list', async () => {
    const { sequence, requests } = shop();
    expect(await sequence.send(request)).toBe(true);
    expect(requests).toEqual([returnRequest, carrierRequest]);
  });

  it('only chooses carriers for a return that was requested already', async () => {
    const { sequence, requests } = shop();
    await sequence.send({
      ...request,
      scopeToRequest: undefined,
      carriers: { ...request.carriers, tryBuyCarriers: [] },
    });
    expect(requests).toEqual([
      'chooseReturnCarriers {"body":{"subscriptionNumber":"S-1","replenishmentCarrier":"post"}}',
    ]);
  });

  it('chooses no carrier if both lists are empty', async () => {
    const { sequence, requests } = shop();
    await sequence.send({ ...request, carriers: { tryBuyCarriers: [], replenishmentCarriers: [] } });
    expect(requests).toEqual([returnRequest]);
  });

  it('requests the return once if the button is pressed twice', async () => {
    const { sequence, requests } = shop();
    expect(await Promise.all([sequence.send(request), sequence.send(request)])).toEqual([true, false]);
    expect(requests).toEqual([returnRequest, carrierRequest]);
  });

  it('does not request the return again after the choice of the carrier failed', async () => {
    const events = recordEvents();
    const { sequence, requests } = shop('chooseReturnCarriers');
    await expect(sequence.send(request)).rejects.toThrow();
    await sequence.send(request);
    expect(requests).toEqual([returnRequest, carrierRequest, carrierRequest]);
    expect(events).toEqual([{ name: 'subscription:cancel', details: { kind: 'return' } }]);
  });

  it('requests the return again after a failure', async () => {
    const { sequence, requests } = shop('createReturn');
    await expect(sequence.send(request)).rejects.toThrow();
    await sequence.send(request);
    expect(requests).toEqual([returnRequest, returnRequest, carrierRequest]);
  });
});

describe('findReturnCall', () => {
  it.each([
    ['createBundledReturn', 'lume', 'GB', 'TryBuy'],
    ['createBundledReturn', 'lume', 'GB', 'TryBuyAndReplenishment'],
    ['createReturn', 'lume', 'GB', 'Replenishment'],
    ['createReturn', 'lume', 'DE', 'TryBuy'],
    ['createReturn', 'aura', 'GB', 'TryBuy'],
    ['createReturn', null, 'GB', 'TryBuy'],
  ] as const)('returns %s for %s in %s, scope %s', (name, contentProductName, country, scope) => {
    expect(findReturnCall({ contentProductName }, country, scope)).toBe(name);
  });
});

describe('the replenishment goes back with the device', () => {
  const returning = returnInfoDetails({ replenishmentReturnDetails: returnDetails({ returnStatus: 'Returning' }) });
  it.each([
    [true, 'of the hair-removal product in Great Britain', 'GB', {}],
    [false, 'of another product', 'GB', { contentProductName: 'aura' }],
    [false, 'in another country', 'DE', {}],
    [false, 'without a replenishment', 'GB', { ratePlans: [devicePlan()] }],
    [false, 'whose replenishment has ended', 'GB', { ratePlans: [devicePlan(), ratePlan({ status: 'Cancel' })] }],
    [false, 'whose replenishment is on its way', 'GB', { returnInfoDetails: returning }],
  ] as const)('%s: %s', (expected, _, country, changes) => {
    const ratePlans = [...('ratePlans' in changes ? changes.ratePlans : [devicePlan(), ratePlan()])];
    const subscription = subscriptionDetails({ contentProductName: 'lume', ...changes, ratePlans });
    expect(goesBackTogether(subscription, country)).toBe(expected);
  });
});
