/**
 * Edits of source files by the form that Biome gives them: a row of a table or of an object begins with its key, two
 * spaces deep, and goes on as long as its lines are deeper. An edit that finds no place throws a `Refusal`, so nothing is
 * written in the wrong one.
 */

/** Why nothing is written: a sentence for the person at the terminal. */
export class Refusal extends Error {}

type Row = { readonly lines: readonly string[]; readonly start: number; readonly end: number };

const deeper = /^ {3,}\S/;
const closing = /^ {2}[\])}]/;

function endOfRow(lines: readonly string[], start: number): number {
  const belongs = (index: number): boolean => {
    const line = lines[index];
    if (line === undefined) return false;
    return line === '' ? belongs(index + 1) : deeper.test(line) || closing.test(line);
  };
  let end = start + 1;
  while (belongs(end)) end += 1;
  return end;
}

function findRow(source: string, key: string): Row | undefined {
  const lines = source.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`  ${key}: `));
  return start < 0 ? undefined : { lines, start, end: endOfRow(lines, start) };
}

function requireRow(source: string, key: string): Row {
  const row = findRow(source, key);
  if (!row) throw new Refusal(`there is no row "${key}"`);
  return row;
}

/** Whether a table of the source has a row with this key. */
export const hasRow = (source: string, key: string): boolean => findRow(source, key) !== undefined;

/**
 * Copies a row to the end of its table, under another key. `change` gets the text of the new row. Throws a Refusal if
 * there is no such row, or if the new key has one.
 */
export function copyRow(source: string, from: string, to: string, change = (row: string): string => row): string {
  if (hasRow(source, to)) throw new Refusal(`there is a row "${to}" already`);
  const { lines, start, end } = requireRow(source, from);
  const endOfTable = lines.findIndex((line, index) => index >= end && /^[\])}]/.test(line));
  if (endOfTable < 0) throw new Refusal(`the table of "${from}" does not end`);
  const row = change(lines.slice(start, end).join('\n').replace(`  ${from}: `, `  ${to}: `));
  return lines.toSpliced(endOfTable, 0, row).join('\n');
}

/** Adds text after a row. Throws a Refusal if there is no such row. */
export function addAfterRow(source: string, key: string, text: string): string {
  const { lines, end } = requireRow(source, key);
  return lines.toSpliced(end, 0, text).join('\n');
}

/** Adds text before the first line that begins so. Throws a Refusal if there is none. */
export function addBeforeLine(source: string, beginning: string, text: string): string {
  const lines = source.split('\n');
  const index = lines.findIndex((line) => line.startsWith(beginning));
  if (index < 0) throw new Refusal(`there is no line "${beginning}"`);
  return lines.toSpliced(index, 0, text).join('\n');
}

/**
 * Adds an item to the end of the list or object that opens at the end of `opening`. Throws a Refusal if there is no such
 * text.
 */
export function addItem(source: string, opening: string, item: string): string {
  const start = source.indexOf(opening);
  const length = source.slice(start + opening.length).search(/[\]}]/);
  if (start < 0 || length < 0) throw new Refusal(`there is no "${opening}"`);
  const end = start + opening.length + length;
  const items = source.slice(start + opening.length, end).trimEnd();
  const separator = items === '' || items.endsWith(',') ? '' : ',';
  return `${source.slice(0, start + opening.length)}${items}${separator} ${item} ${source.slice(end)}`;
}

/** Adds a named import, if the source has none of the name from that module. */
export function addImport(source: string, name: string, from: string): string {
  const found = new RegExp(`^import \\{([^}]*)\\} from '${from.replaceAll('.', '\\.')}';`, 'm').exec(source);
  if (!found) {
    const lines = source.split('\n');
    const last = lines.findLastIndex((line) => /^(?:import |\} from )/.test(line));
    return lines.toSpliced(last + 1, 0, `import { ${name} } from '${from}';`).join('\n');
  }
  const [statement, names = ''] = found;
  if (names.split(',').some((one) => one.trim() === name)) return source;
  const more = `${names.trimEnd().replace(/,$/, '')}, ${name} `;
  return source.replace(statement, `import {${more}} from '${from}';`);
}

/** Adds a default import of JSON after the one of `en`. Throws a Refusal if there is none. */
export function addJsonImport(source: string, name: string): string {
  const found = /^import en from '([^']*)\ben\.json' with \{ type: 'json' \};$/m.exec(source);
  if (!found) throw new Refusal('there is no import of en.json');
  const [statement, folder = ''] = found;
  return source.replace(statement, `${statement}\nimport ${name} from '${folder}${name}.json' with { type: 'json' };`);
}

type Tree = { [key: string]: unknown };

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the text of a JSON file. */
export const writeJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Adds a value to the text of a JSON file. Throws a Refusal if the path has a value, or leads through a text. */
export function addToJson(text: string, path: readonly [string, ...string[]], value: unknown): string {
  const root: unknown = JSON.parse(text);
  let place = root;
  for (const key of path.slice(0, -1)) {
    if (!isTree(place)) break;
    place[key] ??= {};
    place = place[key];
  }
  const last = path.at(-1) ?? '';
  if (!isTree(place) || last in place) throw new Refusal(`there is a "${path.join('.')}" already`);
  place[last] = value;
  return writeJson(root);
}
