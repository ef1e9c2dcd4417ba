/** What the client is told of the operator's analytics. */
import type { AnalyticsSetup } from '@perennial/shared/analytics/analytics-setup';
import type { Config } from '../config.ts';
import type { SignIn } from '../session/sign-ins.ts';
import { hashedIdentifiers } from './identifiers.ts';

/** Undefined where there is no adapter. */
export function analyticsSetup(config: Config, signIn: SignIn | undefined): AnalyticsSetup | undefined {
  const { ANALYTICS_ADAPTERS: adapters, ANALYTICS_CONSENT: consent } = config;
  if (adapters.length === 0) return undefined;
  return { adapters, consent, identifiers: adapters.includes('dataLayer') ? hashedIdentifiers(signIn) : {} };
}
