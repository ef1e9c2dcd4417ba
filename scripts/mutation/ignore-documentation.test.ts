import { expect, test } from 'vitest';
import { type Node, shouldIgnore } from './ignore-documentation.ts';

const text: Node = { type: 'StringLiteral' };
const property = (name: string, value: Node = text): Node => ({ type: 'ObjectProperty', key: { name }, value });
const object = (...properties: readonly Node[]): Node => ({ type: 'ObjectExpression', properties });
const call = (name: string): Node => ({ type: 'CallExpression', callee: { property: { name } }, arguments: [text] });

test.each<[string, Node, Node, boolean]>([
  ["describe('a text')", text, call('describe'), true],
  ["header('a text')", text, call('header'), false],
  ["summary: 'a text'", text, property('summary'), true],
  ["tags: ['a text']", text, property('tags'), true],
  ["description: 'a text'", text, property('description'), false],
  ['schema: { hide }', object(property('hide')), property('schema'), true],
  ['schema: { hide, body }', object(property('hide'), property('body')), property('schema'), false],
  ['{ schema: { hide } }', object(property('schema', object(property('hide')))), call('get'), true],
  [
    '{ schema: { hide }, bodyLimit }',
    object(property('schema', object(property('hide'))), property('bodyLimit')),
    call('get'),
    false,
  ],
  ['{ schema: {} }', object(property('schema', object())), call('get'), false],
])('recognises documentation: %s', (_, node, parent, expected) => {
  expect(shouldIgnore({ node, parent }) !== undefined).toBe(expected);
});
