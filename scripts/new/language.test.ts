import { describe, expect, test } from 'vitest';
import { generate } from './generate.ts';
import { withPluralForms } from './language.ts';
import { Refusal } from './source-edits.ts';
import { useCopiedSources } from './testing/copied-sources.ts';

const sources = useCopiedSources('language');

describe('a new language', () => {
  const CULTURES = 'shared/src/cultures/cultures.ts';

  test('has the English texts everywhere, for a person to translate', () => {
    sources.write(CULTURES, sources.read(CULTURES).replace("'fr-BE'", "'eo-BE'"));
    const { written } = generate(sources.root(), ['language', 'eo']);
    sources.format(written);
    expect(sources.readJson('shared/src/locales/eo.json')).toEqual(sources.readJson('shared/src/locales/en.json'));
    expect(sources.read('shared/src/locales/texts.ts')).toMatch(/import eo from '\.\/eo\.json'[\s\S]+\beo\b[^;]*\};/);
    expect(sources.readJson('contracts/sandbox/content/sources/shop-front.json')).toMatchObject({
      eo: { languageName: 'English' },
    });
    expect(sources.read('contracts/sandbox/shop-api/returns/carriers.ts')).toContain("  eo: { post: 'Post office'");
    for (const table of ['products/texts', 'errors/shop-error'])
      expect(sources.read(`contracts/sandbox/shop-api/${table}.ts`)).toContain("import eo from './texts/eo.json'");
    expect(written).toHaveLength(13);
  });

  test('has a text for each of its plural forms', () => {
    const texts = { a: 'x', b: { days_one: 'one', days_other: 'more' } };
    expect(withPluralForms(texts, 'lt')).toEqual({
      a: 'x',
      b: { days_one: 'one', days_few: 'more', days_many: 'more', days_other: 'more' },
    });
    expect(withPluralForms(texts, 'ja')).toEqual({ a: 'x', b: { days_other: 'more' } });
  });

  test.each([
    ['sv', 'The shop has texts in sv already.'],
    ['Finnish', '"Finnish" is not the ISO code of a language, for example fi.'],
    ['qq', '"qq" is not the ISO code of a language, for example fi.'],
    [
      'eo',
      'No culture has the language eo. Name it in a row of shared/src/cultures/cultures.ts, or begin with a country in this language.',
    ],
  ])('is refused: %s', (language, message) => {
    const before = sources.snapshot();
    expect(() => generate(sources.root(), ['language', language])).toThrow(new Refusal(message));
    expect(sources.snapshot()).toEqual(before);
  });
});
