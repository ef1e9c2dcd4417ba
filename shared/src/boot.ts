/** What a page needs before its first request (docs/rules/content.md#boot-data). */
import type { AnalyticsSetup, ConsentPurpose } from './analytics/analytics-setup.ts';
import type { LegalLink } from './countries/legal-documents.ts';
import type { CultureCode } from './cultures/cultures.ts';
import type { MarketSwitches } from './cultures/markets.ts';
import type { PublicTexts } from './locales/public-texts.ts';
import type { CultureConfig, Footer } from './models/content.ts';
import type { Wallet } from './models/payment.ts';
import type { SessionState } from './models/session.ts';
import type { PrefetchedResponse } from './page-data.ts';

export type Boot = {
  readonly culture: CultureCode;
  readonly language: string;
  readonly cultureConfig: CultureConfig;
  /** Some areas only with the pages that need them; see `textsOfPage`. */
  readonly texts: PublicTexts;
  readonly footer: Footer;
  readonly markets: MarketSwitches;
  /** URL of the "Manage Subscription" link; absent without one (docs/rules/markets.md#closed-markets). */
  readonly manageSubscriptionUrl?: string;
  /** URL of the shop's product pages; absent without one (docs/rules/markets.md#product-pages). */
  readonly productPagesUrl?: string;
  /** Customers can withdraw from a contract by a form (docs/rules/cancel-and-return.md#withdrawal-from-a-contract). */
  readonly offersWithdrawal: boolean;
  readonly session: SessionState;
  /**
   * When the server began to read the session, in milliseconds since 1970 (docs/rules/sign-in.md#tabs-of-one-browser).
   */
  readonly sessionReadAt: number;
  /**
   * The hosts of the card form; `hostUrl` only if they are not those of the provider (sandbox). `wallets`: those that the
   * policy of the page lets open; absent without any.
   */
  readonly card: { readonly environment: string; readonly hostUrl?: string; readonly wallets?: readonly Wallet[] };
  /** Absent without an adapter: then no event is sent. */
  readonly analytics?: AnalyticsSetup;
  /** Pages report what `page-report.ts` describes; absent without `METRICS_TOKEN`, because nobody would count it. */
  readonly reportsPages?: boolean;
  /**
   * The browser asks not to be tracked (Global Privacy Control): nothing is asked and nothing optional is done
   * (docs/rules/analytics.md#global-privacy-control).
   */
  readonly optedOut?: true;
  /** What waits here for the visitor's answer; empty if nothing does (docs/rules/analytics.md#consent). */
  readonly consentPurposes: readonly ConsentPurpose[];
  /** The legal documents of the country, in the order of the footer; those that are configured. */
  readonly legalLinks: readonly LegalLink[];
  /**
   * Only in a page that the server has rendered: the page asks for these no more
   * (docs/rules/content.md#server-rendered-pages).
   */
  readonly prefetched?: readonly PrefetchedResponse[];
};

/** The `id` of the script element that carries the boot data in a page. */
export const BOOT_ELEMENT_ID = 'boot';

/**
 * If the client has not started after this time, in milliseconds, links work without it, and a page without content says
 * so. A client that starts later takes over.
 */
export const LATEST_CLIENT_MS = 15_000;

/** The id of the template that a page shows in place of the client, if the client cannot be loaded. */
export const NOT_LOADED_ID = 'not-loaded';
