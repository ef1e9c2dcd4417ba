/**
 * A Vite plugin that leaves parts of i18next out of the build: the loading of texts, which are part of the page, formats
 * inside of texts, which have none (`web/src/i18n/format.ts`), texts inside of texts, plugins, and more than one
 * language. No option turns them off.
 */
import type { Plugin } from 'vite';

const file = /\/node_modules\/i18next\/dist\/esm\/i18next\.js$/;

/** What is in place of a part: the class is then used nowhere, so the build drops it. */
const parts = [
  { name: 'the formats', use: 'formatter = Formatter;', replacement: '' },
  {
    name: 'the loading of texts',
    use: /s\.backendConnector = new Connector\([^;]*\);\s*s\.backendConnector\.on\('\*', [\s\S]*?\n\s*\}\);/,
    replacement: 's.backendConnector = { state: {} };',
  },
  {
    name: 'texts inside of texts',
    use: /if \(opt\.nest !== false\) res = this\.interpolator\.nest\(res, [\s\S]*?\n {6}\}, opt\);/,
    replacement: '',
  },
  { name: 'the method for texts inside of texts', use: method('nest'), replacement: '' },
  {
    name: 'further processing of a text',
    use: /const postProcess = opt\.postProcess \|\|[\s\S]*?\n {4}\}\n {4}return res;/,
    replacement: 'return res;',
  },
  { name: 'the use of these from outside', use: /s\.utils = \{[\s\S]*?\n {6}\};/, replacement: '' },
  { name: 'loading again', use: method('reloadResources'), replacement: '' },
  { name: 'whether texts were loaded', use: method('hasLoadedNamespace'), replacement: '' },
  { name: 'plugins', use: method('use'), replacement: '' },
  { name: 'texts added later by another instance', use: method('hydrate'), replacement: '' },
  { name: 'functions for a part of the texts', use: method('getFixedT'), replacement: '' },
  { name: 'copies of an instance', use: method('cloneInstance'), replacement: '' },
  { name: 'the direction of a language', use: method('dir'), replacement: '' },
  { name: 'more namespaces', use: method('loadNamespaces'), replacement: '' },
  { name: 'more languages', use: method('loadLanguages'), replacement: '' },
  { name: 'single texts added later', use: method('addResources'), replacement: '' },
  { name: 'texts removed again', use: method('removeResourceBundle'), replacement: '' },
  { name: 'namespaces removed again', use: method('removeNamespaces'), replacement: '' },
  { name: 'reading all texts', use: method('getResourceBundle'), replacement: '' },
  { name: 'whether a language has plurals', use: method('needsPlural'), replacement: '' },
  { name: 'the list of plural forms', use: method('getPluralFormsOfKey'), replacement: '' },
] as const;

/** A method of the class, which nothing in the file calls. */
function method(name: string): RegExp {
  return new RegExp(`\\n  ${name}\\([^)]*\\) \\{[\\s\\S]*?\\n  \\}(?=\\n)`);
}

/** Returns the code without these parts. Throws if one of them is not where it was. */
export function withoutUnusedParts(code: string): string {
  return parts.reduce((text, { name, use, replacement }) => {
    const without = text.replace(use, replacement);
    if (without === text) throw new Error(`i18next has changed: ${name} cannot be left out as before`);
    return without;
  }, code);
}

export function smallI18next(): Plugin {
  return {
    name: 'small-i18next',
    apply: 'build',
    transform: (code, id) => (file.test(id) ? { code: withoutUnusedParts(code), map: null } : undefined),
  };
}
