/** The product's texts, held against each other and against the sources that use them. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import en from '@perennial/shared/locales/en.json' with { type: 'json' };
import fr from '@perennial/shared/locales/fr.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';

type Tree = { readonly [key: string]: string | Tree };

const leaves = (tree: Tree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) => {
    const path = prefix === '' ? key : `${prefix}.${key}`;
    return typeof value === 'string' ? [[path, value]] : leaves(value, path);
  });

const texts = new Map(leaves(en));
const translations = { fr: new Map(leaves(fr)) };

const valuesIn = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

describe.each(Object.entries(translations))('the texts in %s', (_, translated) => {
  it('are the same ones as in English', () => {
    expect([...translated.keys()].sort()).toEqual([...texts.keys()].sort());
  });

  it('name the same values as in English', () => {
    const named = (from: ReadonlyMap<string, string>) =>
      Object.fromEntries([...from].map(([key, text]) => [key, valuesIn(text)]));
    expect(named(translated)).toEqual(named(texts));
  });

  it('are not empty', () => {
    expect([...translated].filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});

/** Looked up by code, which an answer of the server names. */
const lookedUpByCode = /^(?:errors|validation)\./;

/** The name under which a text is used: a plural form goes by its stem. */
const usedAs = (key: string) => key.replace(/_(?:zero|one|two|few|many|other)$/, '');

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
