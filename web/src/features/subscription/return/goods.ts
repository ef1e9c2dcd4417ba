/** What goes back, by name. */
import type { ReturnScope } from '@perennial/shared/models/return';
import { partsOfScope, type ReturnPart } from './parts.ts';

export type ProductNames = Readonly<Record<ReturnPart, string>>;

export type ReturnGoods = {
  readonly scope: ReturnScope;
  readonly parts: readonly { readonly part: ReturnPart; readonly productName: string }[];
};

export function toReturnGoods(scope: ReturnScope, names: ProductNames): ReturnGoods {
  return { scope, parts: partsOfScope[scope].map((part) => ({ part, productName: names[part] })) };
}
