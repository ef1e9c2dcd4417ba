import { describe, expect, it } from 'vitest';
import { resolveConsent } from './customer-consent.ts';

describe('recurring-payment consent', () => {
  it.each(['US', 'CA', 'PL'] as const)('%s: does not apply for any answer', (country) => {
    for (const answer of ['True', 'False', 'NA', null] as const) expect(resolveConsent(country, answer)).toBe('NA');
  });

  it.each(['AT', 'IT', 'BE', 'ES'] as const)('%s: is always given', (country) => {
    for (const answer of ['True', 'False', 'NA', null] as const) expect(resolveConsent(country, answer)).toBe('True');
  });

  it.each(['DE', 'NL', 'GB', 'FR', 'SE', 'RO', 'CZ'] as const)('%s: is unknown without an answer', (country) => {
    expect(resolveConsent(country, null)).toBeUndefined();
    expect(resolveConsent(country, 'NA')).toBeUndefined();
    expect(resolveConsent(country, 'True')).toBe('True');
    expect(resolveConsent(country, 'False')).toBe('False');
  });
});
