/** The state of a subscription as a whole. */
import type { Part } from '../products/bundle.ts';
import type { Subscription } from '../store/subscription.ts';

/** Active or paused. */
export function isLive({ status }: Pick<Subscription, 'status'>): boolean {
  return status === 'Active' || status === 'Paused';
}

/** Whether a subscription ended by a cancellation, not because everything is paid. */
export function isCancelled({ status, plans }: Pick<Subscription, 'status' | 'plans'>): boolean {
  return status === 'InActive' && plans.some((plan) => plan.status === 'Cancel');
}

/** Whether a promotion code can be activated (docs/rules/shop-sandbox.md#promotion-codes-on-subscriptions). */
export function acceptsPromotion(subscription: Subscription): boolean {
  const { insured, line, plans } = subscription;
  return (
    isLive(subscription) &&
    !insured &&
    line.promotion === undefined &&
    plans.some((plan) => plan.status === null && plan.part.billingPeriod !== 'once')
  );
}

/** Returns the parts that are still charged: no ended plans and no returning replenishment. */
export function runningParts({ plans }: Pick<Subscription, 'plans'>): readonly Part[] {
  return plans
    .filter(
      ({ status, kind, returning }) =>
        status === null && !(kind === 'replenishment' && returning.state === 'returning'),
    )
    .map(({ part }) => part);
}

/** Rentals have 4A or 4B in the bundle's name (docs/rules/cart.md#bundle-names). */
export function isRental({ line }: Pick<Subscription, 'line'>): boolean {
  return /4[AB]/.test(line.bundle.name);
}
