import { cultureOf } from '@perennial/shared/cultures/cultures';
import { defaultCultureConfig } from '@perennial/shared/cultures/default-culture-config';
import { expect, test } from 'vitest';
import { parseCultureConfig } from './culture-config.ts';

const defaults = defaultCultureConfig(cultureOf('nl-nl'));

function read(data: Record<string, unknown>) {
  const dropped: string[] = [];
  const config = parseCultureConfig({ data }, defaults, (field) => dropped.push(field));
  return { config, dropped };
}

test('uses the default settings for an empty document', () => {
  expect(read({})).toEqual({ config: defaults, dropped: [] });
  const empty = { countries: [], support_titles: null, generic_script: '', delivery_time: null };
  expect(read(empty)).toEqual({ config: defaults, dropped: [] });
});

test('reads every setting of a document', () => {
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

test.each([
  ['on', true],
  ['true', true],
  [true, true],
  ['off', false],
  ['false', false],
  [false, false],
])('reads a switch that an editor set to %j', (value, expected) => {
  for (const other of [true, false]) {
    const { contactForm } = parseCultureConfig(
      { data: { contact_form: value } },
      { ...defaults, contactForm: other },
      () => {},
    );
    expect(contactForm).toBe(expected);
  }
});

test.each(['provinces', 'counties'])('uses %s as the states of the culture', (field) => {
  expect(read({ [field]: [{ code: 'A', name: 'A-land' }] }).config.states).toEqual([{ code: 'A', name: 'A-land' }]);
});

test.each([
  ['an invalid postal code pattern', { countries: [{ code: 'NL', zip_code_regex: '([' }] }],
  ['an invalid house number pattern', { countries: [{ code: 'NL', house_number_regexs: ['*'] }] }],
  ['a pattern that is too long', { countries: [{ code: 'NL', zip_code_regex: 'a'.repeat(201) }] }],
  ['a pattern that takes too long', { countries: [{ code: 'NL', zip_code_regex: `${'.*'.repeat(90)}x` }] }],
  ['a field mode that is not a number', { countries: [{ code: 'NL', street_housenumber_extension_field: 'three' }] }],
  ['a country of another culture', { countries: [{ code: 'JP', zip_code_regex: '^x$' }] }],
  ['a country row that is not an object', { countries: ['NL'] }],
  ['countries that are not a list', { countries: 'NL' }],
  ['an unknown symbol position', { currency_symbol_position: 'above' }],
  ['an invalid switch', { contact_form: 'perhaps' }],
  ['a delivery time that is not a text', { delivery_time: 3 }],
  ['an empty support title', { support_titles: [{ title: ' ' }] }],
  ['a script that is not a text', { generic_script: { run: true } }],
  ['a script URL without https', { referral_tag_url: 'http://tags.example.com/a.js' }],
  ['a javascript: script URL', { referral_tag_url: 'javascript:alert(1)' }],
  ['a city without a state', { cities: [{ name: 'Utrecht' }] }],
])('drops and reports %s', (_, data) => {
  const { config, dropped } = read(data);
  expect(config).toEqual(defaults);
  expect(dropped).toHaveLength(1);
});

test('takes a pattern of 200 letters', () => {
  const { config, dropped } = read({ countries: [{ code: 'NL', zip_code_regex: 'a'.repeat(200) }] });
  expect(dropped).toEqual([]);
  expect(config).not.toEqual(defaults);
});

test('drops an invalid row and keeps the others', () => {
  const { config } = read({ provinces: [{ code: 'A', name: 'A-land' }, { code: 7 }, { code: 'B', name: 'B-land' }] });
  expect(config.states.map(({ code }) => code)).toEqual(['A', 'B']);
});

test.each([
  ['a list', []],
  ['HTML', '<html>'],
  ['null', null],
  ['a document without data', { data: 'x' }],
])('throws for %s', (_, document) => {
  expect(() => parseCultureConfig(document, defaults, () => {})).toThrow();
});
