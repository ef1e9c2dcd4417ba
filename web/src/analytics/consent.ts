/**
 * The visitor's answer to the consent question, in local storage; in memory where the browser has no storage. Also
 * which parts of the page wait for it: without one nothing is asked (docs/rules/analytics.md#consent).
 */
import type { ConsentPurpose } from '@perennial/shared/analytics/analytics-setup';
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../storage/browser-storage.ts';
import type { AnalyticsConsent } from '../storage/stored-shapes.ts';
import { consentSlot } from './consent-slot.ts';

/** The answer for a purpose; `none`: the visitor was not asked for it yet. */
export type ConsentAnswer = 'accepted' | 'declined' | 'none';

const listeners = new Set<() => void>();
let inMemory: AnalyticsConsent | undefined;
/** How many parts of the page wait for an answer. */
let waitingParts = 0;

const readAnswer = () => readStored('analyticsConsent') ?? inMemory;

/**
 * Whether the browser asks not to be tracked, which is "no" to every purpose. Some browsers tell only scripts, and some
 * extensions only the server (docs/rules/analytics.md#global-privacy-control).
 */
export function isOptedOut(): boolean {
  return (
    consentSlot.get().isOptedOut || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
  );
}

export function getConsentAnswer(purpose: ConsentPurpose): ConsentAnswer {
  if (isOptedOut()) return 'declined';
  const given = readAnswer();
  if (!given?.asked.includes(purpose)) return 'none';
  return given.accepted.includes(purpose) ? 'accepted' : 'declined';
}

/** Keeps the answer for all purposes that were asked for. */
export function setConsentAnswer(given: AnalyticsConsent): void {
  writeStored('analyticsConsent', given);
  inMemory = readStored('analyticsConsent') ? undefined : given;
  tell();
}

/** A part of the page waits for an answer, so the question is shown, until the part ends its subscription. */
export function awaitConsent(listener: () => void): () => void {
  const stop = onConsent(listener);
  waitingParts += 1;
  tell();
  return () => {
    stop();
    waitingParts -= 1;
    tell();
  };
}

/** Calls the listener after each answer, and when a part of the page begins or ends to wait for one. */
export function onConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  consentSlot.set({ isOffered: !isOptedOut() && (waitingParts > 0 || readAnswer() !== undefined) });
  for (const listener of listeners) listener();
}

/**
 * Whether what serves a purpose may run: nothing is asked for it here, or the visitor has accepted. In a browser that asks
 * not to be tracked nothing runs. The question is
 * shown as long as a component with an asked purpose is on the page.
 */
export function useHasConsent(purpose: ConsentPurpose, asked: readonly ConsentPurpose[]): boolean {
  const isAsked = isOptedOut() || asked.includes(purpose);
  return useSyncExternalStore(
    isAsked ? awaitConsent : onConsent,
    () => !isAsked || getConsentAnswer(purpose) === 'accepted',
    () => false,
  );
}
