/** Everything that a page needs before its first request: inline in the page, and at GET /bff/boot. */
import type { AnalyticsSetup } from './analytics/analytics-setup.ts';
import type { CultureCode } from './cultures/cultures.ts';
import type { MarketSwitches } from './cultures/markets.ts';
import type { Texts } from './locales/texts.ts';
import type { CultureConfig, Footer } from './models/content.ts';
import type { SessionState } from './models/session.ts';

export type Boot = {
  readonly culture: CultureCode;
  readonly language: string;
  readonly cultureConfig: CultureConfig;
  readonly texts: Texts;
  readonly footer: Footer;
  readonly markets: MarketSwitches;
  /** Where subscriptions of this site are managed, when not here (decision 1). */
  readonly manageSubscriptionUrl?: string;
  readonly session: SessionState;
  /** Where the card form talks to; `hostUrl` only where the provider's own hosts are not used. */
  readonly card: { readonly environment: string; readonly hostUrl?: string };
  /** Absent where the operator has no adapter: then nothing is sent. */
  readonly analytics?: AnalyticsSetup;
};

/** The `id` of the script element that carries the boot data in a page. */
export const BOOT_ELEMENT_ID = 'boot';
