/** Follows the visitor's answer to the consent question. */
import type { ConsentPurpose } from '@perennial/shared/analytics/analytics-setup';
import { useSyncExternalStore } from 'react';
import { awaitConsent, getConsentAnswer, onConsent } from './consent.ts';

/**
 * Whether what serves a purpose may run: nothing is asked for it here, or the visitor has accepted. The question is shown
 * as long as a component with an asked purpose is on the page.
 */
export function useHasConsent(purpose: ConsentPurpose, asked: readonly ConsentPurpose[]): boolean {
  const isAsked = asked.includes(purpose);
  return useSyncExternalStore(
    isAsked ? awaitConsent : onConsent,
    () => !isAsked || getConsentAnswer(purpose) === 'accepted',
    () => false,
  );
}
