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
