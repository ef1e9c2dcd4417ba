/** The product's texts, held against each other and against the sources that use them. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { textsFor } from '@perennial/shared/locales/texts';
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

const names = globSync('*.json', { cwd: folderOfTexts }).map((file) => file.replace('.json', ''));
const languages = names.filter((name) => !name.includes('-'));
const regions = names.filter((name) => name.includes('-'));

const texts = read('en');

/** The name under which a text is used: a plural form goes by its stem. */
const usedAs = (key: string) => key.replace(/_(?:zero|one|two|few|many|other)$/, '');

const valuesIn = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

/** Every key of a language: of a plural, one for each form that the language has. */
function keysFor(language: string): string[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const keys = [...texts.keys()].flatMap((key) => {
    const stem = usedAs(key);
    return stem === key ? [key] : pluralCategories.map((category) => `${stem}_${category}`);
  });
  return [...new Set(keys)].sort();
}

describe.each(languages)('the texts in %s', (language) => {
  const translated = read(language);

  it('are the same ones as in English, with every plural form of the language', () => {
    expect([...translated.keys()].sort()).toEqual(keysFor(language));
  });

  it('name the same values as in English', () => {
    const wrong = [...translated].filter(([key, text]) => {
      const example = texts.get(key) ?? texts.get(`${usedAs(key)}_other`) ?? '';
      // "one month" may leave its number out.
      const optional = key === usedAs(key) ? [] : ['count'];
      const named = (from: string) => valuesIn(from).filter((name) => !optional.includes(name ?? ''));
      return named(text).join() !== named(example).join();
    });
    expect(wrong).toEqual([]);
  });

  it('are not empty', () => {
    expect([...translated].filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});

describe.each(regions)('the words of %s', (region) => {
  const own = read(region);
  const language = read(region.split('-')[0] ?? '');

  it('stand in the place of words that its language has', () => {
    expect([...own.keys()].filter((key) => !language.has(key))).toEqual([]);
  });

  it('differ from those of its language, else they need not be there', () => {
    expect([...own].filter(([key, text]) => language.get(key) === text)).toEqual([]);
  });

  it('are what a page in that region gets', () => {
    expect(new Map(leaves(textsFor(region)))).toEqual(new Map([...texts, ...language, ...own]));
  });
});

/** Looked up by code, which an answer of the server names. */
const lookedUpByCode = /^(?:errors|validation)\./;

describe('every text', () => {
  it('is used by the client', () => {
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
      .filter((key) => !lookedUpByCode.test(key))
      .filter((key) => !forms.some((form) => form.test(usedAs(key))));
    expect(unused).toEqual([]);
  });
});

/** What a component may say without a text: brand and card names, and what is no word. */
const properNames = new Set(['Perennial']);

describe('a component', () => {
  it('says nothing that is not a text', () => {
    const folder = fileURLToPath(new URL('../src', import.meta.url));
    const files = globSync('**/*.tsx', { cwd: folder }).filter((file) => !/\.test\.tsx$|^testing\//.test(file));
    const said = files.flatMap((file) => {
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
    expect(said).toEqual([]);
  });
});
