/**
 * The calls of the shop API in `catalogue.tsv`: the list that is agreed with its team. It is written by hand and shares
 * nothing with the code, so a change of the code's catalogue alone is a difference.
 */
import { readFileSync } from 'node:fs';
import { callNames, calls } from '@perennial/shared/catalogue/routes';

/** A row is text that nothing has checked; only the comparison with the code says whether it is right. */
export type CatalogueRow = {
  readonly method: string;
  readonly path: string;
  readonly access: string;
  readonly timeoutMs: number;
  readonly responseType: string;
};

/** Returns the rows of `catalogue.tsv`: group, method, path, access, time-out in seconds and response. */
export function readCatalogue(): readonly CatalogueRow[] {
  const [, ...lines] = readFileSync(new URL('./catalogue.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [, method = '', path = '', access = '', seconds, responseType = ''] = line.split('\t');
    return { method, path, access, timeoutMs: Number(seconds) * 1000, responseType };
  });
}

/** Returns the row of each call in the code, by its name. */
export function rowsOfCode(): ReadonlyMap<string, CatalogueRow> {
  return new Map(
    callNames.map((name) => {
      const { method, path, access, timeoutMs, responseType } = calls[name];
      return [name, { method, path, access, timeoutMs, responseType }];
    }),
  );
}

const keyOf = ({ method, path }: CatalogueRow) => `${method} ${path}`;

/** Returns a sentence for each call that is not in both lists, and for each field of a call that differs. */
export function findCatalogueFaults(
  agreed: readonly CatalogueRow[],
  code: ReadonlyMap<string, CatalogueRow>,
): readonly string[] {
  const byKey = new Map(agreed.map((row) => [keyOf(row), row]));
  const codeKeys = new Set([...code.values()].map(keyOf));
  const fields = ['access', 'timeoutMs', 'responseType'] as const;
  return [
    ...[...code].flatMap(([name, row]) => {
      const expected = byKey.get(keyOf(row));
      if (!expected) return [`${name}, method and path: catalogue.tsv does not have ${keyOf(row)}`];
      return fields
        .filter((field) => row[field] !== expected[field])
        .map((field) => `${name}, ${field}: catalogue.tsv has ${expected[field]}, the code has ${row[field]}`);
    }),
    ...agreed.filter((row) => !codeKeys.has(keyOf(row))).map((row) => `${keyOf(row)}: the code does not have it`),
  ];
}
