import type { CareAction } from '../models/care.ts';

/** Something that customer care can do with a subscription. */
export function careAction(changes: Partial<CareAction> = {}): CareAction {
  return { name: 'reshipping', enabled: true, extraData: { hasReship: false }, ...changes };
}
