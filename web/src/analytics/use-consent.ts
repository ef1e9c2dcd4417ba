/** Follows the visitor's answer to the analytics consent question. */
import type { EventCategory } from '@perennial/shared/analytics/events';
import { useSyncExternalStore } from 'react';
import { getConsentAnswer, onConsent } from './consent.ts';

/** Whether what needs these categories may run: the visitor has accepted, or the operator asks for none. */
export function useHasConsent(categories: readonly EventCategory[]): boolean {
  return useSyncExternalStore(
    onConsent,
    () => categories.length === 0 || getConsentAnswer(categories) === 'accepted',
    () => false,
  );
}
