import type { CountryCode } from '@perennial/shared/countries/country-codes';
import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { carrier, returnDetails, returnInfoDetails } from '@perennial/shared/examples/return';
import { cancellationPreview, subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import type { ReturnDetails, SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { describe, expect, it } from 'vitest';
import { findCancelFacts } from './cancel-facts.ts';
import { type CancelEvent, type CancelOutcome, closedFlow, goesWithDevice, transition } from './cancel-flow.ts';

const here = returnDetails({ returnStatus: 'Not return', returnable: true });
const late = returnDetails({ returnStatus: 'None', returnable: false });
const partner = returnDetails({ returnable: false, unreturnableReason: 'PaidByPartner' });

const noNudge = {
  ableToPauseReplenishment: false,
  ableToChangeFrequency: false,
  ableToPostponeReplenishment: false,
  ableToChangeReplenishment: false,
};

/** A subscription with the return details of its plans; null: it has no such plan. */
function subscription(
  device: ReturnDetails | null,
  replenishment: ReturnDetails | null,
  changes: Partial<SubscriptionDetails> = {},
): SubscriptionDetails {
  return subscriptionDetails({
    ...noNudge,
    ratePlans: [...(device ? [devicePlan()] : []), ...(replenishment ? [ratePlan({ allowShippingNow: false })] : [])],
    returnInfoDetails: returnInfoDetails({ tryBuyReturnDetails: device, replenishmentReturnDetails: replenishment }),
    ableToCancelReplenishment: replenishment !== null,
    tryBuyHasShipped: true,
    ...changes,
  });
}

const deviceOnly = subscription(here, null);
const replenishmentOnly = subscription(null, here);
const lateReplenishment = subscription(null, late);
const combined = subscription(here, here);
const withNudge = { ableToPauseReplenishment: true, ableToChangeFrequency: true };

type Event = CancelEvent | CancelEvent['type'];

/** Plays events from the closed flow and returns the last outcome. */
function play(details: SubscriptionDetails, events: readonly Event[], country: CountryCode = 'DE'): CancelOutcome {
  const facts = findCancelFacts(details, country);
  return events.reduce<CancelOutcome>(
    ({ state }, event) =>
      transition(facts, state, typeof event === 'string' ? ({ type: event } as CancelEvent) : event),
    { state: closedFlow },
  );
}

const keep = (part: 'device' | 'replenishment') => ({ type: 'answer', part, answer: 'keep' }) as const;
const giveBack = (part: 'device' | 'replenishment') => ({ type: 'answer', part, answer: 'return' }) as const;
const tick = (reason: string) => ({ type: 'tick', reason, ticked: true }) as const;
const write = (note: string) => ({ type: 'write', note }) as const;
const tooMuch = tick('Too much');
const body = { cancellationReason: 'Too much', cancellationNote: '' };
const { result } = cancellationPreview().data;
const somethingLeft = { type: 'previewed', amounts: result } as const;
const nothingLeft = { type: 'previewed', amounts: { ...result, paidAmount: result.totalAmount } } as const;
const failed = { type: 'failed', text: 'Not now.' } as const;
const carriers = (device: boolean, replenishment: boolean) =>
  ({
    type: 'carriersLoaded',
    carriers: {
      tryBuyCarriers: device ? [carrier({ id: 'courier' }), carrier({ id: 'post' })] : [],
      replenishmentCarriers: replenishment ? [carrier({ id: 'post' })] : [],
    },
  }) as const;

const params = { n: 'S-1000001' };
const id = { id: 'S-1000001' };
const preview = { call: 'previewReplenishmentCancellation', input: { params: id } };

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
      amounts: { ...result, remainingAmount: 14.99 },
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
    ['the remaining amount', [somethingLeft, 'confirm'], { ...result, remainingAmount: 14.99 }],
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
