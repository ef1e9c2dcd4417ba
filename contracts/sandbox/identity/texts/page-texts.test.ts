import { describe, expect, it } from 'vitest';
import { pageLanguages } from '../../pages/language.ts';
import { en } from './en.ts';
import { textsByLanguage, textsFor } from './page-texts.ts';

describe('the texts of the account pages', () => {
  it.each(pageLanguages)('are complete in %s, with the same placeholders', (language) => {
    for (const [key, text] of Object.entries(textsByLanguage[language])) {
      expect(text.trim(), key).not.toBe('');
      expect(text.includes('{label}'), key).toBe(en[key as keyof typeof en].includes('{label}'));
    }
  });

  it.each([
    [['fr-CA'], 'fr'],
    [['nl-BE fr-BE'], 'fr'],
    [['zz-ZZ sv-SE'], 'en'],
    [[undefined, 'fr-BE,fr;q=0.9,en;q=0.8'], 'fr'],
    [['de-AT'], 'en'],
    [['zz', undefined], 'en'],
    [[], 'en'],
  ])('for the requested languages %j are in %s', (requests, language) => {
    expect(textsFor(...requests).language).toBe(language);
  });
});
