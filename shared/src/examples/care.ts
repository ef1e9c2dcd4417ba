import type { CareAction } from '../models/care.ts';

/** Returns a care action of a subscription. */
export function careAction(changes: Partial<CareAction> = {}): CareAction {
  return { name: 'reshipping', enabled: true, extraData: { hasReship: false }, ...changes };
}
