import type { CountryCode } from '@perennial/shared/countries/country-codes';
import type { Compliance } from '@perennial/shared/models/profile';
import { describe, expect, it } from 'vitest';
import { visibleTerms } from './customer-consent.ts';

const termsTexts = [{ bundleName: 'a', termsText: 'It renews by itself.' }];
const forced: readonly CountryCode[] = ['US', 'CA', 'PL', 'AT', 'IT', 'BE', 'ES'];
const asked: readonly CountryCode[] = ['DE', 'NL', 'GB', 'FR', 'SE', 'RO', 'CZ'];
const answers: readonly (Compliance | null)[] = [null, 'NA', 'True'];

describe('terms of a cart', () => {
  it.each([...forced, ...asked])('are shown in %s before an answer and with consent', (country) => {
    for (const answer of answers) expect(visibleTerms({ termsTexts }, country, answer)).toEqual(termsTexts);
  });

  it.each(forced)('are shown in %s for every answer, because the country asks for no consent', (country) => {
    expect(visibleTerms({ termsTexts }, country, 'False')).toEqual(termsTexts);
  });

  it.each(asked)('are hidden in %s for a customer who refused recurring payments', (country) => {
    expect(visibleTerms({ termsTexts }, country, 'False')).toEqual([]);
  });
});
