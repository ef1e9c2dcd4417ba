/**
 * What of a subscription can be sent back, and why the rest cannot (specification 3, section 3: return details; section
 * 4: plan and return states).
 */
import type { ReturnScope } from '@perennial/shared/models/return';
import type { ReturnDetails, SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { type PlanKind, planKinds } from '../../../commerce/plan-kind.ts';

export type PartRefusal =
  | NonNullable<ReturnDetails['unreturnableReason']>
  /** The carrier has it. */
  | 'OnItsWay'
  /** Something is still being made up for shipping. */
  | 'NotShipped'
  | 'NotNow';

type PartState =
  | { readonly kind: 'returnable' }
  /** Asked for; address and carrier can still be chosen. */
  | { readonly kind: 'asked' }
  | { readonly kind: 'refused'; readonly reason: PartRefusal };

type Subject = Pick<SubscriptionDetails, 'returnInfoDetails' | 'shippingConfirmed'>;

function stateOf(details: ReturnDetails, shippingConfirmed: boolean): PartState {
  const { returnable, returnStatus, returningWithdrawable, unreturnableReason } = details;
  if (returnable) return { kind: 'returnable' };
  if (unreturnableReason) return { kind: 'refused', reason: unreturnableReason };
  if (returnStatus !== 'Returning') return { kind: 'refused', reason: shippingConfirmed ? 'NotNow' : 'NotShipped' };
  return returningWithdrawable ? { kind: 'asked' } : { kind: 'refused', reason: 'OnItsWay' };
}

/** The parts that a subscription has, each with how its return stands. */
export function partStates(subscription: Subject): ReadonlyMap<PlanKind, PartState> {
  const { tryBuyReturnDetails, replenishmentReturnDetails } = subscription.returnInfoDetails;
  const details = { device: tryBuyReturnDetails, replenishment: replenishmentReturnDetails };
  const known = planKinds.flatMap((part) => {
    const given = details[part];
    return given ? [[part, stateOf(given, subscription.shippingConfirmed)] as const] : [];
  });
  return new Map(known);
}

export const partsOfScope = {
  TryBuy: ['device'],
  Replenishment: ['replenishment'],
  TryBuyAndReplenishment: ['device', 'replenishment'],
} as const satisfies Readonly<Record<ReturnScope, readonly PlanKind[]>>;

/** Undefined for no part at all. Both go back with one request (decision 15). */
export function scopeOf(returned: readonly PlanKind[]): ReturnScope | undefined {
  if (returned.includes('device')) return returned.includes('replenishment') ? 'TryBuyAndReplenishment' : 'TryBuy';
  return returned.includes('replenishment') ? 'Replenishment' : undefined;
}

/** A scope as an address names it; undefined where it names none. */
export function readScope(text: string | null): ReturnScope | undefined {
  const scopes: Readonly<Record<string, ReturnScope>> = {
    TryBuy: 'TryBuy',
    Replenishment: 'Replenishment',
    TryBuyAndReplenishment: 'TryBuyAndReplenishment',
  };
  return text !== null && Object.hasOwn(scopes, text) ? scopes[text] : undefined;
}
