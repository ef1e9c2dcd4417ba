/** What the cancel flow has to know about a subscription (docs/rules/cancel-and-return.md#cancel-flow). */
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import { findTraits } from '@perennial/shared/countries/traits';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import {
  findPlan,
  findReturn,
  hasDevicePayments,
  isBought,
  isReturning,
} from '@perennial/shared/subscriptions/plan-facts';
import { type PlanKind, planKinds } from '@perennial/shared/subscriptions/subscription-state';
import { findPageLimit, isPausable } from '../../../commerce/subscriptions/subscription-limits.ts';
import { findModifyOffers } from '../modify/modify-offers.ts';
import { purchaseState } from '../purchase/purchase-state.ts';
import { type PartRefusal, partStates } from '../return/goods/parts.ts';
import { findReturnCall, goesBackTogether } from '../return/request/return-calls.ts';
import { type CancelPath, findCancelPath } from './cancel-path.ts';

type CancelVariant = 'combined' | 'replenishmentOnly' | 'deviceOnly';

/** A product about which the customer decides: keep it or return it. */
export type CancelItem = {
  readonly part: PlanKind;
  /** Why it cannot go back; undefined if it can. */
  readonly refusal?: PartRefusal;
};

export type CancelFacts = {
  readonly number: string;
  readonly path: CancelPath;
  readonly variant: CancelVariant;
  /** What the customer can do instead. */
  readonly offersPause: boolean;
  readonly offersModify: boolean;
  /** Empty: the customer is not asked. */
  readonly items: readonly CancelItem[];
  readonly isReplenishmentCancellable: boolean;
  /** Undefined without a replenishment. */
  readonly replenishmentPlanId: string | undefined;
  /** The call that requests the return of the device. */
  readonly deviceReturnCall: 'createReturn' | 'createBundledReturn';
  /** The replenishment goes back with the device. */
  readonly goesBackTogether: boolean;
  /** The payments for the device go on without the replenishment. */
  readonly deviceGoesOn: boolean;
  /** How a customer keeps a device that cannot be cancelled without its return. */
  readonly deviceOwnership: 'owned' | 'forSale' | 'rented';
};

export function findCancelFacts(subscription: SubscriptionDetails, countryCode: CountryCode): CancelFacts {
  const device = findPlan(subscription, 'device');
  const replenishment = findPlan(subscription, 'replenishment');
  const path = findCancelPath(subscription, countryCode) ?? 'full';
  return {
    number: subscription.number,
    path,
    variant: findVariant(subscription),
    offersPause: isPausable(subscription, countryCode) && !findPageLimit(subscription),
    offersModify: findModifyOffers(subscription, countryCode).length > 0,
    items: path === 'full' ? findItems(subscription, countryCode) : [],
    isReplenishmentCancellable: subscription.ableToCancelReplenishment,
    replenishmentPlanId: replenishment?.id,
    deviceReturnCall: findReturnCall(subscription, countryCode, 'TryBuy'),
    goesBackTogether: goesBackTogether(subscription, countryCode),
    deviceGoesOn: hasDevicePayments(subscription),
    deviceOwnership: !device || isBought(device) ? 'owned' : isForSale(subscription) ? 'forSale' : 'rented',
  };
}

/** A replenishment is alone if no other plan is there, of whatever kind. */
function findVariant(subscription: SubscriptionDetails): CancelVariant {
  if (!findPlan(subscription, 'replenishment')) return 'deviceOnly';
  return subscription.ratePlans.length === 1 ? 'replenishmentOnly' : 'combined';
}

const isForSale = (subscription: SubscriptionDetails) => purchaseState(subscription).kind === 'open';

/**
 * Returns the products of the question "keep or return" (docs/rules/cancel-and-return.md#keep-or-return). A
 * replenishment that can be cancelled but not returned needs no question.
 */
function findItems(subscription: SubscriptionDetails, countryCode: CountryCode): readonly CancelItem[] {
  const returnable = planKinds.filter((part) => findReturn(subscription, part)?.returnable);
  const replenishment = findReturn(subscription, 'replenishment');
  const isReplenishmentOnly = findVariant(subscription) === 'replenishmentOnly';
  if (returnable.length === 0) return [];
  if (isReplenishmentOnly && replenishment?.returnStatus !== 'Not return') return [];
  const asked = findTraits(countryCode).explainsRightToReturn
    ? planKinds.filter((part) => returnable.includes(part) || isWithCustomer(subscription, part))
    : returnable;
  const states = partStates(subscription);
  return asked.map((part) => {
    const state = states.get(part);
    return { part, ...(state?.kind === 'refused' && { refusal: state.reason }) };
  });
}

/** Whether a product was received, and its plan runs without a return. */
function isWithCustomer(subscription: SubscriptionDetails, part: PlanKind): boolean {
  const plan = findPlan(subscription, part);
  return plan?.status === null && hasShipped(subscription, part) && !isReturning(subscription, plan);
}

/**
 * `hasShipped` is true for a shipment of any product: it tells of the replenishment only if the device has not shipped.
 */
function hasShipped(subscription: SubscriptionDetails, part: PlanKind): boolean {
  const { tryBuyHasShipped } = subscription;
  if (part === 'device') return tryBuyHasShipped;
  return (
    findReturn(subscription, part)?.returnStatus === 'Not return' || (subscription.hasShipped && !tryBuyHasShipped)
  );
}

/** Whether another way is offered before the reasons. */
export function needsNudge({ path, offersPause, offersModify }: CancelFacts): boolean {
  return path === 'full' && (offersPause || offersModify);
}
