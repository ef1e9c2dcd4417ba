import { describe, expect, test } from 'vitest';
import { generate } from './generate.ts';
import { Refusal } from './source-edits.ts';
import { useCopiedSources } from './testing/copied-sources.ts';

const sources = useCopiedSources('country');

describe('a new country', () => {
  const antarctica = ['country', 'AQ', 'en-AQ', '--like', 'GB'];

  test('has a row in each table, with a culture of its own', async () => {
    const { written, report } = generate(sources.root(), antarctica);
    sources.format(written);
    const { cultures } = await sources.load('shared/src/cultures/cultures.ts');
    expect(cultures.at(-1)).toMatchObject({
      code: 'en-aq',
      countryCode: 'AQ',
      name: 'Antarctica',
      languages: ['en-AQ'],
      dateFormat: 'DD-MM-YYYY',
    });
    const { findTraits } = await sources.load('shared/src/countries/traits.ts');
    expect(findTraits('AQ')).toEqual(findTraits('GB'));
    const { movedRentals } = await sources.load('shared/src/countries/moved-rentals.ts');
    expect(movedRentals.AQ).toBeNull();
    expect(written).toHaveLength(14);
    expect(sources.read('web/src/features/checkout/ordered-amounts.test.tsx')).toContain("  AQ: 'aq-subscriber',");
    expect(report).toContain('a customer with the id aq-subscriber');
    expect(report).not.toContain('the shop has no texts');
  });

  test('in a language that the shop has no texts in begins with the language', () => {
    const { report } = generate(sources.root(), ['country', 'AQ', 'eo-AQ', '--like', 'SE']);
    expect(report).toContain('the shop has no texts in this language: npx -y pnpm@12 run new language eo');
  });

  test.each([
    [['country', 'NL', 'nl-NL', '--like', 'BE'], 'The shop sells in NL already.'],
    [['country', 'ie', 'en-AQ', '--like', 'GB'], '"ie" is not the ISO code of a country, for example IE.'],
    [['country', 'QQ', 'en-QQ', '--like', 'GB'], '"QQ" is not the ISO code of a country, for example IE.'],
    [['country', 'AQ', 'en-GB', '--like', 'GB'], '"en-GB" is not a language of AQ, for example en-AQ.'],
    [['country', 'AQ', 'en-AQ', '--like', 'DK'], '"DK" is no country of the shop. Name one after --like.'],
  ])('is refused: %j', (args, message) => {
    const before = sources.snapshot();
    expect(() => generate(sources.root(), args)).toThrow(new Refusal(message));
    expect(sources.snapshot()).toEqual(before);
  });
});
