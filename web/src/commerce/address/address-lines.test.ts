import type { Address } from '@perennial/shared/models/profile';
import { describe, expect, it } from 'vitest';
import { formatAddressLines } from './address-lines.ts';

const names: Readonly<Record<string, string>> = { ON: 'Ontario', NY: 'New York', M: 'Madrid', RM: 'Roma' };
const findRegionName = (code: string) => names[code] ?? code;

const addresses: readonly [string, Omit<Address, 'type'>, readonly string[]][] = [
  [
    'Canada',
    { countryCode: 'CA', addition: '24 Sussex Drive', city: 'Ottawa', stateCode: 'ON', zipCode: 'K1A 0B1' },
    ['24 Sussex Drive', 'Ottawa ON K1A 0B1'],
  ],
  [
    'the United States',
    { countryCode: 'US', addition: '1 Main St', city: 'Albany', stateCode: 'NY', zipCode: '12207' },
    ['1 Main St', 'Albany, NY 12207'],
  ],
  [
    'Great Britain',
    {
      countryCode: 'GB',
      line1: '221B Baker Street',
      line2: 'Flat 2',
      city: 'London',
      zipCode: 'NW1 6XE',
    },
    ['221B Baker Street', 'Flat 2', 'London', 'NW1 6XE'],
  ],
  [
    'the Netherlands',
    {
      countryCode: 'NL',
      street: 'Dorpsstraat',
      houseNumber: '7',
      extension: 'bis',
      city: 'Utrecht',
      zipCode: '3511 AB',
    },
    ['Dorpsstraat 7 bis', '3511 AB Utrecht'],
  ],
  [
    'France',
    { countryCode: 'FR', line1: 'rue de Rivoli', houseNumber: '12', line2: '', city: 'Paris', zipCode: '75001' },
    ['12 rue de Rivoli', '75001 Paris'],
  ],
  [
    'Spain',
    { countryCode: 'ES', line1: 'Calle Mayor', houseNumber: '3', city: 'Madrid', stateCode: 'M', zipCode: '28013' },
    ['Calle Mayor 3', '28013 Madrid', 'Madrid'],
  ],
  [
    'Italy',
    { countryCode: 'IT', line1: 'Via Appia', houseNumber: '3', city: 'Roma', stateCode: 'RM', zipCode: '00179' },
    ['Via Appia 3', '00179 Roma (RM)'],
  ],
  [
    'the United States without a city',
    { countryCode: 'US', addition: '1 Main St', stateCode: 'NY', zipCode: '12207' },
    ['1 Main St', 'NY 12207'],
  ],
  [
    'Great Britain without a zip code',
    { countryCode: 'GB', line1: '221B Baker Street', city: 'London' },
    ['221B Baker Street', 'London'],
  ],
  ['Great Britain without a city', { countryCode: 'GB', zipCode: 'NW1 6XE' }, ['NW1 6XE']],
  ['Italy without a province', { countryCode: 'IT', city: 'Roma', zipCode: '00179' }, ['00179 Roma']],
  [
    'a country without a shop',
    { countryCode: 'JP', street: 'Sakura', houseNumber: '5', city: 'Tokyo', zipCode: '100-0001' },
    ['Sakura 5', '100-0001 Tokyo'],
  ],
];

describe('formatAddressLines', () => {
  it.each(addresses)('writes an address of %s as on an envelope', (_, address, lines) => {
    expect(formatAddressLines({ type: 'Shipping', ...address }, findRegionName)).toEqual(lines);
  });
});
