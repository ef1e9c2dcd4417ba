import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  findLeftOut,
  idleFunctions,
  leftOutHooks,
  parts,
  withoutCases,
  withoutUnusedReact,
} from './small-react-dom.ts';

const require = createRequire(import.meta.url);
const folderOf = (name: string) => dirname(require.resolve(`${name}/package.json`));
const installed = readFileSync(join(folderOf('react-dom'), 'cjs/react-dom-client.production.js'), 'utf8');

/** Without the spaces that are left. */
const lines = (code: string) =>
  code
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

describe('the kinds of nodes that no page has', () => {
  it('are left out of a switch, with what is done for them alone', () => {
    const code = `function work(node) {
      switch (node.tag) {
        case 5:
          return 1;
        case 30:
          var rest = node.next;
          return rest;
        case 13:
        case 31:
          return 2;
      }
      rest = 3;
      return rest;
    }`;
    expect(lines(withoutCases(code))).toEqual([
      'function work(node) {var rest;',
      'switch (node.tag) {',
      'case 5:',
      'return 1;',
      'case 13:',
      'return 2;',
      '}',
      'rest = 3;',
      'return rest;',
      '}',
    ]);
  });

  it('keep what the case before runs into', () => {
    const code = `switch (node.tag) {
      case 13:
      case 19:
        show(node);
        break;
      case 1:
        count(node);
      case 31:
        hide(node);
    }`;
    expect(lines(withoutCases(code))).toEqual([
      'switch (node.tag) {',
      'case 13:',
      'show(node);',
      'break;',
      'case 1:',
      'count(node);',
      'hide(node);',
      '}',
    ]);
  });

  it('are compared with nothing', () => {
    expect(withoutCases('if (5 === node.tag || 27 === node.tag || 30 !== tag) show(27 === size);')).toBe(
      'if (5 === node.tag || false || true) show(27 === size);',
    );
  });

  it('stay in a switch over something else', () => {
    const code = 'switch (node.nodeType) { case 12: show(node); }';
    expect(withoutCases(code)).toBe(code);
  });
});

describe('in the installed React', () => {
  const small = withoutUnusedReact(installed);

  it.each(parts)('$name is where it was, and is left out', ({ use }) => {
    expect(installed).toMatch(use);
    expect(small).not.toMatch(use);
  });

  it.each(idleFunctions)('%s does nothing', (name) => {
    expect(small).toMatch(new RegExp(`function ${name.replace('$', '\\$')}\\([^)]*\\) \\{\\}`));
  });

  it.each(leftOutHooks)('%s has no function', (name) => {
    expect(small.match(new RegExp(`\\b${name}: null`, 'g'))).toHaveLength(4);
  });

  it('refuses another version that has a part in another way', () => {
    expect(() => withoutUnusedReact(installed.replaceAll('canUseCompositionEvent', 'hasCompositionEvent'))).toThrow(
      'React has changed: events of text',
    );
    expect(() => withoutUnusedReact(installed.replaceAll('trackEnterViewTransitions', 'trackEntering'))).toThrow(
      'React has changed: trackEnterViewTransitions',
    );
  });
});

it('names what of React is used and left out', () => {
  expect(findLeftOut(['useState', 'createPortal', 'useOptimistic', 'createRoot'])).toEqual([
    'createPortal',
    'useOptimistic',
  ]);
});

/** Elements of the head and of others, references to fragments, and events that React does not tell any more. */
const leftOutMarkup =
  /<(?:title|meta|link|style|script|html|head|body)[\s>]|<[a-z]+-[a-z]|<Fragment[^>]* ref=|\bon(?:BeforeInput|Composition(?:Start|Update|End)|Select)(?:Capture)?=|<(?:form|button|input)\b[^>]* (?:action|formAction)=\{/;

it('no part of a page has an element, an attribute or an event that is left out', () => {
  const root = new URL('../src/', import.meta.url).pathname;
  // The server renders by its own means.
  const files = globSync('**/*.tsx', { cwd: root }).filter(
    (file) => !/\.test\.tsx$|^(?:testing|app\/rendering)\//.test(file),
  );
  const withoutComments = (file: string) =>
    readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  expect(files.filter((file) => leftOutMarkup.test(withoutComments(file)))).toEqual([]);
});
