/** What the operator has switched on; the boot data carries it. */
import type { EventCategory } from './events.ts';

export const analyticsAdapters = ['dataLayer', 'bff'] as const;

export type AnalyticsAdapter = (typeof analyticsAdapters)[number];

/** SHA-256 in hex, made by the BFF; nothing of a visitor who is not signed in. */
export type HashedIdentifiers = { readonly hashedEmail?: string; readonly hashedUserId?: string };

export type AnalyticsSetup = {
  readonly adapters: readonly AnalyticsAdapter[];
  /** Categories that wait for the customer's consent. */
  readonly consent: readonly EventCategory[];
  /** For `dataLayer` only: what goes to the BFF gets them there. */
  readonly identifiers: HashedIdentifiers;
};
