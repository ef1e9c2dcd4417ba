import { cultures } from '@perennial/shared/cultures/cultures';
import { describe, expect, it } from 'vitest';
import { chooseLanguage, languageStorageName, setLanguageQuery } from './language-choice.ts';

const canada = ['en-CA', 'fr-CA'] as const;
const belgium = ['nl-BE', 'fr-BE'] as const;
const poland = ['pl-PL'] as const;

describe('chooseLanguage', () => {
  it.each([
    ['the culture’s first on a first visit', canada, '', undefined, 'en-CA'],
    ['the culture’s first on a first visit', belgium, '', undefined, 'nl-BE'],
    ['the one chosen before', canada, '', 'fr-CA', 'fr-CA'],
    ['the one chosen before', belgium, '?bundle=a', 'fr-BE', 'fr-BE'],
    ['the address’s, whatever was chosen before', canada, '?language=en-CA', 'fr-CA', 'en-CA'],
    ['the address’s in any case of letters', canada, '?language=fr-ca', undefined, 'fr-CA'],
    ['the one chosen before, where the address names another country’s', canada, '?language=fr-BE', 'fr-CA', 'fr-CA'],
    ['the culture’s first, where the address names nonsense', canada, '?language=', undefined, 'en-CA'],
    ['the culture’s first, where storage holds nonsense', belgium, '', 'fr-CA', 'nl-BE'],
    ['the culture’s only one', poland, '?language=en-CA', undefined, 'pl-PL'],
  ])('returns %s', (_, languages, search, stored, language) => {
    expect(chooseLanguage(languages, search, stored)).toBe(language);
  });
});

describe('setLanguageQuery', () => {
  it.each([
    ['gets the language', canada, '', 'en-CA', '?language=en-CA'],
    ['keeps what else it says', canada, '?bundle=a&coupon=C', 'fr-CA', '?bundle=a&coupon=C&language=fr-CA'],
    ['keeps what else it says', belgium, '?modified=true&bundle=a', 'nl-BE', '?modified=true&bundle=a&language=nl-BE'],
    ['changes the language in its place', canada, '?language=en-CA&bundle=a', 'fr-CA', '?language=fr-CA&bundle=a'],
    ['names one language only', canada, '?language=xx&language=yy', 'en-CA', '?language=en-CA'],
    ['is written as the culture writes it', belgium, '?language=FR-be', 'fr-BE', '?language=fr-BE'],
    ['stays to the letter where it says the language', canada, '?bundle=a,b&language=fr-CA', 'fr-CA', undefined],
    ['stays where there is nothing to choose', poland, '?bundle=a,b', 'pl-PL', undefined],
  ])('%s', (_, languages, search, language, changed) => {
    expect(setLanguageQuery(languages, search, language)).toBe(changed ?? search);
  });
});

describe('languageStorageName', () => {
  it.each([
    ['en-ca', 'canadaLanguage'],
    ['nl-be', 'belgiumLanguage'],
    ['nl-nl', undefined],
  ] as const)('is for %s: %s', (culture, name) => {
    expect(languageStorageName(culture)).toBe(name);
  });

  it('exists for every culture with several languages, and for no other', () => {
    const kept = cultures.filter(({ code }) => languageStorageName(code)).map(({ code }) => code);
    expect(kept).toEqual(cultures.filter(({ languages }) => languages.length > 1).map(({ code }) => code));
  });
});
