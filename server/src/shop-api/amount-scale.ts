/**
 * Amounts in cents where decimal amounts are due: 7999 for 79.99. A single amount does not tell, but a whole response does:
 * in cents every amount is a whole number, and the largest is a hundred times too large. Rule: docs/rules/errors.md#amounts
 */
import type { CallName } from '@perennial/shared/catalogue/routes';
import { callSchemas } from '@perennial/shared/catalogue/schemas';
import type { CurrencyCode } from '@perennial/shared/countries/currency-codes';
import { amountSchema } from '@perennial/shared/models/charge';
import { z } from 'zod';

/**
 * The largest amount of a response in which all amounts are whole numbers: about ten times the price of the dearest
 * device. In most currencies prices end in cents, so such a response is rare at all.
 */
const largestWholeAmounts: Readonly<Record<CurrencyCode, number>> = {
  EUR: 1_000,
  USD: 1_000,
  CAD: 1_500,
  PLN: 4_000,
  CZK: 25_000,
  SEK: 10_000,
  RON: 5_000,
  GBP: 1_000,
};

/** Returns the schema without `nullable` and `optional`. */
function unwrap(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
    ? unwrap(schema.unwrap() as z.ZodType)
    : schema;
}

const known = new WeakMap<z.ZodType, boolean>();

/** Whether a value of the schema has an amount in it. */
export function holdsAmount(schema: z.ZodType): boolean {
  const before = known.get(schema);
  if (before !== undefined) return before;
  const holds = findAmount(unwrap(schema));
  known.set(schema, holds);
  return holds;
}

function findAmount(schema: z.ZodType): boolean {
  if (schema === amountSchema) return true;
  if (schema instanceof z.ZodArray) return holdsAmount(schema.element as z.ZodType);
  return schema instanceof z.ZodObject && Object.values(schema.shape).some((field) => holdsAmount(field as z.ZodType));
}

type Amount = { readonly field: string; readonly amount: number };

function* amountsIn(schema: z.ZodType, value: unknown, path = ''): Generator<Amount> {
  if (!holdsAmount(schema) || value === null || value === undefined) return;
  const plain = unwrap(schema);
  if (typeof value === 'number') yield { field: path, amount: value };
  else if (Array.isArray(value) && plain instanceof z.ZodArray) {
    for (const element of value) yield* amountsIn(plain.element as z.ZodType, element, `${path}[]`);
  } else if (typeof value === 'object' && plain instanceof z.ZodObject) {
    for (const [name, field] of Object.entries(plain.shape)) {
      const part = (value as Readonly<Record<string, unknown>>)[name];
      yield* amountsIn(field as z.ZodType, part, path === '' ? name : `${path}.${name}`);
    }
  }
}

/** Returns the field of the largest amount if the amounts of a response are in cents; else undefined. Pure. */
export function findAmountInCents(name: CallName, value: unknown, currency: CurrencyCode): string | undefined {
  let largest: Amount = { field: '', amount: largestWholeAmounts[currency] };
  for (const one of amountsIn(callSchemas[name].response, value)) {
    if (!Number.isInteger(one.amount)) return undefined;
    if (one.amount > largest.amount) largest = one;
  }
  return largest.field === '' ? undefined : largest.field;
}
