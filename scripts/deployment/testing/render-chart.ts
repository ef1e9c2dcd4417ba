/**
 * Renders a Helm chart with what the templates of this chart use of Helm's language, so that a test needs no Helm. Where
 * Helm is installed, the test compares both.
 */
import { createHash } from 'node:crypto';
import { parseAllDocuments, stringify } from 'yaml';

export type ChartValues = Readonly<Record<string, unknown>>;
type Scope = Readonly<Record<string, unknown>>;

/** An action, with the white space that `{{-` and `-}}` remove. */
const ACTION = /(?:\s*\{\{-|\{\{)\s*(.*?)\s*(?:-\}\}\s*|\}\})/g;
const RANGE = /^range \$(\w+), \$(\w+) := (.+)$/;

const functions: Readonly<Record<string, (value: unknown, ...before: readonly string[]) => unknown>> = {
  quote: (value) => JSON.stringify(String(value)),
  toYaml: (value) => stringify(value, { sortMapEntries: true }).trimEnd(),
  sha256sum: (value) => createHash('sha256').update(String(value)).digest('hex'),
  nindent: (value, width) => `\n${String(value).replaceAll(/^/gm, ' '.repeat(Number(width)))}`,
  urlParse: (value) => ({ hostname: new URL(String(value)).hostname }),
};

/** Returns the objects of a template. Throws for an action that it does not know. */
export function renderTemplate(template: string, values: ChartValues, release: string): readonly unknown[] {
  const scope = { Values: values, Release: { Name: release } };
  const tokens = toTokens(template);
  const count = (pattern: RegExp) => tokens.filter((token) => 'action' in token && pattern.test(token.action)).length;
  if (count(/^range /) !== count(/^end$/)) throw new Error('A block of the template has no end, or two');
  const text = renderBlock(tokens, scope).text;
  return parseAllDocuments(text).map((document) => {
    if (document.errors.length > 0) throw new Error(`${document.errors[0]?.message}\n${text}`);
    return document.toJS();
  });
}

type Token = { readonly text: string } | { readonly action: string };

function toTokens(template: string): readonly Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of template.matchAll(ACTION)) {
    tokens.push({ text: template.slice(end, match.index) }, { action: match[1] ?? '' });
    end = match.index + match[0].length;
  }
  return [...tokens, { text: template.slice(end) }];
}

/** Renders up to the end of the block, and says how many tokens that took. */
function renderBlock(tokens: readonly Token[], scope: Scope): { text: string; taken: number } {
  let text = '';
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (!token) break;
    if ('text' in token) text += token.text;
    else if (token.action === 'end') return { text, taken: index + 1 };
    else if (token.action.startsWith('range ')) {
      const body = tokens.slice(index + 1);
      const [, key = '', value = '', list = ''] = RANGE.exec(token.action) ?? [];
      const entries = Object.entries(Object(evaluate(list, scope)));
      // Helm takes the keys of a map in the order of the alphabet.
      for (const [one, item] of entries.sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })))
        text += renderBlock(body, { ...scope, [`$${key}`]: one, [`$${value}`]: item }).text;
      index += renderBlock(body, { ...scope, [`$${key}`]: '', [`$${value}`]: '' }).taken;
    } else text += String(evaluate(token.action, scope));
  }
  return { text, taken: tokens.length };
}

/** A value, then functions behind `|` that get it last; or a function of a value in brackets, and a field of its result. */
function evaluate(expression: string, scope: Scope): unknown {
  const [, call = '', argument = '', field = ''] = /^\((\w+) (\S+)\)\.(\w+)$/.exec(expression) ?? [];
  if (call !== '') return readField(callFunction(call, evaluate(argument, scope)), field);
  const [first = '', ...calls] = expression.split(/\s*\|\s*/);
  return calls.reduce<unknown>(
    (value, one) => {
      const [name = '', ...before] = one.split(' ');
      return callFunction(name, value, ...before);
    },
    readPath(first, scope),
  );
}

function callFunction(name: string, value: unknown, ...before: readonly string[]): unknown {
  const known = functions[name];
  if (!known) throw new Error(`The chart uses the function ${name}`);
  return known(value, ...before);
}

function readPath(path: string, scope: Scope): unknown {
  if (!/^[.$][\w.]+$/.test(path)) throw new Error(`The chart has the action ${path}`);
  const value = path.startsWith('$') ? scope[path] : path.slice(1).split('.').reduce<unknown>(readField, scope);
  if (value === undefined) throw new Error(`The chart reads ${path}, which has no value`);
  return value;
}

function readField(from: unknown, name: string): unknown {
  return Object(from) === from ? Reflect.get(Object(from), name) : undefined;
}
