/**
 * How far goods are on their way: parcels to the customer, and returns (docs/rules/subscriptions.md#parcels-and-returns). A
 * step is there only if the answers of the shop API say whether it is done.
 */
import type { GoodsTrack, TrackStep } from '../models/coming-up.ts';
import type { RatePlan, SubscriptionDetails } from '../models/subscription-details.ts';
import { findReturn, toPlanKind } from './plan-facts.ts';
import { toStatusMeaning } from './subscription-state.ts';

type Parcels = Pick<SubscriptionDetails, 'status' | 'shippingConfirmed' | 'ratePlans' | 'returnInfoDetails'>;

/** Returns all tracks of a subscription: what is prepared, the parcels that have left, and the returns. */
export function findGoodsTracks(subscription: Parcels): readonly GoodsTrack[] {
  return [...findParcelTracks(subscription), ...findReturnTracks(subscription)];
}

/**
 * Returns a track for the parcel that is prepared, and one for each parcel with a tracking number. Whether a parcel has
 * arrived is in no answer. Goods that go back, or have come back, have the track of their return.
 */
export function findParcelTracks(subscription: Parcels): readonly GoodsTrack[] {
  const { status, shippingConfirmed, ratePlans } = subscription;
  const meaning = toStatusMeaning(status);
  if (meaning === 'pending') return [];
  const isPrepared = !shippingConfirmed && meaning !== 'ended';
  const sent = ratePlans.filter((plan) => plan.trackingNumber && !hasReturn(subscription, plan));
  const numbers = [...new Set(sent.map(({ trackingNumber }) => trackingNumber))];
  return [
    ...(isPrepared ? [toPreparedTrack()] : []),
    ...numbers.map((number) => toSentTrack(sent.filter(({ trackingNumber }) => trackingNumber === number))),
  ];
}

/** The answers say of a whole subscription, not of a plan, that a parcel is prepared. */
const toPreparedTrack = (): GoodsTrack => ({
  kind: 'parcel',
  names: [],
  number: null,
  url: null,
  steps: toSteps([
    ['prepared', true],
    ['sent', false],
  ]),
});

/** Plans with one tracking number are in one parcel. */
function toSentTrack(plans: readonly RatePlan[]): GoodsTrack {
  const url = plans.flatMap(({ carrierUrl }) => (carrierUrl?.startsWith('https://') ? [carrierUrl] : []))[0] ?? null;
  return {
    kind: 'parcel',
    names: plans.map(({ productName }) => productName),
    number: plans[0]?.trackingNumber ?? null,
    url,
    steps: toSteps([
      ['prepared', true],
      ['sent', true],
    ]),
  };
}

function hasReturn(subscription: Parcels, plan: RatePlan): boolean {
  return findReturn(subscription, toPlanKind(plan))?.returnStatus === 'Returning';
}

type Returns = Pick<SubscriptionDetails, 'ratePlans' | 'returnInfoDetails'>;

/** Returns the track of each return. Returns of the same day that are equally far are one. */
export function findReturnTracks(subscription: Returns): readonly GoodsTrack[] {
  const [first, second] = subscription.ratePlans.flatMap((plan) => findReturnTrack(subscription, plan) ?? []);
  if (!first) return [];
  if (!second || JSON.stringify(first.steps) !== JSON.stringify(second.steps))
    return second ? [first, second] : [first];
  return [{ ...first, names: [...first.names, ...second.names] }];
}

/**
 * Returns the track of the goods of a plan that go back or have come back; undefined for all others. A return is on its way
 * when it cannot be withdrawn any more, and has come back when the plan is cancelled or the shop API says so. Whether money
 * was paid back is in no answer.
 */
export function findReturnTrack({ returnInfoDetails }: Returns, plan: RatePlan): GoodsTrack | undefined {
  const details = findReturn({ returnInfoDetails }, toPlanKind(plan));
  if (details?.returnStatus !== 'Returning') return undefined;
  const { returnCreatedDate, returnable, returningWithdrawable, unreturnableReason } = details;
  const isCancelled = plan.status === 'Cancel';
  const isReceived = isCancelled || unreturnableReason === 'HasReturned';
  const isFetched = !returnable && !returningWithdrawable && unreturnableReason === null;
  return {
    kind: 'return',
    names: [plan.productName],
    number: null,
    url: null,
    steps: toSteps([
      // Its words need the day.
      ...(returnCreatedDate ? [['requested', true, returnCreatedDate.slice(0, 10)] as const] : []),
      ['onItsWay', isReceived || isFetched],
      ['received', isReceived],
      ['completed', isCancelled],
    ]),
  };
}

type Reached = readonly [name: TrackStep['name'], isReached: boolean, date?: string];

/** The last step that is reached is the current one. */
function toSteps(steps: readonly Reached[]): TrackStep[] {
  const current = steps.findLastIndex(([, isReached]) => isReached);
  return steps.map(([name, , date = null], index) => ({
    name,
    state: index === current ? 'current' : index < current ? 'done' : 'waiting',
    date,
  }));
}
