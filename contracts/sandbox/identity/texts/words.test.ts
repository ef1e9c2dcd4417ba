import { describe, expect, it } from 'vitest';
import { languages } from '../../pages/language.ts';
import { en } from './en.ts';
import { textsByLanguage } from './texts-by-language.ts';
import { wordsFor } from './words.ts';

describe('the words of the account pages', () => {
  it.each(languages)('are all there in %s, with the same gaps to fill', (language) => {
    for (const [key, text] of Object.entries(textsByLanguage[language])) {
      expect(text.trim(), key).not.toBe('');
      expect(text.includes('{label}'), key).toBe(en[key as keyof typeof en].includes('{label}'));
    }
  });

  it.each([
    [['fr-CA'], 'fr'],
    [['nl-BE fr-BE'], 'nl'],
    [['zz-ZZ sv-SE'], 'sv'],
    [[undefined, 'de-AT,de;q=0.9,en;q=0.8'], 'de'],
    [['zz', undefined], 'en'],
    [[], 'en'],
  ])('for a reader who wishes %j are in %s', (wishes, language) => {
    expect(wordsFor(...wishes).language).toBe(language);
  });
});
