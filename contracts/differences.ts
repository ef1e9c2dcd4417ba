/** Compares plain data and names every field that differs. */

/** A field by its path from the root, for example `body.addresses[0].city`. */
type Difference = { readonly field: string; readonly expected: unknown; readonly received: unknown };

/** `exact`: unexpected fields are differences. `subset`: they are ignored. */
type Comparison = 'exact' | 'subset';

type Fields = Readonly<Record<string, unknown>>;

/** Returns the fields of plain data that differ, in the order of the expected ones; an empty list if none does. */
export function findDifferences(
  expected: unknown,
  received: unknown,
  comparison: Comparison = 'exact',
  field = '',
): readonly Difference[] {
  if (Array.isArray(expected) && Array.isArray(received)) {
    const length = Math.max(expected.length, received.length);
    return Array.from({ length }, (_, index) => index).flatMap((index) =>
      findDifferences(expected[index], received[index], comparison, `${field}[${index}]`),
    );
  }
  if (isFields(expected) && isFields(received)) {
    const names = new Set([...Object.keys(expected), ...(comparison === 'exact' ? Object.keys(received) : [])]);
    return [...names].flatMap((name) =>
      findDifferences(expected[name], received[name], comparison, field === '' ? name : `${field}.${name}`),
    );
  }
  return Object.is(expected, received) ? [] : [{ field, expected, received }];
}

/** Returns a sentence for a difference, with the names of both sides. */
export function toSentence({ field, expected, received }: Difference, [one, other]: readonly [string, string]): string {
  return `${field || 'everything'}: ${one} ${quote(expected)}, ${other} ${quote(received)}`;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const MAX_LENGTH = 200;

function quote(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}
