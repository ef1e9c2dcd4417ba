import { describe, expect, it } from 'vitest';
import { walletTexts } from './wallet-texts.ts';

describe('walletTexts', () => {
  it.each(['en-CA', 'fr-CA'])('has no empty text in %s', (languageTag) => {
    const texts = walletTexts(languageTag);
    expect(languageTag.startsWith(texts.language)).toBe(true);
    expect(Object.values(texts).filter((text) => text.trim() === '')).toEqual([]);
  });

  it.each([
    ['fr;q=0.9, en', 'fr'],
    ['nl-NL', 'en'],
    ['de, fr', 'fr'],
    [undefined, 'en'],
  ])('returns the first supported language of %s', (languages, language) => {
    expect(walletTexts(languages).language).toBe(language);
  });
});
