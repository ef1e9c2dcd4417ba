/** Props of each part of the section "Modify subscription". */
import type { RatePlan } from '@perennial/shared/models/subscription-details';
import type { SectionProps } from '../section-props.ts';

/** `plan` is the replenishment. */
export type ModifyPartProps = SectionProps & { readonly plan: RatePlan };
