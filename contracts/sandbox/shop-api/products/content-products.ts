/** The content service's product of each part (`contentProductName`). */

import type { PartId } from './bundle.ts';

export const contentProducts: Readonly<Record<PartId, string>> = {
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
