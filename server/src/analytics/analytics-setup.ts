/** The analytics settings of the boot data. Rule: docs/rules/analytics.md#adapters */
import type { AnalyticsSetup } from '@perennial/shared/analytics/analytics-setup';
import type { Config } from '../config.ts';
import type { SignIn } from '../session/sign-ins.ts';
import { hashIdentifiers } from './identifiers.ts';

/** Returns the settings; undefined without an adapter. */
export function createAnalyticsSetup(config: Config, signIn: SignIn | undefined): AnalyticsSetup | undefined {
  const { ANALYTICS_ADAPTERS: adapters, ANALYTICS_CONSENT: consent } = config;
  if (adapters.length === 0) return undefined;
  return { adapters, consent, identifiers: adapters.includes('dataLayer') ? hashIdentifiers(signIn) : {} };
}
