import type { CareActionName } from '@perennial/shared/models/care';
import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/day.ts';
import { startReturn } from '../returns/returns.ts';
import type { Subscription } from '../store/subscription.ts';
import { type Age, advanceDays, agedSubscription, today } from '../testing/aged-subscription.ts';
import { type CareCancellationName, findCareCancellation, listCareActions } from './care-actions.ts';
import { cancelByCare, giveDiscount, reship } from './care-effects.ts';

const enabled = (subscription: Subscription, day = today) =>
  listCareActions(subscription, day)
    .filter((action) => action.enabled)
    .map(({ name }) => name);

const within: readonly CareActionName[] = ['cancellation-within-right-to-return-day'];
const after: readonly CareActionName[] = [
  'cancellation-after-right-to-return-day',
  'cancellation-after-right-to-return-day-not-fault',
];
const deviceWithin: readonly CareActionName[] = ['trybuycancellation-within-right-to-return-day'];
const deviceAfter: readonly CareActionName[] = [
  'trybuycancellation-after-right-to-return-day',
  'trybuycancellation-after-right-to-return-day-not-fault',
];
const replenishmentWithin: readonly CareActionName[] = ['replenishmentcancellation-within-right-to-return-day'];
const replenishmentAfter: readonly CareActionName[] = ['replenishmentcancellation-after-right-to-return-day-not-fault'];
const others: readonly CareActionName[] = ['giving-discount', 'reshipping'];

const rows: readonly (Age & { title: string; actions: readonly CareActionName[] })[] = [
  {
    title: 'goods that have not shipped are in time and cannot be re-shipped',
    bundle: 'hair-removal-lume',
    days: 1,
    actions: [...within, ...deviceWithin, 'giving-discount'],
  },
  {
    title: 'a device is in time within the right to return',
    bundle: 'hair-removal-lume',
    days: 20,
    actions: [...within, ...deviceWithin, ...others],
  },
  {
    title: 'a device is late after the right to return',
    bundle: 'hair-removal-lume',
    days: 60,
    actions: [...after, ...deviceAfter, ...others],
  },
  {
    title: 'the lock-in period does not apply to customer care',
    bundle: 'air-purifier-aura-4B',
    days: 60,
    actions: [...after, ...deviceAfter, ...replenishmentAfter, ...others],
  },
  {
    title: 'goods that have not shipped are in time while the others are late',
    bundle: 'air-purifier-aura-4A',
    days: 60,
    actions: [...after, ...deviceAfter, ...replenishmentWithin, ...others],
  },
  {
    title: 'a bought device cannot be cancelled after the right to return',
    bundle: 'razor-arc',
    days: 40,
    actions: [...within, ...replenishmentWithin, ...others],
  },
  {
    title: 'a replenishment without a device has no device actions',
    bundle: 'brush-heads-halo',
    days: 60,
    actions: [...after, ...replenishmentAfter, ...others],
  },
  {
    title: 'there is no discount if a partner pays',
    bundle: 'brush-heads-halo-dental-plan',
    days: 60,
    country: 'NL',
    actions: [...after, ...replenishmentAfter, 'reshipping'],
  },
  {
    title: 'nothing is possible before the first payment',
    bundle: 'hair-removal-lume',
    days: 20,
    status: 'Pending',
    actions: [],
  },
  { title: 'nothing is possible after the end', bundle: 'hair-removal-lume', days: 450, actions: [] },
];

describe('listCareActions', () => {
  it.each(rows)('$title', ({ actions, ...age }) => {
    expect(enabled(agedSubscription(age)).sort()).toEqual([...actions].sort());
  });

  it('returns only re-shipping for an insured subscription in the US, and all actions in the Netherlands', () => {
    const subscription = agedSubscription({ bundle: 'brush-heads-halo', days: 60, country: 'US' });
    expect(listCareActions({ ...subscription, insured: true }, today)).toEqual([
      { name: 'reshipping', enabled: true, extraData: { hasReship: false } },
    ]);
    const dutch = agedSubscription({ bundle: 'brush-heads-halo', days: 60, country: 'NL' });
    expect(listCareActions({ ...dutch, insured: true }, today)).toHaveLength(7);
  });

  it('disables the discount for a returning replenishment', () => {
    const heads = agedSubscription({ bundle: 'brush-heads-halo', days: 20 });
    const reason = { cancellationReason: 'Other', cancellationNote: '' };
    const returning = startReturn(heads, 'Replenishment', { reason, today });
    expect(enabled(returning)).not.toContain('giving-discount');
  });
});

describe('a cancellation by customer care', () => {
  it.each<[CareCancellationName, Age, readonly (readonly [string | null, string])[]]>([
    [
      'cancellation-within-right-to-return-day',
      { bundle: 'air-purifier-aura-4B', days: 20 },
      [
        ['Cancel', 'returned'],
        ['Cancel', 'returned'],
      ],
    ],
    [
      'cancellation-after-right-to-return-day',
      { bundle: 'air-purifier-aura-4B', days: 60 },
      [
        ['Cancel', 'returned'],
        ['Cancel', 'kept'],
      ],
    ],
    [
      'trybuycancellation-after-right-to-return-day',
      { bundle: 'air-purifier-aura-4B', days: 60 },
      [
        ['Cancel', 'returned'],
        [null, 'with-customer'],
      ],
    ],
    [
      'replenishmentcancellation-within-right-to-return-day',
      { bundle: 'air-purifier-aura-4A', days: 60 },
      [
        [null, 'with-customer'],
        ['Cancel', 'with-customer'],
      ],
    ],
  ])('%s ends its plans', (name, age, expected) => {
    const cancellation = findCareCancellation(name);
    const { subscription } = cancelByCare(agedSubscription(age), cancellation, { today });
    expect(subscription.plans.map(({ status, returning }) => [status, returning.state])).toEqual(expected);
  });

  it('drops a parcel that has not shipped', () => {
    const cancellation = findCareCancellation('cancellation-within-right-to-return-day');
    const { subscription } = cancelByCare(agedSubscription({ bundle: 'hair-removal-lume', days: 1 }), cancellation, {
      today,
    });
    expect(subscription).toMatchObject({ status: 'InActive', shipments: [] });
  });

  const notAtFault = findCareCancellation('cancellation-after-right-to-return-day-not-fault');

  it('takes effect on its date', () => {
    const cancellationDate = addDays(today, -10);
    const { subscription } = cancelByCare(agedSubscription({ bundle: 'hair-removal-lume', days: 60 }), notAtFault, {
      today,
      cancellationDate,
    });
    expect(subscription).toMatchObject({ endDate: cancellationDate, plans: [{ cancellationDate }] });
  });

  it.each([61, -1])('is refused %i days ago, outside the term of the subscription', (days) => {
    const subscription = agedSubscription({ bundle: 'hair-removal-lume', days: 60 });
    expect(() => cancelByCare(subscription, notAtFault, { today, cancellationDate: addDays(today, -days) })).toThrow(
      'error.message.cancellationDateIsInvalid',
    );
  });

  it('is refused if it is disabled', () => {
    const subscription = agedSubscription({ bundle: 'hair-removal-lume', days: 20 });
    expect(() => cancelByCare(subscription, notAtFault, { today })).toThrow('error.message.careActionIsNotEnabled');
  });
});

describe('re-shipping', () => {
  const aura = () => agedSubscription({ bundle: 'air-purifier-aura-4B', days: 60 });
  const reshipped = ({ shipments }: Subscription) =>
    shipments.filter(({ reason }) => reason === 're-ship').map(({ planId }) => planId);

  it.each([
    ['TryBuy', ['S1-1']],
    ['Replenishment', ['S1-2']],
    ['Both', ['S1-1', 'S1-2']],
  ] as const)('of %s prepares its parcels again', (option, plans) => {
    const subscription = reship(aura(), option, today);
    expect(reshipped(subscription)).toEqual(plans);
    expect(listCareActions(subscription, today).at(-1)).toEqual({
      name: 'reshipping',
      enabled: true,
      extraData: { hasReship: true },
    });
    expect(advanceDays(subscription, 2).shipments.every(({ state }) => state === 'shipped')).toBe(true);
  });

  it('without an option repeats the plans of the last one', () => {
    expect(reshipped(reship(reship(aura(), 'TryBuy', today), undefined, today))).toEqual(['S1-1', 'S1-1']);
  });

  it.each([
    ['no option was chosen before', 'air-purifier-aura-4B', undefined],
    ['there is no such plan', 'hair-removal-lume', 'Both'],
    ['goods of the plan have not shipped', 'air-purifier-aura-4A', 'Replenishment'],
  ] as const)('is refused if %s', (_, bundle, option) => {
    expect(() => reship(agedSubscription({ bundle, days: 60 }), option, today)).toThrow(
      'error.message.reshippingIsNotApplied',
    );
  });
});

describe('a discount by customer care', () => {
  it('accumulates until the next payment, which uses it up', () => {
    const lume = agedSubscription({ bundle: 'hair-removal-lume', days: 60 });
    const discounted = giveDiscount(giveDiscount(lume, 500, today), 250, today);
    expect(discounted.nextPaymentDiscount).toBe(750);
    expect(advanceDays(discounted, 31).nextPaymentDiscount).toBe(0);
  });
});
