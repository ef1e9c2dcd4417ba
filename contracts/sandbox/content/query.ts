/** The part of Prismic's query language that the shop uses: at, not, any, in, has, missing, and orderings. */
import { z } from 'zod';
import type { ContentDocument } from './document.ts';

type Value = string | number | boolean;

type Predicate = { readonly name: string; readonly path: string; readonly values: readonly Value[] };

/** An invalid query, which Prismic rejects, too. */
export class QueryError extends Error {}

const PREDICATE = /\[(\w+(?:\.\w+)*)\(\s*([\w.-]+)\s*(?:,\s*(.*?))?\s*\)\](?=\s*(?:\[|\]|$))/g;

const valuesSchema = z.union([z.string(), z.number(), z.boolean()]).array();

function parseValues(text: string | undefined): readonly Value[] {
  if (text === undefined) return [];
  try {
    const value: unknown = JSON.parse(text);
    return valuesSchema.parse(Array.isArray(value) ? value : [value]);
  } catch {
    throw new QueryError(`Unexpected value in predicate: ${text}`);
  }
}

/** Parses the predicates of one `q` parameter, for example `[[at(document.type, "bundle")][any(my.bundle.uid, ["a", "b"])]]`. */
export function parsePredicates(q: string): readonly Predicate[] {
  const inner = q
    .trim()
    .replace(/^\[\s*/, '')
    .replace(/\s*\]$/, '');
  const predicates = [...inner.matchAll(PREDICATE)].map(([, name = '', path = '', values]) => ({
    name,
    path,
    values: parseValues(values),
  }));
  if (predicates.length === 0 && inner.trim() !== '') throw new QueryError(`Unexpected query: ${q}`);
  return predicates;
}

/** Returns the value at a path, for example `document.id`, `my.bundle.uid`, `my.bundle.bundle_name`. */
function valueAt(document: ContentDocument, path: string): unknown {
  const [root, first = '', second = ''] = path.split('.');
  if (root === 'document') {
    const known: Readonly<Record<string, unknown>> = document;
    return known[first];
  }
  if (root !== 'my') throw new QueryError(`Unknown path: ${path}`);
  if (document.type !== first) return undefined;
  return second === 'uid' ? document.uid : document.data[second];
}

function isAmong(found: unknown, values: readonly Value[]): boolean {
  return Array.isArray(found) ? values.some((value) => found.includes(value)) : values.some((value) => value === found);
}

const tests: Readonly<Record<string, (found: unknown, values: readonly Value[]) => boolean>> = {
  at: isAmong,
  any: isAmong,
  in: isAmong,
  not: (found, values) => !isAmong(found, values),
  has: (found) => found !== undefined && found !== null,
  missing: (found) => found === undefined || found === null,
};

export function matches(document: ContentDocument, predicates: readonly Predicate[]): boolean {
  return predicates.every(({ name, path, values }) => {
    const test = tests[name];
    if (!test) throw new QueryError(`Unknown predicate: ${name}`);
    return test(valueAt(document, path), values);
  });
}

/** Sorts by orderings like `[my.bundle.bundle_name desc, document.id]`. Without orderings the order does not change. */
export function sortDocuments(documents: readonly ContentDocument[], orderings: string): readonly ContentDocument[] {
  const keys = orderings
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '')
    .map((key) => ({ path: key.split(' ')[0] ?? key, sign: key.endsWith(' desc') ? -1 : 1 }));
  return [...documents].sort((a, b) => {
    for (const { path, sign } of keys) {
      const difference = String(valueAt(a, path) ?? '').localeCompare(String(valueAt(b, path) ?? ''));
      if (difference !== 0) return sign * difference;
    }
    return 0;
  });
}
