import { globSync, readFileSync } from 'node:fs';
import { cultures } from '@perennial/shared/cultures/cultures';
import { textsFor } from '@perennial/shared/locales/texts';
import installedI18next, { type i18n } from 'i18next';
import { describe, expect, it } from 'vitest';
import { unsetOfText } from './i18next-parts.ts';
import { withoutUnusedParts } from './small-i18next.ts';

const installed = readFileSync(new URL('../node_modules/i18next/dist/esm/i18next.js', import.meta.url), 'utf8');

const code = withoutUnusedParts(installed);

const { default: small } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { default: i18n };

type Tree = { readonly [key: string]: string | Tree };

/** Each text of a language with its key. */
const leaves = (tree: Tree, prefix = ''): readonly (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value] as const] : leaves(value, `${prefix}${key}.`),
  );

const languages = [...new Set(Object.values(cultures).flatMap((culture) => culture.languages))];

const valueNames = new Set(
  languages.flatMap((language) =>
    leaves(textsFor(language)).flatMap(([, text]) => [...text.matchAll(/\{\{(.+?)\}\}/g)].map(([, name = '']) => name)),
  ),
);

/** Looks up any key, as a page does with the codes of the shop API. */
const lookUp = ({ t }: i18n, key: string, values?: object): unknown =>
  Reflect.apply(t, undefined, values ? [key, values] : [key]);

/** Returns i18next as it is installed, and as a page has it, with the same texts. */
function bothIn(language: string): readonly [i18n, i18n] {
  const create = ({ createInstance }: i18n) => {
    const instance = createInstance();
    void instance.init({
      lng: language,
      resources: { [language]: { translation: textsFor(language) } },
      fallbackLng: false,
      initAsync: false,
      interpolation: { escapeValue: false },
    });
    return instance;
  };
  return [create(installedI18next), create(small)];
}

/** What a lookup returns for each key and each of the values. */
const all = (instance: i18n, keys: readonly string[], values: readonly (object | undefined)[]) =>
  keys.flatMap((key) => values.map((given) => lookUp(instance, key, given)));

describe.each(languages)('in %s', (language) => {
  const [whole, part] = bothIn(language);
  const keys = leaves(textsFor(language)).map(([key]) => key);

  it('each text is as without the plugin, also with values that look like marks', () => {
    const values = Object.fromEntries([...valueNames].map((name) => [name, `<${name}> & {{count}} $t(cart.title)`]));
    expect(all(part, keys, [undefined, values])).toEqual(all(whole, keys, [undefined, values]));
  });

  it('each number has its form', () => {
    const plurals = keys.filter((key) => key.endsWith('_other')).map((key) => key.replace('_other', ''));
    const counts = [0, 1, 2, 5, 21, 1000000, 1.5].map((count) => ({ count }));
    expect(plurals.length).toBeGreaterThan(5);
    expect(all(part, plurals, counts)).toEqual(all(whole, plurals, counts));
  });
});

it.each([
  'cart.missing',
  'errors.error.message.promotionIsInvalid',
  'errors.network.offline',
  'errors.12:34',
  'cart:title',
  'Something went wrong: try again.',
  'cart',
  '',
])('the key "%s" of the shop API is looked up as without the plugin', (key) => {
  const [whole, part] = bothIn('pl-PL');
  expect([lookUp(part, key), lookUp(part, key, { count: 2 }), part.exists(key)]).toEqual([
    lookUp(whole, key),
    lookUp(whole, key, { count: 2 }),
    whole.exists(key),
  ]);
});

it('a group of texts is returned as without the plugin', () => {
  const [whole, part] = bothIn('de-DE');
  for (const options of [{ returnObjects: true }, { returnObjects: true, skipInterpolation: true }])
    expect(lookUp(part, 'fields', options)).toEqual(lookUp(whole, 'fields', options));
});

it('texts that are added leave those that a page has', () => {
  for (const instance of bothIn('de-DE')) {
    const title = instance.t('cart.title');
    instance.addResourceBundle('de-DE', 'translation', { cart: { title: 'X', added: 'Y {{count}}' } }, true, false);
    expect([instance.t('cart.title'), lookUp(instance, 'cart.added', { count: 3 })]).toEqual([title, 'Y 3']);
  }
});

it('a page has nothing that loads texts, formats values or writes messages', () => {
  expect(code).not.toMatch(/new Connector\(|= Formatter;|var baseLogger|\.nest\(/);
});

it('no value of a text, and no call for one, has the name of an option that is left out', () => {
  expect(unsetOfText.filter((name) => valueNames.has(name))).toEqual([]);
  const option = new RegExp(`\\bt\\([^()]*\\{[^{}]*\\b(?:${unsetOfText.join('|')}|defaultValue_\\w+)\\b\\s*[:,}]`);
  const root = new URL('../src/', import.meta.url);
  const files = globSync('**/*.{ts,tsx}', { cwd: root.pathname }).map((file) => [file, new URL(file, root)] as const);
  expect(files.filter(([, url]) => option.test(readFileSync(url, 'utf8'))).map(([file]) => file)).toEqual([]);
});

it('refuses a version of i18next whose parts are elsewhere', () => {
  expect(() => withoutUnusedParts('formatter = Formatter;')).toThrow('the loading of texts');
  expect(() => withoutUnusedParts(installed.replace(/returnNull: false,/, ''))).toThrow('the option returnNull');
  expect(() => withoutUnusedParts(installed.replace('getPluralFormsOfKey(', 'formsOf('))).toThrow(
    'the method getPluralFormsOfKey',
  );
});
