/** The goods of a return, with the names of the products. */
import type { ReturnScope } from '@perennial/shared/models/return';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { findPlan, partsOfScope } from '@perennial/shared/subscriptions/plan-facts';
import type { PlanKind } from '@perennial/shared/subscriptions/subscription-state';

export type ProductNames = Readonly<Record<PlanKind, string>>;

export type ReturnGoods = {
  readonly scope: ReturnScope;
  readonly parts: readonly { readonly part: PlanKind; readonly productName: string }[];
};

/** Returns the goods of a scope. */
export function toReturnGoods(scope: ReturnScope, names: ProductNames): ReturnGoods {
  return { scope, parts: partsOfScope[scope].map((part) => ({ part, productName: names[part] })) };
}

/** Returns the product name of each plan. A plan that is missing gets the title of the subscription. */
export function productNames(subscription: Pick<SubscriptionDetails, 'ratePlans' | 'title'>): ProductNames {
  const { title } = subscription;
  return {
    device: findPlan(subscription, 'device')?.productName ?? title,
    replenishment: findPlan(subscription, 'replenishment')?.productName ?? title,
  };
}
