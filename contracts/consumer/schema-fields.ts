/** The fields of a request or response: those that its schema has, and those that have a value in an example. */
import { z } from 'zod';

/** Returns the schema without `nullable` and `optional`. */
export function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable ? unwrap(schema.unwrap()) : schema;
}

const join = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);

/** Returns the path of every field of a schema, for example `addresses[].city`. */
export function fieldsOf(schema: z.core.$ZodType, path = ''): readonly string[] {
  const plain = unwrap(schema);
  if (plain instanceof z.ZodArray) return [`${path}[]`, ...fieldsOf(plain.element, `${path}[]`)];
  if (!(plain instanceof z.ZodObject)) return [];
  return Object.entries(plain.shape).flatMap(([name, field]) => [
    join(path, name),
    ...fieldsOf(field, join(path, name)),
  ]);
}

/** Returns the paths of the fields that have a value in an example; a list has one if it has an element. */
export function fieldsWithValue(example: unknown, path = ''): readonly string[] {
  if (example === null || example === undefined) return [];
  if (Array.isArray(example)) {
    return example.flatMap((element) => [`${path}[]`, ...fieldsWithValue(element, `${path}[]`)]);
  }
  if (typeof example !== 'object') return [];
  return Object.entries(example).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [join(path, name), ...fieldsWithValue(value, join(path, name))],
  );
}
