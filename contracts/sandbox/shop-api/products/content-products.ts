/** The content service's name of the product that a subscription is about (`contentProductName`). */

import type { Subscription } from '../store/subscription.ts';
import type { PartId } from './bundles.ts';

const products: Readonly<Record<PartId, string>> = {
  'halo-brush': 'halo',
  'halo-heads': 'halo',
  'halo-heads-gentle': 'halo',
  'aura-purifier': 'aura',
  'aura-filter': 'aura',
  'aura-filter-allergy': 'aura',
  'lume-device': 'lume',
  'arc-razor': 'arc',
  'arc-blades': 'arc',
  'arc-blades-sensitive': 'arc',
  'gift-box': 'halo',
};

export function contentProductOf({ plans }: Pick<Subscription, 'plans'>): string | null {
  const [first] = plans;
  return first ? products[first.part.id] : null;
}
