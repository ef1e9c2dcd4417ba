import { describe, expect, it } from 'vitest';
import { type CountryCode, countryCodes } from '../countries/country-codes.ts';
import { cultureOf } from '../cultures/cultures.ts';
import { textsFor } from '../locales/texts.ts';
import { addressLayout, findStates } from './address-layouts.ts';
import { defaultAddressSettings as settings } from './address-settings.ts';

type Labels = readonly [checkout: string, account: string];

const both = (labels: string): Labels => [labels, labels];
const numberLast: Labels = ['line1 houseNumber postalCode town', 'line1 houseNumber line2 postalCode town'];
const linesFirst = both('line1 line2 houseNumber postalCode town');

/** The names of the fields that a customer reads, in order; in brackets the list from which the value is chosen. */
const labels: Readonly<Record<CountryCode, Labels>> = {
  NL: both('street houseNumber extension postalCode city'),
  PL: both('street houseNumber extension postalCode city'),
  US: both('address zipCode city state(states)'),
  CA: both('address postalCode province(states) city(cities)'),
  DE: both('address postalCode city'),
  GB: both('streetAndNumber line2 postalCode town county(states)'),
  CZ: numberLast,
  AT: numberLast,
  BE: numberLast,
  FR: linesFirst,
  SE: linesFirst,
  RO: [`${numberLast[0]} provincia(states)`, `${numberLast[1]} provincia(states)`],
  IT: [`${numberLast[0]} state(states)`, `${numberLast[1]} state(states)`],
  ES: [
    'line1 houseNumber line2 postalCode town provincia(states)',
    'line1 houseNumber line2 postalCode town provincia(states)',
  ],
};

describe.each(countryCodes)('%s: the fields of an address', (country) => {
  const shown = (context: 'checkout' | 'account') =>
    addressLayout({ country, context, purpose: 'shipping', settings })
      .map(({ label, chosenFrom }) => (chosenFrom ? `${label}(${chosenFrom})` : label))
      .join(' ');

  it('have their names in checkout and account', () => {
    expect([shown('checkout'), shown('account')]).toEqual(labels[country]);
  });
});

it.each([
  ['nl-nl', 'nl-NL', 'Straat, Huisnummer, Toevoeging, Postcode, Plaats'],
  ['en-us', 'en-US', 'Address, ZIP code, City, State'],
  ['en-ca', 'en-CA', 'Address, Postal code, Province, City'],
  ['en-ca', 'fr-CA', 'Adresse, Code postal, Province, Ville'],
  ['pl-pl', 'pl-PL', 'Ulica, Numer domu, Numer lokalu, Kod pocztowy, Miejscowość'],
  ['cs-cz', 'cs-CZ', 'Ulice, Číslo popisné, Doplnění adresy, PSČ, Město'],
  ['fr-fr', 'fr-FR', 'Rue, Complément d’adresse, Numéro, Code postal, Ville'],
  ['sv-se', 'sv-SE', 'Gata, c/o, lägenhetsnummer, Husnummer, Postnummer, Ort'],
  ['ro-ro', 'ro-RO', 'Stradă, Număr, Bloc, scară, apartament, Cod poștal, Localitate, Județ'],
  ['de-de', 'de-DE', 'Adresse, Postleitzahl, Ort'],
  ['en-gb', 'en-GB', 'Address line 1, Address line 2, Postcode, Town or city, County'],
  ['it-it', 'it-IT', 'Via, Numero civico, Scala, piano, interno, CAP, Città, Provincia'],
  ['es-es', 'es-ES', 'Calle, Número, Piso, puerta, Código postal, Localidad, Provincia'],
  ['de-at', 'de-AT', 'Straße, Hausnummer, Stiege/Tür, Postleitzahl, Ort'],
  ['nl-be', 'nl-BE', 'Straat, Huisnummer, Bus, Postcode, Gemeente'],
  ['nl-be', 'fr-BE', 'Rue, Numéro, Boîte, Code postal, Localité'],
] as const)('on the site %s in %s an address is read as: %s', (code, language, fields) => {
  const names: Readonly<Record<string, string>> = textsFor(language).fields.labels;
  const { countryCode: country } = cultureOf(code);
  const layout = addressLayout({ country, context: 'account', purpose: 'shipping', settings });
  expect(layout.map(({ label }) => names[label]).join(', ')).toBe(fields);
});

describe('the states to choose from', () => {
  it.each([
    ['CA', 'ON', 'Ontario'],
    ['CA', 'NL', 'Newfoundland and Labrador'],
    ['US', 'NY', 'New York'],
    ['IT', 'AQ', 'L’Aquila'],
    ['ES', 'C', 'A Coruña'],
    ['RO', 'B', 'București'],
    ['GB', 'West Yorkshire', 'West Yorkshire'],
  ] as const)('%s: %s is shown as %s', (country, code, name) => {
    const states = findStates({ country, purpose: 'shipping', settings });
    expect(states.find((state) => state.code === code)?.name).toBe(name);
  });

  it.each(['NL', 'CH'])('are none in %s', (country) => {
    expect(findStates({ country, purpose: 'shipping', settings })).toEqual([]);
  });
});
