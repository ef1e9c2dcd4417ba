import { expect, test } from 'vitest';
import type { Node } from './ignore-documentation.ts';
import { shouldIgnore } from './ignore-markup.ts';

const list: Node = { type: 'ArrayExpression' };
const effect: Node = { type: 'ArrowFunctionExpression' };
const call = (name: string, ...args: readonly Node[]): Node => ({
  type: 'CallExpression',
  callee: { name },
  arguments: args,
});

test.each<[string, Node, Node, boolean]>([
  ['the list of useEffect(effect, list)', list, call('useEffect', effect, list), true],
  ['the effect of useEffect(effect, list)', effect, call('useEffect', effect, list), false],
  ['the list of useState(list)', list, call('useState', list), false],
  ['the list of sort(compare, list)', list, call('sort', effect, list), false],
  ['a list elsewhere', list, { type: 'ReturnStatement' }, false],
])('recognises dependencies of a hook: %s', (_, node, parent, expected) => {
  expect(shouldIgnore({ node, parent }) !== undefined).toBe(expected);
});
