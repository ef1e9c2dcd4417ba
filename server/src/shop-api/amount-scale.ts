/**
 * Amounts in cents where decimal amounts are due: 7999 for 79.99. A single amount does not tell, but a whole response does:
 * in cents every amount is a whole number, and the largest is a hundred times too large (docs/rules/errors.md#amounts).
 */

import type { CallName } from '@perennial/shared/catalogue/routes';
import { callSchemas } from '@perennial/shared/catalogue/schemas';
import type { CurrencyCode } from '@perennial/shared/countries/currency-codes';
import { amountSchema } from '@perennial/shared/models/charge';
import { readFields } from '@perennial/shared/unknown-values';
import { z } from 'zod';

/**
 * The largest amount of a response in which all amounts are whole numbers: several times a full cart of devices, because a
 * dear cart that is refused by mistake is worse than a small amount in cents, which the contract refuses anyway.
 */
const largestWholeAmounts: Readonly<Record<CurrencyCode, number>> = {
  EUR: 5_000,
  USD: 5_000,
  CAD: 7_500,
  PLN: 25_000,
  CZK: 100_000,
  SEK: 50_000,
  RON: 25_000,
  GBP: 5_000,
};

/** The parts of a schema that have amounts in them: `amount` is one itself, the others have the parts below it. */
type Part =
  | { readonly kind: 'amount' }
  | { readonly kind: 'list'; readonly element: Part }
  | { readonly kind: 'object'; readonly fields: readonly (readonly [name: string, part: Part])[] };

const known = new Map<z.core.$ZodType, Part | undefined>();

/** Returns the parts of a schema with amounts; undefined if it has none. */
function partOf(schema: z.core.$ZodType): Part | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return partOf(schema.unwrap());
  if (known.has(schema)) return known.get(schema);
  const part = findPart(schema);
  known.set(schema, part);
  return part;
}

function findPart(schema: z.core.$ZodType): Part | undefined {
  if (schema === amountSchema) return { kind: 'amount' };
  if (schema instanceof z.ZodArray) {
    const element = partOf(schema.element);
    return element && { kind: 'list', element };
  }
  if (!(schema instanceof z.ZodObject)) return undefined;
  const fields = Object.entries(schema.shape).flatMap(([name, field]) => {
    const part = partOf(field);
    return part ? [[name, part] as const] : [];
  });
  return fields.length > 0 ? { kind: 'object', fields } : undefined;
}

/** Whether a value of the schema has an amount in it. */
export function holdsAmount(schema: z.core.$ZodType): boolean {
  return partOf(schema) !== undefined;
}

type Largest = { amount: number; field: string };

/** Looks for the largest amount of a value. Returns false at the first amount that is no whole number. */
function areWhole(part: Part, value: unknown, path: string, largest: Largest): boolean {
  if (value === null || value === undefined) return true;
  if (part.kind === 'list') {
    return Array.isArray(value) && value.every((element) => areWhole(part.element, element, `${path}[]`, largest));
  }
  if (part.kind === 'object') {
    const given = readFields(value);
    const join = path === '' ? '' : `${path}.`;
    return part.fields.every(([name, field]) => areWhole(field, given[name], join + name, largest));
  }
  if (typeof value !== 'number') return false;
  if (value > largest.amount) Object.assign(largest, { amount: value, field: path });
  return Number.isInteger(value);
}

/**
 * Returns the field of the largest amount if the amounts of a response are in cents; else undefined. The response has the
 * form of the catalogue. Pure.
 */
export function findAmountInCents(name: CallName, value: unknown, currency: CurrencyCode): string | undefined {
  const part = partOf(callSchemas[name].response);
  const largest: Largest = { amount: largestWholeAmounts[currency], field: '' };
  return part && areWhole(part, value, '', largest) && largest.field !== '' ? largest.field : undefined;
}
