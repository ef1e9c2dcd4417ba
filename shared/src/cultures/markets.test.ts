import { describe, expect, it } from 'vitest';
import type { CountryCode } from '../countries/country-codes.ts';
import { marketFor, marketForAll, marketOf, marketOverridesSchema, marketSwitchesSchema } from './markets.ts';

/** The table in docs/rules/markets.md#switches-by-country. */
const table = `
NL | closed | elsewhere | elsewhere | here      | on  | shown
US | closed | elsewhere | elsewhere | here      | on  | shown
CA | open   | elsewhere | elsewhere | here      | on  | shown
PL | closed | elsewhere | elsewhere | here      | on  | shown
CZ | closed | elsewhere | elsewhere | here      | on  | shown
FR | closed | elsewhere | elsewhere | here      | on  | shown
SE | closed | elsewhere | elsewhere | here      | on  | shown
RO | closed | elsewhere | elsewhere | here      | on  | shown
DE | closed | here      | here      | elsewhere | off | hidden
GB | closed | elsewhere | elsewhere | here      | on  | hidden
IT | closed | elsewhere | elsewhere | here      | on  | hidden
ES | closed | elsewhere | elsewhere | here      | on  | shown
AT | closed | elsewhere | elsewhere | here      | on  | hidden
BE | closed | elsewhere | elsewhere | here      | on  | shown
`;

const rows = table
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));

const closed = { ordering: 'closed' } as const;
const open = { ordering: 'open' } as const;

describe('the parts of the product that are open', () => {
  it.each(rows)('%s: orders %s, payment details %s, self-service %s, billing %s, past due %s, invoice %s', (...row) => {
    const [country, ordering, paymentDetails, selfService, billing, pastDue, invoiceLink] = row;
    expect(marketOf(country as CountryCode)).toEqual({
      ordering,
      paymentDetails,
      selfService,
      billing,
      pastDue,
      invoiceLink,
    });
  });
});

describe("the operator's changes of a market", () => {
  it.each([
    { title: 'none', overrides: {}, fr: 'closed', ca: 'open' },
    { title: 'of every country', overrides: { '*': open }, fr: 'open', ca: 'open' },
    { title: 'of every country, closing', overrides: { '*': closed }, fr: 'closed', ca: 'closed' },
    { title: 'of one country', overrides: { FR: open }, fr: 'open', ca: 'open' },
    { title: 'of a country against all others', overrides: { '*': open, FR: closed }, fr: 'closed', ca: 'open' },
    { title: 'written in the other order', overrides: { FR: closed, '*': open }, fr: 'closed', ca: 'open' },
    { title: 'of another country', overrides: { DE: open }, fr: 'closed', ca: 'open' },
  ] as const)('$title: France $fr, Canada $ca', ({ overrides, fr, ca }) => {
    expect([marketOf('FR', overrides).ordering, marketOf('CA', overrides).ordering]).toEqual([fr, ca]);
  });

  it('leave the switches that they do not name', () => {
    expect(marketOf('DE', { '*': { billing: 'here' }, DE: { pastDue: 'on' } })).toEqual({
      ordering: 'closed',
      paymentDetails: 'here',
      selfService: 'here',
      billing: 'here',
      pastDue: 'on',
      invoiceLink: 'hidden',
    });
  });

  it.each([
    { value: {}, accepted: true },
    { value: { '*': {} }, accepted: true },
    { value: { '*': { ordering: 'open' }, FR: { ordering: 'closed' } }, accepted: true },
    { value: { BE: { paymentDetails: 'here', selfService: 'here', billing: 'elsewhere' } }, accepted: true },
    { value: { NL: { pastDue: 'off', invoiceLink: 'hidden' } }, accepted: true },
    { value: { XX: { ordering: 'open' } }, accepted: false },
    { value: { fr: { ordering: 'open' } }, accepted: false },
    { value: { '': { ordering: 'open' } }, accepted: false },
    { value: { '*': { orders: 'open' } }, accepted: false },
    { value: { '*': { ordering: undefined } }, accepted: false },
    { value: { '*': { ordering: 'on' } }, accepted: false },
    { value: { '*': { ordering: '' } }, accepted: false },
    { value: { '*': 'open' }, accepted: false },
  ])('$value is accepted: $accepted', ({ value, accepted }) => {
    expect(marketOverridesSchema.safeParse(value).success).toBe(accepted);
  });
});

describe('the switches of a market', () => {
  const switches = {
    ordering: 'open',
    paymentDetails: 'here',
    selfService: 'here',
    billing: 'here',
    pastDue: 'on',
    invoiceLink: 'shown',
  };

  it.each([
    { name: 'ordering', words: ['open', 'closed'] },
    { name: 'paymentDetails', words: ['here', 'elsewhere'] },
    { name: 'selfService', words: ['here', 'elsewhere'] },
    { name: 'billing', words: ['here', 'elsewhere'] },
    { name: 'pastDue', words: ['on', 'off'] },
    { name: 'invoiceLink', words: ['shown', 'hidden'] },
  ])('$name is one of $words', ({ name, words }) => {
    const all = ['open', 'closed', 'here', 'elsewhere', 'on', 'off', 'shown', 'hidden', '', undefined];
    const accepted = all.filter((word) => marketSwitchesSchema.safeParse({ ...switches, [name]: word }).success);
    expect(accepted.toSorted()).toEqual(words.toSorted());
  });
});

describe('a customer on the page of another country', () => {
  const all = {
    ordering: 'open',
    paymentDetails: 'here',
    selfService: 'here',
    billing: 'here',
    pastDue: 'on',
  } as const;
  const none = {
    ordering: 'closed',
    paymentDetails: 'elsewhere',
    selfService: 'elsewhere',
    billing: 'elsewhere',
    pastDue: 'off',
  } as const;

  it.each([
    [
      'Germany',
      'DE',
      'GB',
      { paymentDetails: 'elsewhere', selfService: 'elsewhere', billing: 'elsewhere', pastDue: 'off' },
    ],
    [
      'Great Britain',
      'GB',
      'DE',
      { paymentDetails: 'elsewhere', selfService: 'elsewhere', billing: 'elsewhere', pastDue: 'off' },
    ],
    [
      'the same country',
      'DE',
      'DE',
      { paymentDetails: 'here', selfService: 'here', billing: 'elsewhere', pastDue: 'off' },
    ],
  ] as const)('of %s has what both countries open', (_, page, customer, expected) => {
    expect(marketFor(page, customer)).toEqual({ ...marketOf(page), ...expected });
  });

  it.each(Object.keys(none) as (keyof typeof none)[])(
    'is kept from %s by either country, from ordering by the page',
    (name) => {
      const ofFrance = { '*': all, FR: { [name]: none[name] } };
      const isOpen = (page: CountryCode, customer: CountryCode) =>
        marketFor(page, customer, ofFrance)[name] === all[name];
      expect([isOpen('NL', 'BE'), isOpen('FR', 'NL'), isOpen('NL', 'FR')]).toEqual([true, false, name === 'ordering']);
      expect(marketForAll('NL', ofFrance)[name] === all[name]).toBe(name === 'ordering');
    },
  );

  it('sees the invoice link that the page shows', () => {
    expect([marketFor('NL', 'GB').invoiceLink, marketFor('GB', 'NL').invoiceLink]).toEqual(['shown', 'hidden']);
  });
});
