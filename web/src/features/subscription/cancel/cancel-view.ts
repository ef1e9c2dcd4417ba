/** What the section "Cancel, return or withdraw" shows (docs/rules/cancel-and-return.md#cancel-sections). */
import type { ReturnScope } from '@perennial/shared/models/return';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { findPlan, findReturn, toScope } from '@perennial/shared/subscriptions/plan-facts';
import { type PlanKind, planKinds } from '@perennial/shared/subscriptions/subscription-state';
import { findPageLimit } from '../../../commerce/subscriptions/subscription-limits.ts';
import { type PartRefusal, partStates } from '../return/goods/parts.ts';

type PartReason = { readonly part: PlanKind; readonly reason: PartRefusal };

export type CancelView = {
  /** The returns that can be withdrawn, all together first. */
  readonly withdrawals: readonly ReturnScope[];
  readonly action:
    | { readonly kind: 'process' }
    /** Nothing can be cancelled, but something can be returned. */
    | { readonly kind: 'return' }
    /** The shop's own sentence. */
    | { readonly kind: 'disabled'; readonly text: string }
    | { readonly kind: 'refused' }
    | { readonly kind: 'none' };
  /** Why products cannot go back. */
  readonly reasons: readonly PartReason[];
};

export function viewCancellation(subscription: SubscriptionDetails): CancelView {
  const withdrawn = planKinds.filter((part) => findReturn(subscription, part)?.returningWithdrawable);
  const together = toScope(withdrawn);
  const each = withdrawn.map((part) => toScope([part]));
  const withdrawals = [...new Set([together, ...each])].filter((scope) => scope !== undefined);
  return { withdrawals, ...findAction(subscription, withdrawals.length > 0) };
}

function findAction(subscription: SubscriptionDetails, isWithdrawable: boolean): Omit<CancelView, 'withdrawals'> {
  const { shippingConfirmed, ableToCancel, reasonToDisableCancellation } = subscription;
  const refusals = listRefusals(subscription);
  if (findPageLimit(subscription)) return { action: { kind: 'none' }, reasons: [] };
  if (!shippingConfirmed) {
    const [part] = planKinds.filter((kind) => findPlan(subscription, kind));
    return { action: { kind: 'refused' }, reasons: part ? [{ part, reason: 'NotShipped' }] : [] };
  }
  const given = refusals.filter(({ part }) => findReturn(subscription, part)?.unreturnableReason);
  const running = given.filter(({ part }) => findPlan(subscription, part)?.status === null);
  if (ableToCancel) return { action: { kind: 'process' }, reasons: running };
  const isReturnable = planKinds.some((part) => findReturn(subscription, part)?.returnable);
  if (isReturnable) return { action: { kind: 'return' }, reasons: running };
  if (isWithdrawable) return { action: { kind: 'none' }, reasons: [] };
  if (given.length > 0) return { action: { kind: 'refused' }, reasons: given };
  if (reasonToDisableCancellation) {
    return { action: { kind: 'disabled', text: reasonToDisableCancellation }, reasons: [] };
  }
  return { action: { kind: 'refused' }, reasons: refusals };
}

function listRefusals(subscription: SubscriptionDetails): readonly PartReason[] {
  return [...partStates(subscription)].flatMap(([part, state]) =>
    state.kind === 'refused' ? [{ part, reason: state.reason }] : [],
  );
}
