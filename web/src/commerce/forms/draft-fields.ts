/** The values of a form as flat fields, which can be stored and read back without their types. */
import type { DraftFields } from '../../storage/stored-shapes.ts';

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Returns the texts and answers of a form by their paths, such as `shipping.city`. Other values are left out. */
export function toFields(values: object, path = ''): DraftFields {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): (readonly [string, string | boolean])[] => {
      if (isGroup(value)) return Object.entries(toFields(value, `${path}${name}.`));
      return typeof value === 'string' || typeof value === 'boolean' ? [[path + name, value]] : [];
    }),
  );
}

/** Returns the values with the fields filled in. A field that the form does not have, or with another type, is ignored. */
export function withFields<V extends object>(values: V, fields: DraftFields, path = ''): V {
  const filled = Object.entries(values).map(([name, value]: [string, unknown]) => {
    const field = fields[path + name];
    if (isGroup(value)) return [name, withFields(value, fields, `${path}${name}.`)];
    return [name, typeof field === typeof value ? field : value];
  });
  // The names and types are those of `values`.
  return Object.fromEntries(filled) as V;
}
