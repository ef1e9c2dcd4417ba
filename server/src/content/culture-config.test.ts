import { cultureOf } from '@perennial/shared/cultures/cultures';
import { defaultCultureConfig } from '@perennial/shared/cultures/default-culture-config';
import { expect, test } from 'vitest';
import { cultureConfigOf } from './culture-config.ts';

const own = defaultCultureConfig(cultureOf('nl-nl'));

function read(data: Record<string, unknown>) {
  const dropped: string[] = [];
  const config = cultureConfigOf({ data }, own, (field) => dropped.push(field));
  return { config, dropped };
}

test('a document that says nothing leaves the product its own settings', () => {
  expect(read({})).toEqual({ config: own, dropped: [] });
  const empty = { countries: [], support_titles: null, generic_script: '', delivery_time: null };
  expect(read(empty)).toEqual({ config: own, dropped: [] });
});

test('an editor can set everything', () => {
  const country = {
    code: 'nl',
    name: 'Nederland',
    states: [{ code: 'UT', name: 'Utrecht' }],
    states_duplicate: [{ code: 'GE', name: 'Gelderland' }],
    zip_code_regex: '^\\d{4} [A-Z]{2}$',
    house_number_regexs: ['^\\d+$'],
    street_housenumber_extension_field: '3',
  };
  const { config, dropped } = read({
    countries: [country],
    cities: [
      { state_code: 'UT', name: 'Amersfoort' },
      { state_code: 'UT', name: 'Zeist' },
    ],
    currency_symbol_position: 'after',
    superscript_cents: true,
    delivery_time: '2 dagen',
    contact_form: 'on',
    support_titles: [{ title: 'Bestelling' }, 'Anders'],
    marketing_opt_in: 'off',
    display_tax: false,
    remove_refund: true,
    thank_you_script: 'thanks()',
    referral_tag_url: { link_type: 'Web', url: 'https://tags.example.com/core.js' },
    generic_html: '<p>Hallo</p>',
    generic_script: 'hello()',
  });
  expect(dropped).toEqual([]);
  expect(config).toEqual({
    countries: [
      {
        code: 'NL',
        name: 'Nederland',
        states: [{ code: 'UT', name: 'Utrecht' }],
        statesDuplicate: [{ code: 'GE', name: 'Gelderland' }],
        zipCodePattern: '^\\d{4} [A-Z]{2}$',
        houseNumberPatterns: ['^\\d+$'],
        fieldMode: 3,
      },
    ],
    states: [{ code: 'UT', name: 'Utrecht' }],
    cities: { UT: ['Amersfoort', 'Zeist'] },
    symbolPosition: 'after',
    superscriptCents: true,
    deliveryTime: '2 dagen',
    contactForm: true,
    supportTitles: ['Bestelling', 'Anders'],
    marketingOptIn: false,
    displayTax: false,
    removeRefund: true,
    thankYouScript: 'thanks()',
    referralTagUrl: 'https://tags.example.com/core.js',
    genericHtml: '<p>Hallo</p>',
    genericScript: 'hello()',
  });
});

test.each(['provinces', 'counties'])('%s are the states of the culture', (field) => {
  expect(read({ [field]: [{ code: 'A', name: 'A-land' }] }).config.states).toEqual([{ code: 'A', name: 'A-land' }]);
});

test.each([
  ['a postal code that is no regular expression', { countries: [{ code: 'NL', zip_code_regex: '([' }] }],
  ['a house number that is no regular expression', { countries: [{ code: 'NL', house_number_regexs: ['*'] }] }],
  ['a pattern without end', { countries: [{ code: 'NL', zip_code_regex: 'a'.repeat(5000) }] }],
  ['a pattern that takes too long', { countries: [{ code: 'NL', zip_code_regex: `${'.*'.repeat(90)}x` }] }],
  ['a field mode in words', { countries: [{ code: 'NL', street_housenumber_extension_field: 'three' }] }],
  ['a foreign country', { countries: [{ code: 'JP', zip_code_regex: '^x$' }] }],
  ['a country that is none', { countries: ['NL'] }],
  ['countries that are no list', { countries: 'NL' }],
  ['a position that is none', { currency_symbol_position: 'above' }],
  ['a switch that is none', { contact_form: 'perhaps' }],
  ['a delivery time that is no text', { delivery_time: 3 }],
  ['a title that is empty', { support_titles: [{ title: ' ' }] }],
  ['a script that is no text', { generic_script: { run: true } }],
  ['a tag from no safe place', { referral_tag_url: 'http://tags.example.com/a.js' }],
  ['a tag that is code', { referral_tag_url: 'javascript:alert(1)' }],
  ['a city without a state', { cities: [{ name: 'Utrecht' }] }],
])('%s is dropped and told', (_, data) => {
  const { config, dropped } = read(data);
  expect(config).toEqual(own);
  expect(dropped).toHaveLength(1);
});

test('one bad row does not take the others with it', () => {
  const { config } = read({ provinces: [{ code: 'A', name: 'A-land' }, { code: 7 }, { code: 'B', name: 'B-land' }] });
  expect(config.states.map(({ code }) => code)).toEqual(['A', 'B']);
});

test.each([
  ['a list', []],
  ['HTML', '<html>'],
  ['nothing', null],
  ['a document without data', { data: 'x' }],
])('%s is no document', (_, document) => {
  expect(() => cultureConfigOf(document, own, () => {})).toThrow();
});
