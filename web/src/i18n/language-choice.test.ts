import { cultures } from '@perennial/shared/cultures/cultures';
import { describe, expect, it } from 'vitest';
import { chooseLanguage, languageStorageName, setLanguageQuery } from './language-choice.ts';

const canada = ['en-CA', 'fr-CA'] as const;
const belgium = ['nl-BE', 'fr-BE'] as const;
const poland = ['pl-PL'] as const;

describe('chooseLanguage', () => {
  it.each([
    ['the culture’s first language on a first visit', canada, '', undefined, 'en-CA'],
    ['the culture’s first language on a first visit', belgium, '', undefined, 'nl-BE'],
    ['the stored language', canada, '', 'fr-CA', 'fr-CA'],
    ['the stored language', belgium, '?bundle=a', 'fr-BE', 'fr-BE'],
    ['the language of the URL before the stored one', canada, '?language=en-CA', 'fr-CA', 'en-CA'],
    ['the language of the URL in upper and lower case', canada, '?language=fr-ca', undefined, 'fr-CA'],
    ['the stored language if the URL has one of another country', canada, '?language=fr-BE', 'fr-CA', 'fr-CA'],
    ['the culture’s first language for an empty one in the URL', canada, '?language=', undefined, 'en-CA'],
    ['the culture’s first language if the stored one is of another country', belgium, '', 'fr-CA', 'nl-BE'],
    ['the culture’s only language', poland, '?language=en-CA', undefined, 'pl-PL'],
  ])('returns %s', (_, languages, search, stored, language) => {
    expect(chooseLanguage(languages, search, stored)).toBe(language);
  });
});

describe('setLanguageQuery', () => {
  it.each([
    ['adds the language', canada, '', 'en-CA', '?language=en-CA'],
    ['keeps the other parameters', canada, '?bundle=a&coupon=C', 'fr-CA', '?bundle=a&coupon=C&language=fr-CA'],
    [
      'keeps the other parameters',
      belgium,
      '?modified=true&bundle=a',
      'nl-BE',
      '?modified=true&bundle=a&language=nl-BE',
    ],
    ['replaces the language in its place', canada, '?language=en-CA&bundle=a', 'fr-CA', '?language=fr-CA&bundle=a'],
    ['keeps one of several languages', canada, '?language=xx&language=yy', 'en-CA', '?language=en-CA'],
    ['uses the upper and lower case of the culture', belgium, '?language=FR-be', 'fr-BE', '?language=fr-BE'],
    ['returns the same query if it has the language', canada, '?bundle=a,b&language=fr-CA', 'fr-CA', undefined],
    ['returns the same query for a culture with one language', poland, '?bundle=a,b', 'pl-PL', undefined],
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
