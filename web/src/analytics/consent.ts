/** The customer's answer about the categories that need their consent; kept by the browser, or where it refuses, by this page. */
import type { EventCategory } from '@perennial/shared/analytics/events';
import { readStored, writeStored } from '../storage/browser-storage.ts';
import type { AnalyticsConsent } from '../storage/stored-shapes.ts';

export type ConsentAnswer = AnalyticsConsent['answer'] | 'none';

const listeners = new Set<() => void>();
let ofThisPage: AnalyticsConsent | undefined;

/** An answer counts for the categories that were asked about: with another one the question is open again. */
export function consentAnswer(categories: readonly EventCategory[]): ConsentAnswer {
  const given = readStored('analyticsConsent') ?? ofThisPage;
  return given && categories.every((category) => given.categories.includes(category)) ? given.answer : 'none';
}

export function answerConsent(categories: readonly EventCategory[], answer: AnalyticsConsent['answer']): void {
  const given = { answer, categories };
  writeStored('analyticsConsent', given);
  ofThisPage = readStored('analyticsConsent') ? undefined : given;
  for (const listener of listeners) listener();
}

export function onConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
