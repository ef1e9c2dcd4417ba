/** Creates the Pact matchers of a response from the schema of the call and an example. */
import { MatchersV3 } from '@pact-foundation/pact';
import { z } from 'zod';

const { boolean, eachLike, integer, like, number, regex, string } = MatchersV3;

/** Removes fields that are null or undefined, because a null in the contract would require null. */
export function withoutNulls(example: unknown): unknown {
  if (Array.isArray(example)) return example.map(withoutNulls);
  if (typeof example !== 'object' || example === null) return example;
  const present = Object.entries(example).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(present.map(([name, value]) => [name, withoutNulls(value)]));
}

/**
 * Returns a matcher that compares a response by type. The fields in `exactFields` must equal the example. Throws if the
 * example has a field that is not in the schema.
 */
export function createMatcher(
  schema: z.ZodType,
  example: unknown,
  exactFields: readonly string[] = [],
  path = 'response',
): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return createMatcher(schema.unwrap() as z.ZodType, example, exactFields, path);
  }
  if (schema instanceof z.ZodObject) {
    return createFieldMatchers(schema, example as Readonly<Record<string, unknown>>, exactFields, path);
  }
  if (schema instanceof z.ZodArray) {
    const [first] = example as readonly unknown[];
    // An empty example matches any list.
    return first === undefined
      ? like([])
      : eachLike(createMatcher(schema.element as z.ZodType, first, [], `${path}[]`));
  }
  if (schema instanceof z.ZodEnum) return regex(`^(${schema.options.join('|')})$`, String(example));
  if (schema instanceof z.ZodNumber) return schema.isInt ? integer(Number(example)) : number(Number(example));
  if (schema instanceof z.ZodBoolean) return boolean(example as boolean);
  if (schema instanceof z.ZodString) return string(String(example));
  return like(example);
}

function createFieldMatchers(
  schema: z.ZodObject,
  example: Readonly<Record<string, unknown>>,
  exactFields: readonly string[],
  path: string,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => {
      const field = schema.shape[name];
      if (!field) throw new Error(`${path}.${name} is not a field of the model`);
      if (exactFields.includes(name)) return [name, value];
      return [name, createMatcher(field as z.ZodType, value, [], `${path}.${name}`)];
    }),
  );
}
