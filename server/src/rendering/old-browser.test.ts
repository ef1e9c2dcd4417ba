import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { OLD_BROWSER_SCRIPT } from './old-browser.ts';

/** Runs the script as a browser does that may lack something, and returns what the page shows. */
function open(lacking = ''): {
  isOld: unknown;
  first: { textContent?: string; className?: string; name?: string; attributes?: object };
  keepsForms: boolean;
} {
  const listeners: Record<string, (event: unknown) => void> = {};
  const shown: Record<string, unknown>[] = [];
  const page: Record<string, unknown> = {
    document: {
      addEventListener: (name: string, listener: () => void) => {
        listeners[name] = listener;
      },
      createElement: (name: string) => {
        const attributes: Record<string, string> = {};
        const setAttribute = (attribute: string, value: string) => Object.assign(attributes, { [attribute]: value });
        return { name, attributes, setAttribute };
      },
      getElementById: () => ({ textContent: '{"texts":{"shell":{"oldBrowser":"This browser is too old."}}}' }),
      body: { insertBefore: (element: Record<string, unknown>) => shown.push(element) },
    },
  };
  page['window'] = page;
  page['CSS'] = { supports: (condition: string) => condition === 'selector(:has(a))' };
  runInNewContext(`${lacking};${OLD_BROWSER_SCRIPT}`, page);
  listeners['DOMContentLoaded']?.({});
  let keepsForms = false;
  listeners['submit']?.({
    preventDefault: () => {
      keepsForms = true;
    },
  });
  return { isOld: page['isOldBrowser'], first: shown[0] ?? {}, keepsForms };
}

test('a supported browser sees no sentence', () => {
  expect(open()).toEqual({ isOld: false, first: {}, keepsForms: false });
});

test.each([
  ['methods of arrays', 'delete Array.prototype.toSorted'],
  ['selectors', 'CSS.supports = () => false'],
  ['a question for what it supports', 'CSS = undefined'],
  ['lookbehind', 'RegExp = function () { throw new SyntaxError("invalid group specifier name") }'],
])('a browser without %s says what it needs, and sends no form', (_, lacking) => {
  const { isOld, first, keepsForms } = open(lacking);
  expect([isOld, keepsForms]).toEqual([true, true]);
  expect(first).toMatchObject({
    name: 'p',
    className: 'no-script',
    attributes: { role: 'alert' },
    textContent: 'This browser is too old.',
  });
});

test('is written in a language that old browsers read', () => {
  expect(OLD_BROWSER_SCRIPT).not.toMatch(/=>|`|\b(?:const|let|class|async)\b|\?\.|\?\?|\.\.\./);
});
