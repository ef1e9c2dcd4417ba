/** The sections of a subscription's page, in display order. Bodies with actions are loaded when they are opened. */
import type { ComponentType } from 'react';
import type { IconName } from '../../../ui/icon.tsx';
import { CareState } from '../care-actions/care-state.tsx';
import type { SectionProps } from '../section-props.ts';
import {
  Cancel,
  CancelOrReturn,
  Care,
  Modify,
  OneTimeOrders,
  Pause,
  Promotion,
  Repair,
  Resume,
} from './section-modules.ts';
import type { SectionName } from './section-rules.ts';
import { BuyProduct, BuyProductState } from './sections/buy-product.tsx';
import { Recycling, RecyclingState } from './sections/recycling.tsx';
import {
  CancelOrReturnState,
  CancelState,
  ModifyState,
  OneTimeOrdersState,
  PauseState,
  PromotionState,
  RepairState,
  ResumeState,
} from './sections/states.tsx';
import { Terms, TermsState } from './sections/terms.tsx';
import { TrackOrder, TrackOrderState } from './sections/track-order.tsx';

export type SectionRow = {
  readonly name: SectionName | 'care';
  readonly icon: IconName;
  /** A short text next to the name. */
  readonly State: ComponentType<SectionProps>;
  readonly Body: ComponentType<SectionProps>;
};

/** Comes first, for customer care only. */
export const careRow: SectionRow = { name: 'care', icon: 'user', State: CareState, Body: Care };

export const sectionTable: readonly (SectionRow & { readonly name: SectionName })[] = [
  { name: 'modify', icon: 'edit', State: ModifyState, Body: Modify },
  { name: 'buyProduct', icon: 'tag', State: BuyProductState, Body: BuyProduct },
  { name: 'oneTimeOrders', icon: 'box', State: OneTimeOrdersState, Body: OneTimeOrders },
  { name: 'promotion', icon: 'gift', State: PromotionState, Body: Promotion },
  { name: 'track', icon: 'truck', State: TrackOrderState, Body: TrackOrder },
  { name: 'pause', icon: 'pause', State: PauseState, Body: Pause },
  { name: 'resume', icon: 'arrow-right', State: ResumeState, Body: Resume },
  { name: 'repair', icon: 'tool', State: RepairState, Body: Repair },
  { name: 'recycling', icon: 'refresh', State: RecyclingState, Body: Recycling },
  { name: 'cancel', icon: 'close', State: CancelState, Body: Cancel },
  { name: 'cancelOrReturn', icon: 'close', State: CancelOrReturnState, Body: CancelOrReturn },
  { name: 'terms', icon: 'document', State: TermsState, Body: Terms },
];
