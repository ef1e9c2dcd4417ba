/**
 * A Vite plugin that leaves parts of i18next out of the build: the loading of texts, which are part of the page, formats
 * inside of texts, which have none (`web/src/i18n/format.ts`), and more than one language. No option turns them off.
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
  { name: 'copies of an instance', use: method('cloneInstance'), replacement: '' },
  { name: 'the direction of a language', use: method('dir'), replacement: '' },
  { name: 'more namespaces', use: method('loadNamespaces'), replacement: '' },
  { name: 'more languages', use: method('loadLanguages'), replacement: '' },
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
