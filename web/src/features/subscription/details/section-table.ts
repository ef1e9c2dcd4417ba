/** The sections of a subscription's page, in display order. */
import type { ComponentType } from 'react';
import type { IconName } from '../../../ui/icon.tsx';
import type { SectionName } from './section-rules.ts';
import { BuyProduct, BuyProductState } from './sections/buy-product.tsx';
import { OneTimeOrders, OneTimeOrdersState } from './sections/one-time-orders.tsx';
import { Recycling, RecyclingState } from './sections/recycling.tsx';
import { Repair, RepairState } from './sections/repair.tsx';
import type { SectionProps } from './sections/section-props.ts';
import { Terms, TermsState } from './sections/terms.tsx';
import { TrackOrder, TrackOrderState } from './sections/track-order.tsx';

type Section = {
  readonly name: SectionName;
  readonly icon: IconName;
  /** A short text next to the name. */
  readonly State: ComponentType<SectionProps>;
  readonly Body: ComponentType<SectionProps>;
};

export const sectionTable: readonly Section[] = [
  { name: 'buyProduct', icon: 'tag', State: BuyProductState, Body: BuyProduct },
  {
    name: 'oneTimeOrders',
    icon: 'box',
    State: OneTimeOrdersState,
    Body: OneTimeOrders,
  },
  { name: 'track', icon: 'truck', State: TrackOrderState, Body: TrackOrder },
  { name: 'repair', icon: 'tool', State: RepairState, Body: Repair },
  { name: 'recycling', icon: 'refresh', State: RecyclingState, Body: Recycling },
  { name: 'terms', icon: 'document', State: TermsState, Body: Terms },
];
