import { describe, expect, it } from 'vitest';
import { closedFlow } from './cancel-flow.ts';
import { carriers, deviceOnly, failed, giveBack, play, replenishmentOnly, tooMuch } from './testing/played-flow.ts';

describe('the return', () => {
  const requested = ['process', giveBack('device'), 'choose', tooMuch, 'proceed', 'accepted'] as const;
  const confirmed = [...requested, 'confirmAddress'] as const;
  const choice = (chosen: object) => ({
    call: 'chooseReturnCarriers',
    input: { body: { subscriptionNumber: 'S-1000001', ...chosen } },
  });

  it('asks for the address after the request', () => {
    const outcome = play(deviceOnly, requested);
    expect(outcome.state.step).toEqual({ name: 'address', scope: 'TryBuy' });
  });

  it('loads the carriers after the address is confirmed', () => {
    expect(play(deviceOnly, confirmed).request).toEqual({
      call: 'getReturnCarriers',
      input: { query: { subscriptionNumber: 'S-1000001', scope: 'TryBuy' } },
    });
  });

  it.each([
    ['of the device', true, false, { tryBuyCarrier: 'courier' }],
    ['of the replenishment', false, true, { replenishmentCarrier: 'post' }],
    ['of both products', true, true, { tryBuyCarrier: 'courier', replenishmentCarrier: 'post' }],
  ] as const)('chooses the first carrier %s', (_, device, replenishment, chosen) => {
    expect(play(deviceOnly, [...confirmed, carriers(device, replenishment)]).request).toEqual(choice(chosen));
  });

  it.each([
    ['after the choice of the carriers', [carriers(true, false), 'accepted']],
    ['at once if there is no carrier to choose', [carriers(false, false)]],
  ] as const)('shows what happens next %s, without the data of the cancellation', (_, events) => {
    expect(play(deviceOnly, [...confirmed, ...events])).toEqual({
      state: { ...closedFlow, step: { name: 'next', scope: 'TryBuy' } },
    });
  });

  it.each([
    ['the loading of the carriers', [failed]],
    ['the choice of a carrier', [carriers(true, false), failed]],
  ] as const)('repeats only the carriers after %s failed', (_, events) => {
    const { state } = play(deviceOnly, [...confirmed, ...events]);
    expect([state.step.name, state.failure]).toEqual(['carriers', 'Not now.']);
    expect(play(deviceOnly, [...confirmed, ...events, 'confirmAddress']).request?.call).toBe('getReturnCarriers');
  });

  it.each([
    ['the loading of the carriers', [failed]],
    ['the choice of a carrier', [carriers(true, false), failed]],
  ] as const)('goes back to the form of the address after %s was refused, and on to the carriers', (_, events) => {
    const changing = [...confirmed, ...events, 'changeAddress'] as const;
    expect(play(deviceOnly, changing).state).toMatchObject({
      step: { name: 'address', scope: 'TryBuy', edits: true },
      failure: undefined,
    });
    expect(play(deviceOnly, [...changing, 'confirmAddress']).request?.call).toBe('getReturnCarriers');
  });

  it('does not go back to the address while the carriers are requested', () => {
    expect(play(deviceOnly, [...confirmed, 'changeAddress']).state.step.name).toBe('carriers');
  });

  it('is not requested twice, and keeps its reasons after a failure', () => {
    const events = ['process', giveBack('device'), 'choose', tooMuch, 'proceed'] as const;
    expect(play(deviceOnly, [...events, 'proceed']).request).toBeUndefined();
    expect(play(deviceOnly, [...events, failed]).state).toMatchObject({
      step: { name: 'reasons' },
      reasons: ['Too much'],
    });
  });

  it('ends with the confirmation page for a device', () => {
    const { goTo } = play(deviceOnly, [...confirmed, carriers(false, false), 'finish']);
    expect(goTo).toEqual({ page: 'confirmation' });
  });

  it('ends with the page of the subscription for a replenishment', () => {
    const events = [
      'process',
      giveBack('replenishment'),
      'choose',
      tooMuch,
      'proceed',
      'accepted',
      'confirmAddress',
    ] as const;
    const { goTo } = play(replenishmentOnly, [...events, carriers(false, true), 'accepted', 'finish']);
    expect(goTo).toEqual({ page: 'reloaded' });
  });
});
