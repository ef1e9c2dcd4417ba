import type { CareAction } from '@perennial/shared/models/care';

/** Something that customer care can do with a subscription. */
export function careAction(changes: Partial<CareAction> = {}): CareAction {
  return { name: 'reshipping', enabled: true, extraData: { hasReship: false }, ...changes };
}
