import type { EventCategory } from './events.ts';

/** The operator's analytics configuration, as part of the boot data (docs/rules/analytics.md#adapters). */
export const analyticsAdapters = ['dataLayer', 'bff'] as const;

export type AnalyticsAdapter = (typeof analyticsAdapters)[number];

/** SHA-256 in hex, computed by the BFF; empty for a visitor who is not signed in. */
export type HashedIdentifiers = { readonly hashedEmail?: string; readonly hashedUserId?: string };

export type AnalyticsSetup = {
  readonly adapters: readonly AnalyticsAdapter[];
  /** For `dataLayer` only: the BFF adds them to the events that it receives. */
  readonly identifiers: HashedIdentifiers;
};

/**
 * What a visitor is asked for before it is done (docs/rules/analytics.md#consent).
 *
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
