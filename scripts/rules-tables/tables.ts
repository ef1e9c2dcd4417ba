/** The tables of docs/rules and docs/operate that are generated from the code, by the name of their block. */

import { findCareDeed } from '@perennial/server/audit/care-deeds';
import { RequestProblem } from '@perennial/server/errors/request-problem';
import { walletPolicies } from '@perennial/server/plugins/wallet-policy';
import { type AddressContext, addressFieldNames, type FieldRule } from '@perennial/shared/address/address-fields';
import { addressLayout } from '@perennial/shared/address/address-layouts';
import { defaultAddressSettings } from '@perennial/shared/address/address-settings';
import { findCountryAddress } from '@perennial/shared/address/country-addresses';
import { fieldRules } from '@perennial/shared/address/field-rules';
import { trackedEventSchema } from '@perennial/shared/analytics/event-schemas';
import { events } from '@perennial/shared/analytics/events';
import { mayCharge } from '@perennial/shared/catalogue/charges';
import { receiptTable } from '@perennial/shared/catalogue/receipts';
import { callNames, calls } from '@perennial/shared/catalogue/routes';
import { callSchemas } from '@perennial/shared/catalogue/schemas';
import { type CountryCode, countryCodes } from '@perennial/shared/countries/country-codes';
import { legalDocumentsOf } from '@perennial/shared/countries/legal-documents';
import { forcedConsent } from '@perennial/shared/countries/recurring-consent';
import { isTaxedCountry } from '@perennial/shared/countries/sales-tax';
import { cultures } from '@perennial/shared/cultures/cultures';
import { marketOf } from '@perennial/shared/cultures/markets';
import { bffErrorCodes, errorTable, findCallErrorRow, findErrorRow } from '@perennial/shared/errors/error-table';
import { textsFor } from '@perennial/shared/locales/texts';
import { entriesOf, namesOf } from '@perennial/shared/typed-tables';
import { countryFormats } from '@perennial/shared/validation/country-formats';
import { code, describeCharacters, groupCountries, sampleHouseNumbers, table } from './markdown.ts';
import { settingsTables } from './settings-tables.ts';

const english = textsFor('en');
const validationTexts: Readonly<Record<string, string>> = english.validation;

/** The settings of a site with a list of states, so that the layouts show the fields that need one. */
const settingsWithStates = { ...defaultAddressSettings, states: [{ code: 'XX', name: 'A state' }] };

function addressFieldTable(context: AddressContext): string {
  const layout = (country: CountryCode) =>
    addressLayout({ country, context, purpose: 'shipping', settings: settingsWithStates })
      .map(
        ({ name, required, chosenFrom, onRequest }) =>
          `${code(name)}${chosenFrom ? ' (list)' : ''}${required ? '' : onRequest ? ' (optional, on request)' : ' (optional)'}`,
      )
      .join(', ');
  return table(['Country', 'Fields'], groupCountries(layout));
}

/** Card type, number, expiry date, security code and name. */
const FIELDS_OF_CARD = 5;

function fieldsOfCheckoutTable(): string {
  const numbers = (country: CountryCode) => {
    const { length } = addressLayout({
      country,
      context: 'checkout',
      purpose: 'shipping',
      settings: settingsWithStates,
    }).filter(({ onRequest }) => !onRequest);
    return [String(length), String(length + FIELDS_OF_CARD)];
  };
  return table(['Country', 'Fields of the address', 'With those of a card'], groupCountries(numbers));
}

function requiredInCheckoutTable(): string {
  const names = (country: CountryCode) => {
    const { shipping, billing } = findCountryAddress(country).required;
    return [shipping.map(code).join(', '), billing.map(code).join(', ')];
  };
  return table(['Country', 'Shipping address', 'Billing address'], groupCountries(names));
}

function fieldLimitRows(): readonly (readonly string[])[] {
  return addressFieldNames.flatMap((field) =>
    (['checkout', 'account', 'return'] as const).flatMap((context) =>
      groupCountries((country) => {
        const rule: FieldRule = fieldRules[field](context, country);
        const { min, max, characters, noPoBox, mustContainNumber, pattern } = rule;
        const length = max === undefined ? (pattern ? 'see below' : 'any') : `${min ?? 1} to ${max}`;
        const extra = [mustContainNumber && 'contains a number', noPoBox && 'no PO box'].filter(Boolean).join(', ');
        return [length, characters ? describeCharacters(characters.allowed) : '', extra];
      }).map(([countries = '', ...cells]) => [code(field), context, countries, ...cells]),
    ),
  );
}

/** Merges rows that differ in one column only: contexts first, since most rules hold in all three. */
function mergeContexts(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const groups = Map.groupBy(rows, ([field, _context, ...rest]) => JSON.stringify([field, ...rest]));
  return [...groups.values()].map((group) => {
    const [[field = '', _context, ...rest] = []] = group;
    return [field, group.length === 3 ? 'all' : group.map(([, context]) => context).join(', '), ...rest];
  });
}

/** A row of the table of money: how 1234.5 is written. */
function sampleMoney({ currency, symbolPosition }: (typeof cultures)[number]): string {
  const number = `1${currency.thousand}234${currency.decimal}50`;
  return symbolPosition === 'before' ? `${currency.symbol} ${number}` : `${number} ${currency.symbol}`;
}

const eventFields = new Map(
  trackedEventSchema.options.map(({ shape }) => [shape.name.value, Object.keys(shape.details.shape)] as const),
);

/** Every generated table, by the name of its block. */
export const tables: Readonly<Record<string, () => string>> = {
  ...settingsTables,
  cultures: () =>
    table(
      ['Culture', 'Country', 'Languages', 'Currency', 'Money', 'Date'],
      cultures.map((culture) => [
        code(culture.code),
        culture.countryCode,
        culture.languages.join(', '),
        culture.currency.code,
        sampleMoney(culture),
        culture.dateFormat,
      ]),
    ),
  'market-switches': () => {
    const names = namesOf(marketOf('NL'));
    return table(
      ['Country', ...names.map(code)],
      groupCountries((country) => names.map((name) => marketOf(country)[name])),
    );
  },
  'forced-consent': () =>
    table(
      ['Country', 'Consent'],
      groupCountries((country) => forcedConsent(country) ?? 'the customer is asked'),
    ),
  'sales-tax': () =>
    table(
      ['Country', 'Tax'],
      groupCountries((country) => (isTaxedCountry(country) ? 'added to prices' : 'included in prices')),
    ),
  'checkout-fields': fieldsOfCheckoutTable,
  'address-fields-checkout': () => addressFieldTable('checkout'),
  'address-fields-account': () => addressFieldTable('account'),
  'address-fields-return': () => addressFieldTable('return'),
  'address-required-checkout': requiredInCheckoutTable,
  'address-field-limits': () =>
    table(['Field', 'Form', 'Country', 'Characters', 'Allowed', 'Besides'], mergeContexts(fieldLimitRows())),
  'postal-codes': () =>
    table(
      ['Country', 'Example', 'Pattern'],
      countryCodes.map((country) => {
        const { example, pattern } = countryFormats[country].postalCode;
        return [country, example, code(pattern.source)];
      }),
    ),
  'house-numbers': () =>
    table(
      ['Country', 'Accepted', 'Not accepted'],
      groupCountries((country) => sampleHouseNumbers(countryFormats[country].houseNumber.pattern)),
    ),
  'person-names': () =>
    table(
      ['Country', 'Allowed', 'Characters at most'],
      groupCountries((country) => {
        const { pattern, max }: { pattern: RegExp; max?: number } = countryFormats[country].name;
        return [describeCharacters(pattern), max === undefined ? 'as the form says' : String(max)];
      }),
    ),
  'error-codes': () =>
    table(
      ['Code', 'Ends the sign-in', 'Client action', 'Text'],
      Object.keys(errorTable).map((name) => {
        const { endsSession, action, serverText } = findErrorRow(name) ?? {};
        const text = validationTexts[name];
        return [
          code(name),
          endsSession ? 'yes' : 'no',
          action ? code(action) : '',
          serverText ? 'from the shop API' : (text ?? ''),
        ];
      }),
    ),
  'legal-documents': () =>
    table(
      ['Country', 'Documents'],
      groupCountries((country) => legalDocumentsOf(country).map(code).join(', ')),
    ),
  'call-errors': () =>
    table(
      ['Call', 'Text', 'Client action'],
      callNames.flatMap((name) => {
        const row = findCallErrorRow(name);
        if (!row) return [];
        const { insteadText, beforeText, afterText, action } = row;
        const place = insteadText ? 'instead of' : beforeText ? 'before' : 'after';
        const text = insteadText ?? beforeText ?? afterText;
        const quoted = text ? `"${english.errors[text]}" ${place} the shop API's text` : '';
        return [[`${code(name)} (${calls[name].method} ${calls[name].path})`, quoted, action ? code(action) : '']];
      }),
    ),
  charges: () =>
    table(
      ['Call', 'What it is'],
      callNames
        .filter(mayCharge)
        .map((name) => [`${code(name)} (${calls[name].method} ${calls[name].path})`, callSchemas[name].summary]),
    ),
  receipts: () =>
    table(
      ['Call', 'What it is', 'The receipt repeats', 'Why there is none'],
      entriesOf(receiptTable).map(([name, row]) => [
        code(name),
        callSchemas[name].summary,
        'keeps' in row ? row.keeps.map(code).join(', ') || 'nothing' : '',
        'without' in row ? row.without : '',
      ]),
    ),
  'care-deeds': () =>
    table(
      ['Call', 'What it is', 'What the customer reads'],
      callNames.flatMap((name) => {
        const deed = findCareDeed(name);
        return deed ? [[code(name), callSchemas[name].summary, english.myData.care.deeds[deed]]] : [];
      }),
    ),
  'bff-error-codes': () =>
    table(
      ['Code', 'Status', 'Text'],
      bffErrorCodes.map((name) => [code(name), String(new RequestProblem(name).status), english.errors[name]]),
    ),
  'wallet-policy': () =>
    table(
      ['Wallet', 'Scripts', 'Connections', 'Frames', '`payment` of `Permissions-Policy`', 'Windows'],
      entriesOf(walletPolicies).map(([name, { sources, paymentOrigins, opensWindows }]) => [
        code(name),
        sources['script-src'].map(code).join(' '),
        sources['connect-src'].map(code).join(' '),
        sources['frame-src'].map(code).join(' ') || 'none',
        ['self', ...paymentOrigins].map(code).join(' '),
        opensWindows ? code('same-origin-allow-popups') : 'none',
      ]),
    ),
  'analytics-events': () =>
    table(
      ['Event', 'Category', 'Details'],
      entriesOf(events).map(([name, { category }]) => [
        code(name),
        category,
        (eventFields.get(name) ?? []).map(code).join(', '),
      ]),
    ),
};
