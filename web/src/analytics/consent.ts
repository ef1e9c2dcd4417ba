/**
 * The visitor's answer to the analytics consent question, in local storage; in memory where the browser has no storage.
 */
import type { EventCategory } from '@perennial/shared/analytics/events';
import { readStored, writeStored } from '../storage/browser-storage.ts';
import type { AnalyticsConsent } from '../storage/stored-shapes.ts';

export type ConsentAnswer = AnalyticsConsent['answer'] | 'none';

const listeners = new Set<() => void>();
let inMemory: AnalyticsConsent | undefined;

/** Returns the answer for these categories; `none` if one of them was not part of the question. */
export function getConsentAnswer(categories: readonly EventCategory[]): ConsentAnswer {
  const given = readStored('analyticsConsent') ?? inMemory;
  return given && categories.every((category) => given.categories.includes(category)) ? given.answer : 'none';
}

export function setConsentAnswer(categories: readonly EventCategory[], answer: AnalyticsConsent['answer']): void {
  const given = { answer, categories };
  writeStored('analyticsConsent', given);
  inMemory = readStored('analyticsConsent') ? undefined : given;
  for (const listener of listeners) listener();
}

export function onConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
