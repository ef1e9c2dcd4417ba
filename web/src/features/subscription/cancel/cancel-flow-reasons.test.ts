import { describe, expect, it } from 'vitest';
import { closedFlow } from './cancel-flow.ts';
import {
  body,
  combined,
  deviceOnly,
  failed,
  giveBack,
  here,
  id,
  keep,
  late,
  lateReplenishment,
  nothingLeft,
  params,
  partner,
  play,
  preview,
  replenishmentOnly,
  result,
  somethingLeft,
  subscription,
  tick,
  tooMuch,
  write,
} from './testing/played-flow.ts';

describe('the reasons', () => {
  it.each([
    ['nothing is given', []],
    ['only spaces are written', [write('  ')]],
    ['a reason is unticked again', [tooMuch, { type: 'tick', reason: 'Too much', ticked: false } as const]],
  ])('are not sent if %s', (_, events) => {
    const outcome = play(lateReplenishment, ['process', ...events, 'proceed']);
    expect(outcome).toEqual({ state: expect.objectContaining({ step: { name: 'reasons' }, running: undefined }) });
  });

  it('are not needed beside a text', () => {
    expect(play(lateReplenishment, ['process', write('Bye'), 'proceed']).request).toEqual(preview);
  });

  it('are joined with a semicolon and sent with the trimmed text', () => {
    const device = subscription(partner, null);
    const text = ' Bye ';
    expect(play(device, ['process', tooMuch, tick('Too dear'), write(text), 'proceed']).request).toEqual({
      call: 'cancelSubscription',
      input: { params, body: { cancellationReason: 'Too much;Too dear', cancellationNote: 'Bye' } },
    });
  });
});

const keepBoth = [keep('device'), keep('replenishment'), 'choose'] as const;

describe('reason submit', () => {
  it.each([
    ['the preview of a kept replenishment alone', preview, replenishmentOnly, [keep('replenishment'), 'choose']],
    ['the preview of a replenishment alone that cannot be returned', preview, lateReplenishment, []],
    ['the preview of a replenishment in a combined subscription that is kept', preview, combined, keepBoth],
    ['the preview if nothing of a combined subscription can be returned', preview, subscription(late, late), []],
    [
      'the cancellation of a device whose replenishment has gone',
      { call: 'cancelSubscription', input: { params, body } },
      subscription(partner, null, { ableToCancelReplenishment: true }),
      [],
    ],
    [
      'the cancellation of all if the replenishment cannot be cancelled alone',
      { call: 'cancelSubscription', input: { params, body } },
      subscription(late, late, { ableToCancelReplenishment: false }),
      [],
    ],
    [
      'the cancellation of a device with nothing to return',
      { call: 'cancelSubscription', input: { params, body } },
      subscription(partner, null),
      [],
    ],
    [
      'the return of a device',
      {
        call: 'createReturn',
        input: { query: { subscriptionNumber: 'S-1000001' }, body: { scope: 'TryBuy', ...body } },
      },
      deviceOnly,
      [giveBack('device'), 'choose'],
    ],
    [
      'the return of a replenishment',
      {
        call: 'createReturn',
        input: { query: { subscriptionNumber: 'S-1000001' }, body: { scope: 'Replenishment', ...body } },
      },
      replenishmentOnly,
      [giveBack('replenishment'), 'choose'],
    ],
  ] as const)('requests %s', (_, request, details, events) => {
    expect(play(details, ['process', ...events, tooMuch, 'proceed']).request).toEqual(request);
  });

  it('requests the bundled return of the hair-removal product in Great Britain', () => {
    const lume = { ...deviceOnly, contentProductName: 'lume' };
    const events = ['process', giveBack('device'), 'choose', tooMuch, 'proceed'] as const;
    expect(play(lume, events, 'GB').request?.call).toBe('createBundledReturn');
    expect(play(lume, events, 'DE').request?.call).toBe('createReturn');
  });

  it.each([
    ['US', { isBCBSSubscription: true }],
    ['NL', { title: 'Borstels via je tandartsverzekering' }],
  ] as const)('requests the insurer cancellation in %s, and goes to the overview', (country, changes) => {
    const details = subscription(null, here, changes);
    const events = ['process', tooMuch, 'proceed'] as const;
    expect(play(details, events, country).request).toEqual({
      call: 'cancelInsurerSubscription',
      input: { params, body },
    });
    expect(play(details, [...events, 'accepted'], country)).toMatchObject({
      state: closedFlow,
      goTo: { page: 'overview' },
    });
  });

  it('is dropped while a request runs', () => {
    expect(play(lateReplenishment, ['process', tooMuch, 'proceed', 'proceed']).request).toBeUndefined();
  });

  it('keeps the reasons after a failure, and can be repeated', () => {
    const events = ['process', tooMuch, write('Bye'), 'proceed', failed] as const;
    expect(play(lateReplenishment, events).state).toMatchObject({
      step: { name: 'reasons' },
      reasons: ['Too much'],
      note: 'Bye',
      failure: 'Not now.',
      running: undefined,
    });
    expect(play(lateReplenishment, [...events, 'proceed']).request).toEqual(preview);
  });

  it('goes to the confirmation page after the cancellation of a device', () => {
    expect(play(subscription(partner, null), ['process', tooMuch, 'proceed', 'accepted'])).toEqual({
      state: closedFlow,
      goTo: { page: 'confirmation' },
    });
  });
});

describe('the preview', () => {
  const asked = ['process', tooMuch, 'proceed'] as const;
  const cancelOnly = { call: 'cancelReplenishmentOnly', input: { params, body } };
  const cancelOne = { call: 'cancelReplenishment', input: { params: id, query: {}, body } };

  it('opens the confirmation with the amounts if something remains', () => {
    expect(play(lateReplenishment, [...asked, somethingLeft]).state.step).toEqual({
      name: 'amounts',
      amounts: { ...result, remainingAmount: 19.98 },
    });
  });

  it.each([
    ['a replenishment alone', cancelOnly, lateReplenishment],
    ['the replenishment of a combined subscription', cancelOne, subscription(late, late)],
  ])('cancels %s at once if nothing remains', (_, request, details) => {
    expect(play(details, [...asked, nothingLeft]).request).toEqual(request);
  });

  it.each([
    ['a replenishment alone', cancelOnly, lateReplenishment],
    ['the replenishment of a combined subscription', cancelOne, subscription(late, late)],
  ])('cancels %s after the confirmation of the amounts', (_, request, details) => {
    expect(play(details, [...asked, somethingLeft]).request).toBeUndefined();
    expect(play(details, [...asked, somethingLeft, 'confirm']).request).toEqual(request);
    expect(play(details, [...asked, somethingLeft, 'confirm', 'confirm']).request).toBeUndefined();
  });

  it.each([
    ['nothing', [nothingLeft], 'nothing'],
    ['the remaining amount', [somethingLeft, 'confirm'], { ...result, remainingAmount: 19.98 }],
  ] as const)('leads to the overview with a notice that %s is still charged', (_, events, charged) => {
    expect(play(lateReplenishment, [...asked, ...events, 'accepted'])).toEqual({
      state: closedFlow,
      goTo: { page: 'overview' },
      charged,
    });
  });

  it('keeps the confirmation open after a failure', () => {
    const { state } = play(lateReplenishment, [...asked, somethingLeft, 'confirm', failed]);
    expect([state.step.name, state.failure]).toEqual(['amounts', 'Not now.']);
  });

  it('counts whole cents', () => {
    const amounts = { ...result, totalAmount: 0.3, paidAmount: 0.1 + 0.2 };
    expect(play(lateReplenishment, [...asked, { type: 'previewed', amounts }]).request?.call).toBe(
      'cancelReplenishmentOnly',
    );
  });
});
