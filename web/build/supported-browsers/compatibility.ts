/** Which features some supported browser lacks, by the compatibility data of MDN. */

import { createRequire } from 'node:module';
import type { CompatData, CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { entriesOf } from '@perennial/shared/typed-tables';
import { hasFields, readFields } from '@perennial/shared/unknown-values';
import { type BrowserName, supportedBrowsers } from './browsers.ts';

type Group = Identifier;

/** Not imported, because Vite would copy these 15 MB into its configuration. */
const data: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');

/** The oldest versions by browser. */
type Versions = Readonly<Record<BrowserName, string>>;

/**
 * Returns the browsers that lack a feature, with the version that has it: `safari 17`, `firefox never`. The browsers are
 * the oldest supported ones if no others are given.
 */
export function findLacking(statement: CompatStatement, versions: Versions = supportedBrowsers): string[] {
  return entriesOf(versions).flatMap(([name, oldest]) => {
    const entries = [statement.support[name] ?? []].flat().filter(isUsable);
    if (entries.some((entry) => isSupported(entry, oldest))) return [];
    return [`${name} ${entries[0]?.version_added || 'never'}`];
  });
}

function isSupported(
  { version_added: added, version_removed: removed }: SimpleSupportStatement,
  oldest: string,
): boolean {
  if (typeof added !== 'string' || compareVersions(added, oldest) > 0) return false;
  return typeof removed !== 'string' || compareVersions(removed, oldest) > 0;
}

/** Without a flag, and under its own name. The build adds prefixes to CSS. */
function isUsable({ flags, alternative_name }: SimpleSupportStatement): boolean {
  return !flags && !alternative_name;
}

/** Whether every engine has the feature, some of them too late: what an author takes for granted by mistake. */
export function isOnlyLate(lacking: readonly string[]): boolean {
  return !lacking.some((browser) => /never|preview/.test(browser));
}

/** Compares `16.4` and `≤79`; a version that is not released yet is the newest. */
function compareVersions(one: string, other: string): number {
  const numbersOf = (version: string) => version.replace('≤', '').split('.').map(Number);
  const [left, right] = [numbersOf(one), numbersOf(other)];
  if (left.some(Number.isNaN)) return 1;
  for (const [index, number] of left.entries()) {
    const difference = number - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function child(group: unknown, name: string): Group | undefined {
  const found = hasFields(group) && name !== '__compat' && Object.hasOwn(group, name) ? group[name] : undefined;
  return isGroup(found) ? found : undefined;
}

/** Whatever the data has below a name is a group, besides `__compat`. */
function isGroup(value: unknown): value is Group {
  return hasFields(value);
}

/** Returns the statement at a path of the data, such as `css`, `properties`, `gap`. */
export function statementAt(...path: readonly string[]): CompatStatement | undefined {
  const [first = '', ...rest] = path;
  return rest.reduce(child, child(data, first))?.__compat;
}

/** Returns the statement of a global variable, function or class. */
export function statementOfGlobal(name: string): CompatStatement | undefined {
  return statementAt('javascript', 'builtins', name) ?? statementAt('api', name) ?? statementAt('api', 'Window', name);
}

/** Objects of a page by their names, with their classes. */
const objects: Readonly<Record<string, string>> = {
  document: 'Document',
  navigator: 'Navigator',
  history: 'History',
  location: 'Location',
  performance: 'Performance',
  screen: 'Screen',
  crypto: 'Crypto',
};

/** Returns the statement of a member of a global class or object: `URL.canParse`, `navigator.locks`. */
export function statementOfMember(name: string, member: string): CompatStatement | undefined {
  return (
    statementAt('javascript', 'builtins', name, member) ??
    statementAt('api', name, `${member}_static`) ??
    statementAt('api', objects[name] ?? name, member)
  );
}

/** The statements of all classes that have a member of this name. */
const members = new Map<string, CompatStatement[]>();
for (const classes of [data.javascript['builtins'], data.api]) {
  for (const className of Object.keys(readFields(classes))) {
    const group = child(classes, className);
    for (const name of Object.keys(readFields(group))) {
      const statement = child(group, name)?.__compat;
      if (statement) members.set(name, [...(members.get(name) ?? []), statement]);
    }
  }
}

/**
 * Returns the supported browsers that lack a method of an object whose class is not known: only if every class with such
 * a method has it too late. The name of an experiment says nothing, because it is more often one of our own.
 */
export function findLackingMethod(name: string): string[] {
  const lacking = (members.get(name) ?? []).map((statement) => findLacking(statement));
  return lacking.every((list) => list.length > 0 && isOnlyLate(list)) ? (lacking[0] ?? []) : [];
}

/** Functions and words of CSS values by name, wherever the data has them below the types. */
const cssTypes = new Map<string, CompatStatement>();
collect(data.css['types']);

function collect(group: Group | undefined): void {
  for (const name of Object.keys(readFields(group))) {
    const inner = child(group, name);
    if (!inner) continue;
    if (inner.__compat && !cssTypes.has(name)) cssTypes.set(name, inner.__compat);
    collect(inner);
  }
}

/** Returns the statement of a function of CSS values, for example `color-mix`. */
export function statementOfCssFunction(name: string): CompatStatement | undefined {
  return cssTypes.get(name);
}
