/** `new language fi`: what docs/adding-a-language.md describes. */
import { readFields } from '@perennial/shared/unknown-values';
import { create, edit, type Plan, readSource, type Task } from './plan.ts';
import { addItem, addJsonImport, addToJson, copyRow, hasRow, Refusal, writeJson } from './source-edits.ts';

/** The texts of the sandbox: where its files are, and the table that names them. */
const sandboxTexts = [
  {
    folder: 'shop-api/products/texts',
    table: 'shop-api/products/texts.ts',
    opening: 'Record<Language, ShopTexts>> = {',
  },
  {
    folder: 'shop-api/errors/texts',
    table: 'shop-api/errors/shop-error.ts',
    opening: 'Record<Language, ErrorTexts>> = {',
  },
  { folder: 'pages/texts', table: 'pages/page-texts.ts', opening: 'Record<Language, AllTexts>> = {' },
  {
    folder: 'content/legal/texts',
    table: 'content/legal/legal-texts.ts',
    opening: 'Record<Language, LegalTexts>> = {',
  },
].map(({ folder, table, opening }) => ({
  folder: `contracts/sandbox/${folder}`,
  table: `contracts/sandbox/${table}`,
  opening,
}));

const contentSources = ['shop-front', 'after-purchase'].map((name) => `contracts/sandbox/content/sources/${name}.json`);

const LOCALES = 'shared/src/locales';
const CARRIERS = 'contracts/sandbox/shop-api/returns/carriers.ts';
const CULTURES = 'shared/src/cultures/cultures.ts';

const pluralSuffix = /_(?:zero|one|two|few|many|other)$/;

/** Returns the English texts with every plural form of a language; each new form has the English text of `other`. */
export function withPluralForms(texts: unknown, language: string): unknown {
  if (typeof texts !== 'object' || texts === null) return texts;
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const given = new Map<string, unknown>(Object.entries(texts));
  const forms = [...given].flatMap(([key, value]): (readonly [string, unknown])[] => {
    const stem = key.replace(pluralSuffix, '');
    if (stem === key) return [[key, withPluralForms(value, language)]];
    return pluralCategories.map((category) => {
      const form = `${stem}_${category}`;
      return [form, given.get(form) ?? given.get(`${stem}_other`)];
    });
  });
  return Object.fromEntries(forms);
}

function check(root: string, language: string): void {
  const known = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  if (!/^[a-z]{2}$/.test(language) || known.of(language) === undefined)
    throw new Refusal(`"${language}" is not the ISO code of a language, for example fi.`);
  if (readSource(root, `${LOCALES}/texts.ts`).includes(`from './${language}.json'`))
    throw new Refusal(`The shop has texts in ${language} already.`);
  if (!readSource(root, CULTURES).includes(`'${language}-`))
    throw new Refusal(
      `No culture has the language ${language}. Name it in a row of ${CULTURES}, or begin with a country in this language.`,
    );
}

/** Returns what a new language writes and leaves. Throws a Refusal. */
export function planLanguage(root: string, language: string): Plan {
  check(root, language);
  const copied = (path: string): unknown => JSON.parse(readSource(root, path));
  return {
    writes: [
      create(`${LOCALES}/${language}.json`, () => writeJson(withPluralForms(copied(`${LOCALES}/en.json`), language))),
      edit(`${LOCALES}/texts.ts`, (text) =>
        addItem(addJsonImport(text, language), 'Record<LanguageCode, Part<Texts>>> = {', language),
      ),
      ...sandboxTexts.flatMap(({ folder, table, opening }) => [
        create(`${folder}/${language}.json`, () => writeJson(copied(`${folder}/en.json`))),
        edit(table, (text) => addItem(addJsonImport(text, language), opening, language)),
      ]),
      edit(CARRIERS, (text) => (hasRow(text, language) ? text : copyRow(text, 'en', language))),
      ...contentSources.map((path) =>
        edit(path, (text) => addToJson(text, [language], readFields(copied(path))['en'])),
      ),
    ],
    left: tasks(language),
  };
}

const tasks = (language: string): readonly Task[] => [
  {
    path: `${LOCALES}/${language}.json`,
    what: 'the texts are English: translate each, and write the plural forms of the language',
    told: 'web/build/texts.test.ts, which names sentences that are left in English',
  },
  {
    path: `${LOCALES}/typography.test.ts`,
    what: 'its quotes, in QUOTES; what a line must not break at is a row of typography.ts beside it',
    told: 'typecheck',
  },
  {
    path: `docs/terms/${language}.md`,
    what: 'the word for each thing, and a row in docs/terms/README.md',
    told: 'scripts/repository/terms.test.ts',
  },
  { path: CARRIERS, what: 'the names are English' },
  ...[...sandboxTexts.map(({ folder }) => `${folder}/${language}.json`), ...contentSources].map((path) => ({
    path,
    what: 'the texts are English: translate each',
    told: 'contracts/sandbox/pages/left-in-english.test.ts',
  })),
  {
    path: 'docs/rules/markets.md',
    what: 'the generated table: npx -y pnpm@12 rules-tables',
    told: 'scripts/rules-tables/rules-tables.test.ts',
  },
];
