/** The matchers of an answer: the call's schema says what may vary, the example says what is there. */
import { MatchersV3 } from '@pact-foundation/pact';
import { z } from 'zod';

const { boolean, eachLike, integer, like, number, regex, string } = MatchersV3;

/** An example without what is null in it, and so without a demand for it: a null in a contract would demand null. */
export function withoutNulls(example: unknown): unknown {
  if (Array.isArray(example)) return example.map(withoutNulls);
  if (typeof example !== 'object' || example === null) return example;
  const present = Object.entries(example).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(present.map(([name, value]) => [name, withoutNulls(value)]));
}

/**
 * An answer by type: texts, numbers and choices may be others of their kind. Fields named in `exactly` must be what the
 * example says. Throws where the example has a field that the model does not know.
 */
export function matching(
  schema: z.ZodType,
  example: unknown,
  exactly: readonly string[] = [],
  path = 'answer',
): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return matching(schema.unwrap() as z.ZodType, example, exactly, path);
  }
  if (schema instanceof z.ZodObject) {
    return matchingFields(schema, example as Readonly<Record<string, unknown>>, exactly, path);
  }
  if (schema instanceof z.ZodArray) {
    const [first] = example as readonly unknown[];
    // An empty example says that there is a list, whatever is in it.
    return first === undefined ? like([]) : eachLike(matching(schema.element as z.ZodType, first, [], `${path}[]`));
  }
  if (schema instanceof z.ZodEnum) return regex(`^(${schema.options.join('|')})$`, String(example));
  if (schema instanceof z.ZodNumber) return schema.isInt ? integer(Number(example)) : number(Number(example));
  if (schema instanceof z.ZodBoolean) return boolean(example as boolean);
  if (schema instanceof z.ZodString) return string(String(example));
  return like(example);
}

function matchingFields(
  schema: z.ZodObject,
  example: Readonly<Record<string, unknown>>,
  exactly: readonly string[],
  path: string,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => {
      const field = schema.shape[name];
      if (!field) throw new Error(`${path}.${name} is no field of the model`);
      if (exactly.includes(name)) return [name, value];
      return [name, matching(field as z.ZodType, value, [], `${path}.${name}`)];
    }),
  );
}
