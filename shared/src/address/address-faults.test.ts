import { describe, expect, it } from 'vitest';
import { type CountryCode, countryCodes } from '../countries/country-codes.ts';
import { addressFault, placeFits } from './address-faults.ts';
import type { AddressContext, AddressFieldName, AddressFieldRow } from './address-fields.ts';
import { addressLayout } from './address-layouts.ts';
import { type AddressSettings, defaultAddressSettings } from './address-settings.ts';

const settings: AddressSettings = { ...defaultAddressSettings, states: [{ code: 'X1', name: 'Somewhere' }] };

function rowOf(country: CountryCode, context: AddressContext, name: AddressFieldName): AddressFieldRow {
  const layout = addressLayout({ country, context, purpose: 'shipping', settings });
  const found = layout.find((row) => row.name === name);
  if (!found) throw new Error(`${country} shows no ${name} in ${context}`);
  return found;
}

const messageOf = (country: CountryCode, context: AddressContext, name: AddressFieldName, text: string) =>
  addressFault(rowOf(country, context, name), text, { country, settings })?.message;

type Examples = { readonly right: readonly string[]; readonly wrong: Readonly<Record<string, string>> };

const addition = (right: readonly string[]): Examples => ({
  right,
  wrong: { '': 'required', '1 A': 'minLetters', [`12 ${'Very Long Street '.repeat(2)}`]: 'maxLetters' },
});
const street = (right: readonly string[]): Examples => ({
  right,
  wrong: { '': 'required', P: 'minLetters', 'The street without an end': 'maxLetters', 'PO Box 3': 'poBox' },
});
const line1 = (right: readonly string[]): Examples => ({
  right,
  wrong: {
    '': 'required',
    '12 Main Street #5': 'line1Invalid',
    'Main & Co': 'line1Invalid',
    '12 The Street That Has No End At All': 'line1Invalid',
    'PO Box 24': 'poBox',
  },
});
const line2: Examples = {
  right: ['', 'Flat 2', 'bâtiment B'],
  wrong: { 'The very long annexe': 'line2Invalid', 'Flat #2': 'line2Invalid', 'PO Box 24': 'poBox' },
};
const extension: Examples = {
  right: ['', 'a', 'bis', '2-hoog'],
  wrong: { 'tweehoog voor': 'maxLetters', 'achterhuis links': 'maxLetters', '1234567890': 'maxLetters' },
};
const town = (right: readonly string[]): Examples => ({
  right,
  wrong: {
    '': 'required',
    'Town 3': 'townInvalid',
    Town_on_Sea: 'townInvalid',
    'A town with a name too long': 'townInvalid',
  },
});

const inCheckout: Readonly<Record<CountryCode, Readonly<Partial<Record<AddressFieldName, Examples>>>>> = {
  US: { addition: addition(['1600 Pennsylvania Ave NW', '350 5th Ave']), city: town(['New York', "Coeur d'Alene"]) },
  CA: { addition: addition(['24 Sussex Drive', '1250, rue Guy']) },
  GB: {
    line1: line1(['10 Downing Street', '1/2 St Vincent Street']),
    line2,
    city: town(['Stoke-on-Trent', "King's Lynn"]),
  },
  CZ: { line1: line1(['Na Příkopě', '28. října'.replace('.', '')]), city: town(['České Budějovice', 'Brno']) },
  AT: { line1: line1(['Kärntner Straße', 'Herrengasse']), city: town(['Wien', 'Sankt Pölten']) },
  BE: { line1: line1(['Veldstraat', "Rue de l'Étuve"]), city: town(['Liège', 'Sint-Niklaas']) },
  IT: { line1: line1(["Via dell'Indipendenza", 'Corso Umberto I, scala B']), city: town(["L'Aquila", 'Forlì']) },
  RO: { line1: line1(['Calea Victoriei', 'Strada Ștefan cel Mare']), city: town(['București', 'Cluj-Napoca']) },
  ES: { line1: line1(['Calle Mayor, 3', 'Avenida de España']), line2, city: town(['Málaga', 'A Coruña']) },
  FR: { line1: line1(["Rue de l'Église", 'Boulevard Saint-Germain']), line2, city: town(['Saint-Étienne', 'Paris']) },
  SE: { line1: line1(['Storgatan', 'Östra Ågatan']), line2, city: town(['Malmö', 'Örebro']) },
  PL: { street: street(['Marszałkowska', 'al. Jana Pawła II']), extension, city: town(['Łódź', 'Bielsko-Biała']) },
  NL: {
    street: street(['Prinsengracht', "'s-Gravendijkwal"]),
    extension,
    city: town(["'s-Hertogenbosch", 'Den Haag']),
  },
  DE: {
    addition: addition(['Straße des 17. Juni 135', 'Hauptstr. 5']),
    city: town(['München', 'Garmisch-Partenkirch']),
  },
};

const rows = countryCodes.flatMap((country) =>
  Object.entries(inCheckout[country]).map(([name, examples]) => ({
    country,
    name: name as AddressFieldName,
    examples,
  })),
);

describe('an address field in checkout', () => {
  it.each(rows)('$country: $name accepts valid texts', ({ country, name, examples }) => {
    for (const text of examples.right)
      expect([text, messageOf(country, 'checkout', name, text)]).toEqual([text, undefined]);
  });

  it.each(rows)('$country: $name returns the fault of invalid texts', ({ country, name, examples }) => {
    for (const [text, message] of Object.entries(examples.wrong)) {
      expect([text, messageOf(country, 'checkout', name, text)]).toEqual([text, message]);
    }
  });

  it.each(['US', 'CA', 'DE'] as const)('%s: addition requires a number and rejects PO boxes', (country) => {
    expect(messageOf(country, 'checkout', 'addition', 'Main Street')).toBe('mustContainNumber');
    expect(messageOf(country, 'checkout', 'addition', 'PO Box 12')).toBe('poBox');
  });

  it.each(['ES', 'BE', 'IT', 'AT', 'FR', 'SE', 'RO', 'CZ'] as const)('%s: line1 accepts commas', (country) => {
    expect(messageOf(country, 'checkout', 'line1', 'Main Street, 3')).toBeUndefined();
  });

  it('GB: line1 rejects commas', () => {
    expect(messageOf('GB', 'checkout', 'line1', '10 Downing Street, Flat 2')).toBe('line1Invalid');
  });

  it('CA: a city of the list is valid with any characters, another one only with those of a town', () => {
    const city = rowOf('CA', 'checkout', 'city');
    const cities = { QC: ['Saint-Louis-du-Ha! Ha!'] };
    const messageIn = (text: string, stateCode: string) =>
      addressFault(city, text, { country: 'CA', settings: { ...settings, cities }, stateCode })?.message;
    expect(messageIn('Saint-Louis-du-Ha! Ha!', 'QC')).toBeUndefined();
    expect(messageIn('Saint-Louis-du-Ha! Ha!', 'ON')).toBe('townInvalid');
    expect(messageIn('12$$ !!!', 'ON')).toBe('townInvalid');
    expect(messageIn('A town with a name too long', 'ON')).toBe('townInvalid');
    expect(messageIn('Dawson City', 'QC')).toBeUndefined();
  });
});

describe('a field with different rules by context', () => {
  it.each([
    ['AT', 'account', 'city', 'Wien 23', undefined],
    ['CZ', 'account', 'city', 'Praha 7', undefined],
    ['CZ', 'return', 'city', 'Praha 7', undefined],
    ['AT', 'return', 'city', 'Wien 23', undefined],
    ['FR', 'return', 'city', 'Paris 15', 'townInvalid'],
    ['AT', 'checkout', 'city', 'Wien 23', 'townInvalid'],
    ['FR', 'account', 'city', 'Paris 15', 'townInvalid'],
    ['GB', 'account', 'city', 'Leeds 6', 'townInvalid'],
    ['BE', 'account', 'houseNumber', '', undefined],
    ['BE', 'checkout', 'houseNumber', '', 'required'],
    ['NL', 'account', 'houseNumber', '', 'required'],
    ['ES', 'return', 'line1', 'Sol', 'minLetters'],
    ['ES', 'account', 'line1', 'Sol', undefined],
    ['ES', 'return', 'city', 'Las Palmas de Gran Canaria', undefined],
    ['ES', 'return', 'city', 'San Cristóbal de La Laguna de Tenerife', 'townInvalid'],
    ['ES', 'account', 'city', 'Las Palmas de Gran Canaria', 'townInvalid'],
    ['IT', 'return', 'city', 'Castellammare di Stabia', 'townInvalid'],
    ['NL', 'return', 'city', 'A', 'minLetters'],
    ['NL', 'checkout', 'city', 'Y', undefined],
  ] as const)('%s in %s: %s "%s": %s', (country, context, name, text, message) => {
    expect(messageOf(country, context, name, text)).toBe(message);
  });

  it('returns the limit of the context', () => {
    const long = 'x'.repeat(33);
    expect(addressFault(rowOf('ES', 'return', 'city'), long, { country: 'ES', settings })?.n).toBe(32);
    expect(addressFault(rowOf('ES', 'checkout', 'city'), long, { country: 'ES', settings })?.n).toBe(20);
  });
});

describe('street, house number and extension together', () => {
  it.each([
    ['Ab', '1', '', false],
    ['Dam', '12', '', true],
    ['Burgemeester Jan Smit', '1234', 'tweehoog', true],
    ['Burgemeester Jan Smits', '1234/12345', 'tweehoog2', false],
  ])('%s %s %s fit: %s', (street, houseNumber, extension, fits) => {
    expect(placeFits({ street, houseNumber, extension })).toBe(fits);
  });
});
