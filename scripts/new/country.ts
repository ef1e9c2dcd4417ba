/** `new country IE en-IE --like GB`: what docs/adding-a-country.md describes. */
import { edit, type Plan, readSource, type Task } from './plan.ts';
import { addItem, copyRow, hasRow, Refusal } from './source-edits.ts';

type CountryInput = {
  /** ISO 3166-1. */
  readonly code: string;
  /** Its language as in the `language` header of the shop API, such as `en-IE`. */
  readonly language: string;
  /** The country whose rows the new one begins with. */
  readonly like: string;
};

/** The tables with a row for every country that a copy fills. A person reads each of them. */
const tables = [
  'shared/src/cultures/markets.ts',
  'shared/src/countries/first-weekdays.ts',
  'shared/src/countries/legal-documents.ts',
  'shared/src/countries/recurring-consent.ts',
  'shared/src/countries/sales-tax.ts',
  'shared/src/countries/traits.ts',
  'shared/src/address/country-addresses.ts',
  'shared/src/validation/country-formats.ts',
  'contracts/sandbox/shop-api/market/payment-methods.ts',
];

const COUNTRY_CODES = 'shared/src/countries/country-codes.ts';

const INCLUDED_TAX = 'contracts/sandbox/shop-api/market/included-tax.ts';
const ORDERED_AMOUNTS = 'web/src/features/checkout/ordered-amounts.test.tsx';

const customerOf = (code: string) => `${code.toLowerCase()}-subscriber`;

function nameOf(code: string, language: string): string | undefined {
  return new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code);
}

function check(root: string, { code, language, like }: CountryInput): void {
  const known = readSource(root, COUNTRY_CODES);
  if (!/^[A-Z]{2}$/.test(code) || nameOf(code, 'en') === undefined)
    throw new Refusal(`"${code}" is not the ISO code of a country, for example IE.`);
  if (known.includes(`'${code}'`)) throw new Refusal(`The shop sells in ${code} already.`);
  if (!known.includes(`'${like}'`)) throw new Refusal(`"${like}" is no country of the shop. Name one after --like.`);
  if (!new RegExp(`^[a-z]{2}-${code}$`).test(language))
    throw new Refusal(`"${language}" is not a language of ${code}, for example en-${code}.`);
}

/** Returns what a new country writes and leaves. Throws a Refusal. */
export function planCountry(root: string, input: CountryInput): Plan {
  check(root, input);
  const { code, language, like } = input;
  const [primary = ''] = language.split('-');
  const culture = `${primary}-${code.toLowerCase()}`;
  const toCulture = (row: string) =>
    row
      .replace(/code: '[^']*'/, `code: '${culture}'`)
      .replace(/name: '[^']*'/, `name: '${nameOf(code, language) ?? code}'`)
      .replace(/languages: \[[^\]]*\]/, `languages: ['${language}']`);
  const isNewLanguage = !hasTexts(readSource(root, 'shared/src/locales/texts.ts'), primary);
  return {
    writes: [
      edit(COUNTRY_CODES, (text) => addItem(text, 'countryCodes = [', `'${code}'`)),
      edit('shared/src/cultures/cultures.ts', (text) => copyRow(text, like, code, toCulture)),
      edit('shared/src/countries/moved-rentals.ts', (text) => copyRow(text, like, code, () => `  ${code}: null,`)),
      ...tables.map((path) => edit(path, (text) => copyRow(text, like, code))),
      // A country that adds tax to its prices has no row.
      edit(INCLUDED_TAX, (text) => (hasRow(text, like) ? copyRow(text, like, code) : text)),
      edit(ORDERED_AMOUNTS, (text) => copyRow(text, like, code, () => `  ${code}: '${customerOf(code)}',`)),
    ],
    left: [...(isNewLanguage ? [newLanguage(primary)] : []), ...tasks({ ...input, culture })],
  };
}

const hasTexts = (texts: string, language: string) => texts.includes(`from './${language}.json'`);

const newLanguage = (language: string): Task => ({
  path: `shared/src/locales/${language}.json`,
  what: `the shop has no texts in this language: npx -y pnpm@12 run new language ${language}`,
  told: 'typecheck',
});

function tasks({ code, like, culture }: CountryInput & { culture: string }): readonly Task[] {
  const examples = (folder: string, ...names: readonly string[]): Task[] =>
    names.map((name) => ({
      path: `shared/src/${folder}/${name}`,
      what: `a row ${code} with examples of that country, by a person who knows it`,
      told: 'typecheck',
    }));
  return [
    {
      path: 'shared/src/cultures/cultures.ts',
      what: `currency, place of its symbol and form of dates are those of ${like}`,
      told: 'shared/src/cultures/cultures.test.ts, whose table gets a line for the site',
    },
    {
      path: 'shared/src/countries/traits.ts',
      what: `the phone number of customer care is that of ${like}, and so is every difference between countries`,
      told: 'typecheck of traits.test.ts beside it, which gets the number',
    },
    ...tables
      .filter((path) => path.startsWith('shared/') && !path.endsWith('traits.ts'))
      .map((path) => ({ path, what: `the row is that of ${like}: does it hold in ${code}?`, told: toldBy[path] }))
      .map(({ told, ...task }): Task => (told === undefined ? task : { ...task, told })),
    ...examples('countries', 'recurring-consent.test.ts'),
    ...examples('address', 'address-faults.test.ts', 'address-labels.test.ts', 'address-layouts.test.ts'),
    ...examples('address', 'required-fields.test.ts'),
    ...examples('examples', 'address-cases.ts'),
    ...examples('validation', 'country-formats.test.ts', 'forbidden-address.test.ts', 'house-number.test.ts'),
    ...examples('validation', 'phone-number.test.ts', 'postal-code.test.ts'),
    {
      path: 'contracts/sandbox/scenarios/countries.ts',
      what: `a customer with the id ${customerOf(code)}`,
      told: ORDERED_AMOUNTS,
    },
    { path: INCLUDED_TAX, what: `the rate is that of ${like}` },
    {
      path: 'web/e2e/countries.spec.ts',
      what: `a row ${culture}: the address that a visitor enters, and how the visitor pays`,
      told: 'typecheck',
    },
    {
      path: 'docs/rules/addresses.md',
      what: 'the form of its phone numbers, in the table of the heading "Phone numbers"',
      told: 'scripts/rules-tables/rules-tables.test.ts',
    },
    {
      path: 'docs/rules',
      what: 'the generated tables, when the rows are right: npx -y pnpm@12 rules-tables',
      told: 'scripts/rules-tables/rules-tables.test.ts',
    },
  ];
}

/** The examples that fail if a copied row does not hold. */
const toldBy: Readonly<Record<string, string>> = {
  'shared/src/countries/recurring-consent.ts': 'recurring-consent.test.ts beside it',
  'shared/src/address/country-addresses.ts': 'address-layouts.test.ts and required-fields.test.ts beside it',
  'shared/src/validation/country-formats.ts': 'the tests beside it',
};
