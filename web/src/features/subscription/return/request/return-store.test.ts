import type { CallName } from '@perennial/shared/catalogue/routes';
import { carrier } from '@perennial/shared/examples/return';
import i18next from 'i18next';
import { describe, expect, it, vi } from 'vitest';
import { ProblemError } from '../../../../api/client.ts';
import { recordEvents } from '../../../../testing/recorded-events.ts';
import { createReturnStore, type ReturnRequest } from './return-store.ts';

const courier = carrier({ id: 'courier' });
const post = carrier({ id: 'post' });

const request: ReturnRequest = {
  subscription: { number: 'S-1', contentProductName: 'aura' },
  country: 'DE',
  scopeToRequest: 'TryBuyAndReplenishment',
  reason: { cancellationReason: '', cancellationNote: '' },
  carriers: { tryBuyCarriers: [courier, post], replenishmentCarriers: [post] },
};

const refusal = new ProblemError({
  type: '',
  title: '',
  status: 400,
  detail: 'Not now',
  messages: [],
  requestId: '',
});

function shop(failsOnce?: CallName, failure: Error = refusal) {
  const requests: string[] = [];
  let fails = failsOnce;
  async function make(name: CallName, input: unknown): Promise<void> {
    requests.push(`${name} ${JSON.stringify(input)}`);
    await Promise.resolve();
    if (name !== fails) return;
    fails = undefined;
    throw failure;
  }
  const told: unknown[] = [];
  return { store: createReturnStore({ make, tellLate: (error) => told.push(error) }), requests, told };
}

const returnRequest =
  'createReturn {"query":{"subscriptionNumber":"S-1"},"body":{"scope":"TryBuyAndReplenishment","cancellationReason":"","cancellationNote":""}}';
const carrierRequest =
  'chooseReturnCarriers {"body":{"subscriptionNumber":"S-1","tryBuyCarrier":"courier","replenishmentCarrier":"post"}}';

describe('the request of a return', () => {
  it('requests the return in one call, then chooses the first carrier of each list', async () => {
    const { store, requests } = shop();
    expect(await store.send(request)).toBe(true);
    expect(requests).toEqual([returnRequest, carrierRequest]);
  });

  it('only chooses carriers for a return that was requested already', async () => {
    const { store, requests } = shop();
    await store.send({
      ...request,
      scopeToRequest: undefined,
      carriers: { ...request.carriers, tryBuyCarriers: [] },
    });
    expect(requests).toEqual([
      'chooseReturnCarriers {"body":{"subscriptionNumber":"S-1","replenishmentCarrier":"post"}}',
    ]);
  });

  it('chooses no carrier if both lists are empty', async () => {
    const { store, requests } = shop();
    await store.send({ ...request, carriers: { tryBuyCarriers: [], replenishmentCarriers: [] } });
    expect(requests).toEqual([returnRequest]);
  });

  it('requests the return once if the button is pressed twice', async () => {
    const { store, requests } = shop();
    expect(await Promise.all([store.send(request), store.send(request)])).toEqual([true, false]);
    expect(requests).toEqual([returnRequest, carrierRequest]);
  });

  it('does not request the return again after the choice of the carrier failed', async () => {
    const events = recordEvents();
    const { store, requests } = shop('chooseReturnCarriers');
    expect(await store.send(request)).toBe(false);
    await store.send(request);
    expect(requests).toEqual([returnRequest, carrierRequest, carrierRequest]);
    expect(events).toEqual([{ name: 'subscription:cancel', details: { kind: 'return' } }]);
  });

  it('requests the return again after a failure', async () => {
    const { store, requests } = shop('createReturn');
    expect(await store.send(request)).toBe(false);
    await store.send(request);
    expect(requests).toEqual([returnRequest, returnRequest, carrierRequest]);
  });

  it('is busy until it has failed, says why, and stays busy after a success, because another page follows', async () => {
    const { store, told } = shop('createReturn');
    const sent = store.send(request);
    expect(store.get()).toMatchObject({ busy: true, failure: undefined });
    await sent;
    expect(store.get()).toMatchObject({ busy: false, failure: 'Not now' });
    expect(told).toEqual(['Not now']);
    const again = store.send(request);
    expect(store.get()).toMatchObject({ busy: true, failure: undefined });
    expect(await again).toBe(true);
    expect(store.get().busy).toBe(true);
  });

  it('ends in words that send nobody to press again, after an exception that nobody foresees', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const unforeseen = new TypeError('unreadable');
    const { store, told } = shop('createReturn', unforeseen);
    expect(await store.send(request)).toBe(false);
    expect(store.get()).toMatchObject({ busy: false, failure: i18next.t('errors.change.unknown') });
    expect(told).toEqual([i18next.t('errors.change.unknown')]);
    expect(report).toHaveBeenCalledExactlyOnceWith(unforeseen);
    vi.unstubAllGlobals();
  });
});
