/** What a visitor is asked for before it is done (docs/rules/analytics.md#consent). */
import type { EventCategory } from './events.ts';

/**
 * `measurement`: how the shop is used. `marketing`: purchases are told to partners, the referral programme included.
 * `extras`: the scripts of the content service and of the shop API.
 */
export const consentPurposes = ['measurement', 'marketing', 'extras'] as const;

export type ConsentPurpose = (typeof consentPurposes)[number];

/** The purpose of the events of each category. */
export const purposeOfCategory: Readonly<Record<EventCategory, ConsentPurpose>> = {
  conversion: 'marketing',
  analytics: 'measurement',
  ajax: 'measurement',
};
