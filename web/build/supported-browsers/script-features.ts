/** The features of the language and of the browser that a script uses, and some supported browser lacks. */
import { hasFields, readFields, type UnknownFields } from '@perennial/shared/unknown-values';
import { parseAst } from 'vite';
import { findLacking, findLackingMethod, statementAt, statementOfGlobal, statementOfMember } from './compatibility.ts';

/** By feature, such as `URL.canParse`, `.toSorted` or `popover=`: the browsers that lack it. */
export type Lacking = Map<string, readonly string[]>;

type Node = { readonly type: string; readonly [key: string]: unknown };

/** Names of the global object itself. */
const GLOBAL_OBJECTS = new Set(['window', 'globalThis', 'self']);

/** What regular expressions can contain, by its name in the data. */
const inPatterns: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['lookbehind_assertion', /\(\?<[=!]/],
  ['named_capturing_group', /\(\?<[^=!]/],
  ['modifier', /\(\?[ims]*-?[ims]+:/],
  ['unicode_character_class_escape', /\\p\{/],
];
const flags: Readonly<Record<string, string>> = { v: 'unicodeSets', d: 'hasIndices', s: 'dotAll', y: 'sticky' };

/** Throws if the script cannot be parsed. */
export function findInScript(code: string): Lacking {
  const program: unknown = parseAst(code);
  if (!isNode(program)) throw new Error('The parser returned no program');
  const declared = new Set<string>();
  /** Members that the file asks for by `typeof` before it uses them. */
  const asked = new Set<string>();
  const lacking: Lacking = new Map();
  const report = (name: string, browsers: readonly string[]) => {
    if (browsers.length > 0) lacking.set(name, browsers);
  };
  const reportStatement = (name: string, statement: ReturnType<typeof statementAt>) => {
    if (statement) report(name, findLacking(statement));
  };

  walk(program, (node) => {
    for (const name of namesDeclaredBy(node)) declared.add(name);
    if (node.type === 'UnaryExpression' && node['operator'] === 'typeof') asked.add(memberName(node['argument']));
  });
  walk(program, (node, parent) => {
    if (node.type === 'MemberExpression')
      reportMember(node, parent?.type === 'CallExpression' && parent['callee'] === node);
    else if (node.type === 'Identifier' && isVariable(node, parent) && !declared.has(nameOf(node)))
      reportStatement(nameOf(node), statementOfGlobal(nameOf(node)));
    else if (node.type === 'Property') {
      const attribute = nameOf(node['key']).toLowerCase();
      reportStatement(`${attribute}=`, statementAt('html', 'global_attributes', attribute));
    } else if (node['regex']) reportPattern(readFields(node['regex']));
  });
  return lacking;

  function reportMember({ object, property, computed }: Node, isCalled: boolean): void {
    if (computed) return;
    const member = nameOf(property);
    const isGlobal = isNode(object) && object.type === 'Identifier' && !declared.has(nameOf(object));
    const name = isGlobal ? nameOf(object) : '';
    const statement = statementOfMember(name, member);
    if (GLOBAL_OBJECTS.has(name)) reportStatement(member, statementOfGlobal(member));
    else if (!statement) reportMethod(member, isCalled);
    else if (!asked.has(`${name}.${member}`)) reportStatement(`${name}.${member}`, statement);
  }

  function reportMethod(name: string, isCalled: boolean): void {
    if (isCalled) report(`.${name}()`, findLackingMethod(name));
  }

  function reportPattern({ pattern, flags: used }: UnknownFields): void {
    for (const [name, expression] of inPatterns)
      if (expression.test(String(pattern)))
        reportStatement(`/${name}/`, statementAt('javascript', 'regular_expressions', name));
    for (const [flag, name] of Object.entries(flags))
      if (String(used).includes(flag))
        reportStatement(`/${name}/`, statementAt('javascript', 'builtins', 'RegExp', name));
  }
}

/** Returns `URL.canParse`; an empty text for anything else. */
function memberName(node: unknown): string {
  const { type, object, property, computed } = readFields(node);
  if (type !== 'MemberExpression' || computed) return '';
  return `${nameOf(object)}.${nameOf(property)}`;
}

function walk(node: Node, visit: (node: Node, parent: Node | undefined) => void, parent?: Node): void {
  visit(node, parent);
  for (const value of Object.values(node))
    for (const inner of [value].flat()) if (isNode(inner)) walk(inner, visit, node);
}

function isNode(value: unknown): value is Node {
  return hasFields(value) && typeof value['type'] === 'string';
}

function nameOf(node: unknown): string {
  const { name: own, value } = readFields(node);
  const name = own ?? value;
  return typeof name === 'string' ? name : '';
}

/** A name that is declared anywhere in the file counts as declared: built files have short names for their own. */
function namesDeclaredBy(node: Node): string[] {
  switch (node.type) {
    case 'VariableDeclarator':
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ClassDeclaration':
    case 'ClassExpression':
    case 'ArrowFunctionExpression':
    case 'CatchClause':
      return [node['id'], node['param'], ...[node['params'] ?? []].flat()].flatMap(namesInPattern);
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
      return namesInPattern(node['local']);
    default:
      return [];
  }
}

function namesInPattern(pattern: unknown): string[] {
  if (!isNode(pattern)) return [];
  if (pattern.type === 'Identifier') return [nameOf(pattern)];
  const parts = [pattern['left'], pattern['argument'], pattern['value']];
  const lists = [pattern['elements'], pattern['properties']].flatMap((list) => (Array.isArray(list) ? list : []));
  return [...parts, ...lists].flatMap(namesInPattern);
}

/** Whether an identifier is a variable, and not the name of a property, a label or an export. */
function isVariable(node: Node, parent: Node | undefined): boolean {
  if (!parent) return false;
  if (parent.type === 'MemberExpression') return parent['object'] === node || parent['computed'] === true;
  if (['Property', 'MethodDefinition', 'PropertyDefinition'].includes(parent.type))
    return parent['value'] === node || parent['computed'] === true;
  // `typeof name` asks whether a browser has it.
  if (parent.type === 'UnaryExpression' && parent['operator'] === 'typeof') return false;
  return !/^(?:Import|Export|Labeled|Break|Continue|MetaProperty)/.test(parent.type);
}
