import { describe, expect, it } from 'vitest';
import { type CountryCode, countryCodes } from './country-codes.ts';
import { type CountryTraits, findTraits } from './traits.ts';

describe('the differences between countries', () => {
  it.each<{ trait: keyof CountryTraits; countries: readonly string[] }>([
    { trait: 'orderNeedsConsentAnswer', countries: ['NL', 'DE', 'GB'] },
    { trait: 'showsSellingPoints', countries: ['CA'] },
    { trait: 'offersTermination', countries: ['DE'] },
    { trait: 'terminationByLaw', countries: ['FR', 'DE'] },
    { trait: 'checksTermination', countries: ['FR'] },
    {
      trait: 'offersWithdrawal',
      countries: ['NL', 'PL', 'CZ', 'FR', 'SE', 'RO', 'DE', 'GB', 'IT', 'ES', 'AT', 'BE'],
    },
    {
      trait: 'asksTrackingConsent',
      countries: ['NL', 'CA', 'PL', 'CZ', 'FR', 'SE', 'RO', 'DE', 'GB', 'IT', 'ES', 'AT', 'BE'],
    },
    { trait: 'checksZipAgainstState', countries: ['US'] },
    { trait: 'houseNumberFirst', countries: ['FR'] },
    { trait: 'repairsDevices', countries: ['NL'] },
    { trait: 'recyclesBrushHeads', countries: ['GB'] },
    { trait: 'returnsHairRemovalAsBundle', countries: ['GB'] },
    { trait: 'explainsRightToReturn', countries: ['PL'] },
  ])('$trait is for $countries alone', ({ trait, countries }) => {
    expect(countryCodes.filter((country) => findTraits(country)[trait] === true)).toEqual(countries);
    const others = countryCodes.filter((country) => !countries.includes(country));
    expect(others.map((country) => findTraits(country)[trait])).toEqual(others.map(() => false));
  });

  it('ask for a region of the return in Great Britain alone', () => {
    expect(findTraits('GB').returnRegions).toEqual(['GB-ENG', 'GB-NIR', 'GB-SCT', 'GB-WLS']);
    const others = countryCodes.filter((country) => country !== 'GB');
    expect(others.flatMap((country) => findTraits(country).returnRegions)).toEqual([]);
  });

  it('recognise an insurer by a flag in the United States, by the title in the Netherlands, and nowhere else', () => {
    expect(countryCodes.flatMap((country) => findTraits(country).insurance ?? [])).toEqual([
      { kind: 'title', marker: 'tandartsverzekering' },
      { kind: 'flag' },
    ]);
    expect([findTraits('NL').insurance?.kind, findTraits('US').insurance?.kind]).toEqual(['title', 'flag']);
  });

  it('write city and postal code in the order of the country', () => {
    const differing = countryCodes.filter((country) => findTraits(country).placeLines !== 'zip-city');
    expect(differing.map((country) => [country, findTraits(country).placeLines])).toEqual([
      ['US', 'city-comma-region-zip'],
      ['CA', 'city-region-zip'],
      ['GB', 'one-line-each'],
      ['IT', 'zip-city-bracketed-region'],
    ]);
  });
});

describe('the phone number of customer care', () => {
  /** The number as a visitor of the country reads it, and as a phone dials it from anywhere. */
  const numbers: Readonly<Record<CountryCode, readonly [shown: string, dialled: string]>> = {
    NL: ['020 000 01 42', '+31200000142'],
    US: ['1-800-555-0142', '+18005550142'],
    CA: ['1-800-555-0143', '+18005550143'],
    PL: ['22 000 01 42', '+48220000142'],
    CZ: ['200 000 142', '+420200000142'],
    FR: ['01 99 00 01 42', '+33199000142'],
    SE: ['08-465 004 42', '+46846500442'],
    RO: ['021 000 0142', '+40210000142'],
    DE: ['030 23125 142', '+493023125142'],
    GB: ['0808 157 0142', '+448081570142'],
    IT: ['02 000 0142', '+39020000142'],
    ES: ['910 000 142', '+34910000142'],
    AT: ['01 000 01 42', '+4310000142'],
    BE: ['02 000 01 42', '+3220000142'],
  };

  it.each(countryCodes)('of %s is the one of the country', (country) => {
    const { shown, dialled } = findTraits(country).supportLine;
    expect([shown, dialled]).toEqual(numbers[country]);
  });
});
