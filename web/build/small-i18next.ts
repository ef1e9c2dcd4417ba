/**
 * A Vite plugin that leaves two parts of i18next out of the build: the loading of texts, which are part of the page, and
 * formats inside of texts, which have none (`web/src/i18n/format.ts`). No option turns them off.
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
] as const;

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
