/** The goods of a return with their names. */
import type { ReturnScope } from '@perennial/shared/models/return';
import type { PlanKind } from '@perennial/shared/subscriptions/plan-kind';
import { partsOfScope } from './parts.ts';

export type ProductNames = Readonly<Record<PlanKind, string>>;

export type ReturnGoods = {
  readonly scope: ReturnScope;
  readonly parts: readonly { readonly part: PlanKind; readonly productName: string }[];
};

/** Returns the goods of a scope. */
export function toReturnGoods(scope: ReturnScope, names: ProductNames): ReturnGoods {
  return { scope, parts: partsOfScope[scope].map((part) => ({ part, productName: names[part] })) };
}
