import { describe, expect, it } from 'vitest';
import { languageFrom, languages } from './language.ts';
import { differencesByRegion, pageTextsByLanguage, pageTextsFor } from './page-texts.ts';

const listTexts = (language: (typeof languages)[number]) =>
  Object.entries(pageTextsByLanguage[language]).flatMap(([section, texts]) =>
    Object.entries(texts).map(([key, text]) => [`${section}.${key}`, text] as const),
  );

const listPlaceholders = (text: string) => text.match(/\{\w+\}|%@/g) ?? [];

/** Texts of one word or with a name, which may be the same in two languages. */
const isShort = (text: string) => text.split(' ').length < 3;

describe.each(languages)('the texts of the sandbox’s pages in %s', (language) => {
  const english = new Map(listTexts('en'));
  const texts = listTexts(language);

  it('are complete, with the same placeholders', () => {
    expect(texts.map(([key]) => key).sort()).toEqual([...english.keys()].sort());
    for (const [key, text] of texts) {
      expect(text.trim(), key).not.toBe('');
      expect(listPlaceholders(text), key).toEqual(listPlaceholders(english.get(key) ?? ''));
    }
  });

  it('are in no other language', () => {
    const others = languages.filter((other) => other !== language).map((other) => new Map(listTexts(other)));
    const same = texts.filter(([key, text]) => !isShort(text) && others.some((other) => other.get(key) === text));
    expect(same).toEqual([]);
  });
});

it('differ in a region where a text of its language exists', () => {
  expect(pageTextsFor('account', 'fr-CA').email).toBe('Adresse courriel');
  expect(pageTextsFor('account', 'fr-BE').email).toBe('Adresse e-mail');
  for (const [tag, sections] of Object.entries(differencesByRegion)) {
    const ofLanguage = Object.entries(pageTextsByLanguage[languageFrom(tag)]);
    for (const [section, texts] of Object.entries(sections)) {
      const known = Object.keys(ofLanguage.find(([name]) => name === section)?.[1] ?? {});
      expect(known).toEqual(expect.arrayContaining(Object.keys(texts)));
    }
  }
});

it.each([
  [['fr-CA'], 'fr-CA'],
  [['nl-BE fr-BE'], 'nl-BE'],
  [['zz-ZZ sv-SE'], 'sv-SE'],
  [[undefined, 'fr-BE,fr;q=0.9,en;q=0.8'], 'fr-BE'],
  [['zz, de;q=0.9'], 'de'],
  [['zz', undefined], 'en'],
  [[], 'en'],
])('for the requested languages %j the texts are in %s', (requests, language) => {
  const { language: found, title } = pageTextsFor('bank', ...requests);
  expect([found, title]).toEqual([language, pageTextsByLanguage[languageFrom(language)].bank.title]);
});

it('has the spaces of the region', () => {
  expect(pageTextsFor('account', 'fr-FR').newHere).toBe('Pas encore de compte\u{202f}?');
  expect(pageTextsFor('account', 'fr-CA').newHere).toBe('Pas encore de compte?');
});
