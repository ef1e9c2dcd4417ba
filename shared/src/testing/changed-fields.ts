/** Changes of an example, one field at a time, for tests of the schemas. */
import { hasFields } from '../unknown-values.ts';

type Fields = Readonly<Record<string, unknown>>;
type Changed = { readonly path: string; readonly value: unknown };

/** Returns the example once without each of its fields, also without those of objects and lists inside it. */
export function withoutEachField(example: unknown): readonly Changed[] {
  return changeFields(example, (fields, name) => {
    const { [name]: _, ...others } = fields;
    return others;
  });
}

/** Returns the example once with an object of another kind in the place of each text, number, boolean and null. */
export function withEachFieldWrong(example: unknown): readonly Changed[] {
  return changeFields(example, (fields, name) => {
    const value = fields[name];
    return hasFields(value) || Array.isArray(value) ? undefined : { ...fields, [name]: { wrong: true } };
  });
}

/** Returns the example once with each of its texts changed, also with those of lists. */
export function withEachTextChanged(example: unknown, change: (text: string) => string): readonly Changed[] {
  return changeFields(example, (fields, name) => {
    const value = fields[name];
    if (typeof value === 'string') return { ...fields, [name]: change(value) };
    if (!Array.isArray(value) || typeof value[0] !== 'string') return undefined;
    return { ...fields, [name]: [change(value[0]), ...value.slice(1)] };
  });
}

/** `change` returns undefined for a field that it does not change. Only the first entry of a list is changed. */
function changeFields(
  example: unknown,
  change: (fields: Fields, name: string) => Fields | undefined,
): readonly Changed[] {
  if (Array.isArray(example)) {
    const [first, ...others] = example;
    return changeFields(first, change).map(({ path, value }) => ({ path: `0.${path}`, value: [value, ...others] }));
  }
  if (!hasFields(example)) return [];
  return Object.keys(example).flatMap((name) => {
    const changed = change(example, name);
    const inside = changeFields(example[name], change).map(({ path, value }) => ({
      path: `${name}.${path}`,
      value: { ...example, [name]: value },
    }));
    return changed ? [{ path: name, value: changed }, ...inside] : inside;
  });
}

/** Returns the example with one more field in each of its objects. */
export function withAddedFields(example: unknown): unknown {
  if (Array.isArray(example)) return example.map(withAddedFields);
  if (typeof example !== 'object' || example === null) return example;
  const fields = Object.entries(example).map(([name, value]) => [name, withAddedFields(value)]);
  return { ...Object.fromEntries(fields), addedLater: 'unforeseen' };
}
