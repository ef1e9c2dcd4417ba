/** Which parts of a subscription can be returned, and why others cannot. A part is a device or a replenishment. */
import type { ReturnScope } from '@perennial/shared/models/return';
import type { ReturnDetails, SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { type PlanKind, planKinds } from '@perennial/shared/subscriptions/subscription-state';

export type PartRefusal =
  | NonNullable<ReturnDetails['unreturnableReason']>
  /** The carrier has fetched it. */
  | 'OnItsWay'
  /** The order has not been shipped yet. */
  | 'NotShipped'
  | 'NotNow';

type PartState =
  | { readonly kind: 'returnable' }
  /** The return was requested; its address and carrier can still change. */
  | { readonly kind: 'requested' }
  | { readonly kind: 'refused'; readonly reason: PartRefusal };

type Subject = Pick<SubscriptionDetails, 'returnInfoDetails' | 'shippingConfirmed'>;

function toPartState(details: ReturnDetails, shippingConfirmed: boolean): PartState {
  const { returnable, returnStatus, returningWithdrawable, unreturnableReason } = details;
  if (returnable) return { kind: 'returnable' };
  if (unreturnableReason) return { kind: 'refused', reason: unreturnableReason };
  if (returnStatus !== 'Returning') return { kind: 'refused', reason: shippingConfirmed ? 'NotNow' : 'NotShipped' };
  return returningWithdrawable ? { kind: 'requested' } : { kind: 'refused', reason: 'OnItsWay' };
}

/**
 * Returns the return state of each part that the subscription has (docs/rules/cancel-and-return.md#refusal-reasons).
 */
export function partStates(subscription: Subject): ReadonlyMap<PlanKind, PartState> {
  const { tryBuyReturnDetails, replenishmentReturnDetails } = subscription.returnInfoDetails;
  const details = { device: tryBuyReturnDetails, replenishment: replenishmentReturnDetails };
  const known = planKinds.flatMap((part) => {
    const given = details[part];
    return given ? [[part, toPartState(given, subscription.shippingConfirmed)] as const] : [];
  });
  return new Map(known);
}

/** Parses the query parameter `scope`. Returns undefined for any other text. */
export function parseScope(text: string | null): ReturnScope | undefined {
  const scopes: Readonly<Record<string, ReturnScope>> = {
    TryBuy: 'TryBuy',
    Replenishment: 'Replenishment',
    TryBuyAndReplenishment: 'TryBuyAndReplenishment',
  };
  return text !== null && Object.hasOwn(scopes, text) ? scopes[text] : undefined;
}
