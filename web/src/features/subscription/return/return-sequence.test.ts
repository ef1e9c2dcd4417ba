import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CallInput, CallResponse } from '@perennial/shared/catalogue/types';
import { carrier } from '@perennial/shared/examples/return';
import { describe, expect, it } from 'vitest';
import { findReturnCall, noReason, type ReturnRequest, ReturnSequence } from './return-sequence.ts';

const courier = carrier({ id: 'courier' });
const post = carrier({ id: 'post' });

const request: ReturnRequest = {
  subscription: { number: 'S-1', contentProductName: 'aura' },
  country: 'DE',
  scopeToRequest: 'TryBuyAndReplenishment',
  reason: noReason,
  carriers: { tryBuyCarriers: [courier, post], replenishmentCarriers: [post] },
};

function shop(failsOnce?: CallName) {
  const told: string[] = [];
  let fails = failsOnce;
  const sequence = new ReturnSequence(async <N extends CallName>(name: N, input: CallInput<N>) => {
    told.push(`${name} ${JSON.stringify(input)}`);
    await Promise.resolve();
    if (name === fails) {
      fails = undefined;
      throw new Error(`${name} failed`);
    }
    return undefined as CallResponse<N>;
  });
  return { sequence, told };
}

const asked =
  'createReturn {"query":{"subscriptionNumber":"S-1"},"body":{"scope":"TryBuyAndReplenishment","cancellationReason":"","cancellationNote":""}}';
const chosen =
  'chooseReturnCarriers {"body":{"subscriptionNumber":"S-1","tryBuyCarrier":"courier","replenishmentCarrier":"post"}}';

describe('a return', () => {
  it('is asked for in one request, and fetched by the first carrier of each list', async () => {
    const { sequence, told } = shop();
    expect(await sequence.send(request)).toBe(true);
    expect(told).toEqual([asked, chosen]);
  });

  it('that has been asked for only gets its carrier', async () => {
    const { sequence, told } = shop();
    await sequence.send({
      ...request,
      scopeToRequest: undefined,
      carriers: { ...request.carriers, tryBuyCarriers: [] },
    });
    expect(told).toEqual(['chooseReturnCarriers {"body":{"subscriptionNumber":"S-1","replenishmentCarrier":"post"}}']);
  });

  it('goes without a carrier where there is none to choose', async () => {
    const { sequence, told } = shop();
    await sequence.send({ ...request, carriers: { tryBuyCarriers: [], replenishmentCarriers: [] } });
    expect(told).toEqual([asked]);
  });

  it('is asked for once, however often the button is pressed', async () => {
    const { sequence, told } = shop();
    expect(await Promise.all([sequence.send(request), sequence.send(request)])).toEqual([true, false]);
    expect(told).toEqual([asked, chosen]);
  });

  it('is not asked for again when its carrier could not be chosen', async () => {
    const { sequence, told } = shop('chooseReturnCarriers');
    await expect(sequence.send(request)).rejects.toThrow();
    await sequence.send(request);
    expect(told).toEqual([asked, chosen, chosen]);
  });

  it('that was refused can be tried again', async () => {
    const { sequence, told } = shop('createReturn');
    await expect(sequence.send(request)).rejects.toThrow();
    await sequence.send(request);
    expect(told).toEqual([asked, asked, chosen]);
  });
});

describe('the call that asks for a return', () => {
  it.each([
    ['createBundledReturn', 'lume', 'GB', 'TryBuy'],
    ['createBundledReturn', 'lume', 'GB', 'TryBuyAndReplenishment'],
    ['createReturn', 'lume', 'GB', 'Replenishment'],
    ['createReturn', 'lume', 'DE', 'TryBuy'],
    ['createReturn', 'aura', 'GB', 'TryBuy'],
    ['createReturn', null, 'GB', 'TryBuy'],
  ] as const)('is %s for %s in %s, scope %s', (name, contentProductName, country, scope) => {
    expect(findReturnCall({ contentProductName }, country, scope)).toBe(name);
  });
});
