/** What a customer can do about a problem with a delivery (docs/rules/subscriptions.md#problem-with-a-delivery). */
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import { findTraits } from '@perennial/shared/countries/traits';
import type { MarketSwitches } from '@perennial/shared/cultures/markets';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { findParcelTracks } from '@perennial/shared/subscriptions/goods-tracks';
import { findNextShipmentPrice, findPlan, findReturn } from '@perennial/shared/subscriptions/plan-facts';
import { planKinds } from '@perennial/shared/subscriptions/subscription-state';
import { findCancelPath } from '../cancel/cancel-path.ts';
import { viewCancellation } from '../cancel/cancel-view.ts';
import { findModifyOffers } from '../modify/modify-offers.ts';

export const problems = ['late', 'broken', 'wrong', 'tooMuch'] as const;

export type Problem = (typeof problems)[number];

/** Each leads to a page or to a section; none does anything by itself. */
export type ProblemAct = 'track' | 'shipNow' | 'repair' | 'return' | 'frequency' | 'postpone' | 'support';

/** What is possible for a subscription now, besides a question to customer care. */
export type ProblemFacts = Readonly<Record<Exclude<ProblemAct, 'support'>, boolean>>;

/** The acts that fit a problem, the best one first. */
const fitting: Readonly<Record<Problem, readonly (keyof ProblemFacts)[]>> = {
  late: ['track', 'shipNow'],
  broken: ['repair', 'return'],
  wrong: ['return'],
  tooMuch: ['return', 'frequency', 'postpone'],
};

/** Returns what fits a problem and is possible, the best act first. Customer care always comes last. */
export function findProblemActs(problem: Problem, facts: ProblemFacts): readonly ProblemAct[] {
  return [...fitting[problem].filter((act) => facts[act]), 'support'];
}

type Viewer = { readonly countryCode: CountryCode; readonly selfService: MarketSwitches['selfService'] };

/** Returns what the market and the rules of the subscription allow. */
export function findProblemFacts(subscription: SubscriptionDetails, viewer: Viewer): ProblemFacts {
  const { countryCode } = viewer;
  const parcels = findParcelTracks(subscription);
  const offers = findModifyOffers(subscription, countryCode).map(({ name }) => name);
  const plan = findPlan(subscription, 'replenishment');
  // What is prepared already would be sent a second time.
  const isPrepared = parcels.some(({ number }) => number === null);
  return {
    track: parcels.some(({ url }) => url !== null),
    shipNow:
      offers.includes('shippingNow') &&
      !isPrepared &&
      plan !== undefined &&
      findNextShipmentPrice(subscription, plan) !== undefined,
    repair: findTraits(countryCode).repairsDevices && subscription.ratePlans.some(({ isRepairable }) => isRepairable),
    return: isReturnOpen(subscription, viewer),
    frequency: offers.includes('frequency'),
    postpone: offers.includes('postponement'),
  };
}

/** Whether the section of returns leads to a return. */
function isReturnOpen(subscription: SubscriptionDetails, { countryCode, selfService }: Viewer): boolean {
  if (selfService === 'elsewhere' || findCancelPath(subscription, countryCode) !== 'full') return false;
  const { action } = viewCancellation(subscription);
  return (
    (action.kind === 'process' || action.kind === 'return') &&
    planKinds.some((part) => findReturn(subscription, part)?.returnable)
  );
}
