import { expect, test } from 'vitest';
import { type Node, shouldIgnore } from './ignore-documentation.ts';

const text: Node = { type: 'StringLiteral' };
const property = (name: string, value: Node = text): Node => ({ type: 'ObjectProperty', key: { name }, value });
const object = (...properties: readonly Node[]): Node => ({ type: 'ObjectExpression', properties });
const call = (name: string, argument = text): Node => ({
  type: 'CallExpression',
  callee: { property: { name } },
  arguments: [argument],
});
const hidden = object(property('schema', object(property('hide'))));
const hiddenAndShort = object(property('schema', object(property('hide'))), property('bodyLimit'));

test.each<[string, Node, Node, boolean]>([
  ["describe('a text')", text, call('describe'), true],
  ["header('a text')", text, call('header'), false],
  ["summary: 'a text'", text, property('summary'), true],
  ["tags: ['a text']", text, property('tags'), true],
  ["description: 'a text'", text, property('description'), false],
  ['schema: { hide }', object(property('hide')), property('schema'), true],
  ['schema: { hide, body }', object(property('hide'), property('body')), property('schema'), false],
  ['{ schema: { hide } }', hidden, call('get', hidden), true],
  ['{ schema: { hide }, bodyLimit }', hiddenAndShort, call('get', hiddenAndShort), false],
  ['{ schema: {} }', object(property('schema', object())), call('get'), false],
])('recognises documentation: %s', (_, node, parent, expected) => {
  expect(shouldIgnore({ node, parent }) !== undefined).toBe(expected);
});
