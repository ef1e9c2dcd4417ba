/** The sections of a subscription's page, in display order. */
import type { ComponentType } from 'react';
import type { IconName } from '../../../ui/icon.tsx';
import { type SectionName, type SectionRule, sectionRules } from './section-rules.ts';
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
  readonly isShown: SectionRule;
  /** A short text next to the name. */
  readonly State: ComponentType<SectionProps>;
  readonly Body: ComponentType<SectionProps>;
};

export const sectionTable: readonly Section[] = [
  { name: 'buyProduct', icon: 'tag', isShown: sectionRules.buyProduct, State: BuyProductState, Body: BuyProduct },
  {
    name: 'oneTimeOrders',
    icon: 'box',
    isShown: sectionRules.oneTimeOrders,
    State: OneTimeOrdersState,
    Body: OneTimeOrders,
  },
  { name: 'track', icon: 'truck', isShown: sectionRules.track, State: TrackOrderState, Body: TrackOrder },
  { name: 'repair', icon: 'tool', isShown: sectionRules.repair, State: RepairState, Body: Repair },
  { name: 'recycling', icon: 'refresh', isShown: sectionRules.recycling, State: RecyclingState, Body: Recycling },
  { name: 'terms', icon: 'document', isShown: sectionRules.terms, State: TermsState, Body: Terms },
];
