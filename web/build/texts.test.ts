/** Checks the product's texts against each other and against the source files that use them. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brand } from '@perennial/shared/brand/brand';
import { careAreas, customerAreas, declarationAreas, receiptAreas } from '@perennial/shared/locales/public-texts';
import { textsFor } from '@perennial/shared/locales/texts';
import { typeset } from '@perennial/shared/locales/typography';
import { describe, expect, it } from 'vitest';

type Tree = { readonly [key: string]: string | Tree };

const folderOfTexts = fileURLToPath(new URL('../../shared/src/locales/', import.meta.url));

const read = (name: string): ReadonlyMap<string, string> =>
  new Map(leaves(JSON.parse(readFileSync(`${folderOfTexts}${name}.json`, 'utf8'))));

const leaves = (tree: Tree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) => {
    const path = prefix === '' ? key : `${prefix}.${key}`;
    return typeof value === 'string' ? [[path, value]] : leaves(value, path);
  });

/** Returns texts as a page of the language has them. */
const setFor = (language: string, some: readonly (readonly [string, string])[]) =>
  new Map(some.map(([key, text]) => [key, typeset(text.replaceAll('{{brand}}', brand.name), language)]));

const names = globSync('*.json', { cwd: folderOfTexts }).map((file) => file.replace('.json', ''));
const languages = names.filter((name) => !name.includes('-'));
const regions = names.filter((name) => name.includes('-'));

const texts = read('en');

/** Returns the key that source files use: a plural form without its suffix. */
const stemOf = (key: string) => key.replace(/_(?:zero|one|two|few|many|other)$/, '');

const valuesIn = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

/** Returns all keys of a language, with one key for each of its plural forms. */
function keysFor(language: string): string[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const keys = [...texts.keys()].flatMap((key) => {
    const stem = stemOf(key);
    return stem === key ? [key] : pluralCategories.map((category) => `${stem}_${category}`);
  });
  return [...new Set(keys)].sort();
}

describe.each(languages)('texts in %s', (language) => {
  const translated = read(language);

  it('have the same keys as English, with every plural form of the language', () => {
    expect([...translated.keys()].sort()).toEqual(keysFor(language));
  });

  it('use the same values as English', () => {
    const wrong = [...translated].filter(([key, text]) => {
      const example = texts.get(key) ?? texts.get(`${stemOf(key)}_other`) ?? '';
      // A text such as "one month" may omit the number.
      const optional = key === stemOf(key) ? [] : ['count'];
      const named = (from: string) => valuesIn(from).filter((name) => !optional.includes(name ?? ''));
      return named(text).join() !== named(example).join();
    });
    expect(wrong).toEqual([]);
  });

  it('are not empty', () => {
    expect([...translated].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('are the texts of a page', () => {
    expect(new Map(leaves(textsFor(language)))).toEqual(setFor(language, [...texts, ...translated]));
  });
});

it.each(languages.filter((language) => language !== 'en'))('texts in %s are not left in English', (language) => {
  // A single word, or a text of values, may be the same in two languages.
  const isSentence = (text: string) => text.length > 12 && /\p{L} \p{L}/u.test(text) && !text.includes('{{');
  expect([...read(language)].filter(([key, text]) => isSentence(text) && text === texts.get(key))).toEqual([]);
});

describe.each(regions)('texts of the region %s', (region) => {
  const own = read(region);
  const language = read(region.split('-')[0] ?? '');

  it('replace only texts that the language has', () => {
    expect([...own.keys()].filter((key) => !language.has(key))).toEqual([]);
  });

  it('differ from the texts of the language', () => {
    const set = (text: string | undefined) => typeset(text ?? '', region);
    expect([...own].filter(([key, text]) => set(language.get(key)) === set(text))).toEqual([]);
  });

  it('are merged into the texts of a page', () => {
    expect(new Map(leaves(textsFor(region)))).toEqual(setFor(region, [...texts, ...language, ...own]));
  });
});

/** Found by the code in an error response, not by a literal. */
const lookedUpByCode = /^(?:errors|validation)\./;

/** Looked up by the fault of a field (`shared/src/validation/fault-text.ts`). */
const lookedUpByFault = /^fields\.(?:fault|refusedCharacter|space|messages\.\w+)$/;

/** In the parts of a page that the BFF writes. */
const usedByBff = /^(?:shell\.(?:description|noScript|oldBrowser)|declaration\.description|(?:calendar|legal)\.\w+)$/;

describe('texts', () => {
  it('are all used by the client, or by the BFF', () => {
    const folder = fileURLToPath(new URL('../src', import.meta.url));
    const sources = globSync('**/*.{ts,tsx}', { cwd: folder })
      .filter((file) => !/\.test\.tsx?$/.test(file))
      .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
      .join('\n');
    const literals = [...sources.matchAll(/['"`]([\w-]+(?:\.[\w${}()-]+)+)['"`]/g)].map(([, literal = '']) => literal);
    // A literal with a value in it, `signIn.${reason}.title`, uses every text of that form.
    const forms = literals.map(
      (literal) => new RegExp(`^${literal.replaceAll('.', '\\.').replaceAll(/\$\{[^}]+\}/g, '[^.]+')}$`),
    );
    const unused = [...texts.keys()]
      .filter((key) => !lookedUpByCode.test(key) && !lookedUpByFault.test(key) && !usedByBff.test(key))
      .filter((key) => !forms.some((form) => form.test(stemOf(key))));
    expect(unused).toEqual([]);
  });
});

/** Words that need no translation. */
const properNames = new Set(['Perennial']);

describe('components', () => {
  it('contain no literal text', () => {
    const folder = fileURLToPath(new URL('../src', import.meta.url));
    const files = globSync('**/*.tsx', { cwd: folder }).filter((file) => !/\.test\.tsx$|^testing\//.test(file));
    const literals = files.flatMap((file) => {
      const source = readFileSync(`${folder}/${file}`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
      const between = [...source.matchAll(/<[\w.]+(?:\s[^<>]*)?>\s*([^<>{}()=;]*\p{L}{2}[^<>{}()=;]*?)\s*<\//gu)];
      const attributes = [
        ...source.matchAll(/\s(?:aria-label|title|alt|placeholder|label|help)="([^"]*\p{L}{2}[^"]*)"/gu),
      ];
      return [...between, ...attributes]
        .map(([, text = '']) => text)
        .filter((text) => !properNames.has(text))
        .map((text) => `${file}: ${text}`);
    });
    expect(literals).toEqual([]);
  });
});

describe('texts that only some pages get', () => {
  const source = fileURLToPath(new URL('../src/', import.meta.url));
  it.each([
    [
      'customers',
      customerAreas,
      /^(?:features\/(?:account|subscription|order-result|pay-invoice|payment-result)|commerce\/(?:after-change|status|subscriptions|payment\/open-card-step))\b/,
    ],
    ['the page of receipts', receiptAreas, /^features\/account\/receipts\//],
    ['customer care', careAreas, /^(?:features\/subscription\/care-actions\/|app\/shell\/(?:acting|shell\.tsx))/],
    ['the form that ends a contract', declarationAreas, /^(?:commerce\/declaration|features\/termination)\//],
  ])('are used by no other page: %s', (_, areas, places) => {
    const shared = /^(?:commerce\/dates|testing)\//;
    const key = new RegExp(`\\bt\\(\\s*['"\`](?:${areas.join('|')})\\.[^'"\`]*`, 'g');
    const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) => !places.test(file) && !shared.test(file));
    expect(files.length).toBeGreaterThan(100);
    expect(files.flatMap((file) => readFileSync(`${source}${file}`, 'utf8').match(key) ?? [])).toEqual([]);
  });
});
