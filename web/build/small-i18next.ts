/**
 * A Vite plugin that leaves out of the build what the pages do not use of i18next (ADR 55): the loading of texts, which
 * are part of the page, formats inside of texts, which have none (`web/src/i18n/format.ts`), texts inside of texts,
 * plugins, events, messages to developers, and more than one language. No option turns them off.
 */
import type { Plugin } from 'vite';
import { fixedOptions, methods, parts, unsetOfLookup, unsetOfText, unsetOptions } from './i18next-parts.ts';

const file = /\/node_modules\/i18next\/dist\/esm\/i18next\.js$/;

/** Returns the code with something in place of each match. Throws if there is none. */
function without(code: string, name: string, use: RegExp | string, replacement: string): string {
  const text = code.replace(use, replacement);
  if (text === code) throw new Error(`i18next has changed: ${name} cannot be left out as before`);
  return text;
}

/** A method of each class that has it. */
const methodOf = (name: string) =>
  new RegExp(`\\n {2}(?:static )?${name}\\([^)]*\\) \\{[\\s\\S]*?\\n {2}\\}(?=\\n)`, 'g');

/** Where an option is read: assignments to it stay. */
const readsOf = (owner: string, name: string) =>
  new RegExp(`(?<!\\.)\\b${owner}\\??\\.${name.replace('.', '\\??\\.')}\\b(?! =[^=])`, 'g');

/** Returns the code with the defaults of these options in place of them, and without the list of these defaults. */
function withDefaults(code: string, names: readonly string[]): string {
  return names.reduce((text, name) => {
    const inList = new RegExp(`\\n {2}${name}: (.*?),?(?=\\n)`);
    const value = inList.exec(text)?.[1] ?? '';
    return without(text, `the option ${name}`, inList, '').replace(readsOf('this\\.options', name), value);
  }, code);
}

/** Returns the code without these parts. Throws if one of them is not where it was. */
export function withoutUnusedParts(installed: string): string {
  let code = parts.reduce((text, { name, use, replacement }) => without(text, name, use, replacement), installed);
  code = methods.reduce((text, name) => without(text, `the method ${name}`, methodOf(name), ''), code);
  code = withDefaults(code, unsetOptions);
  for (const [name, value] of Object.entries(fixedOptions))
    code = without(code, `the option ${name}`, readsOf('this\\.options', name), value);
  for (const name of unsetOfText)
    code = without(code, `the option ${name} of a text`, readsOf('opt', name), 'undefined');
  for (const name of unsetOfLookup)
    code = without(code, `the option ${name} of a lookup`, readsOf('options', name), 'undefined');
  return code;
}

export function smallI18next(): Plugin {
  return {
    name: 'small-i18next',
    apply: 'build',
    transform: (code, id) => (file.test(id) ? { code: withoutUnusedParts(code), map: null } : undefined),
  };
}
