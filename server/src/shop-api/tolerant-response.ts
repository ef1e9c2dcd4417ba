/**
 * Reads a response although some of its values do not have the form of the catalogue. Such a value costs the smallest
 * part that can be without it (docs/rules/errors.md#unforeseen-values). The schemas stay exact, and so does the contract.
 */
import { shopDaySchema } from '@perennial/shared/models/charge';
import { hasFields } from '@perennial/shared/unknown-values';
import { z } from 'zod';
import { holdsAmount } from './amount-scale.ts';

/** Without one of these a part cannot be named in a call, so the part is left out. */
const identifiers = new Set(['number', 'id', 'subscriptionNumber', 'productRatePlanId', 'orderNumber', 'invoiceId']);

/** Unknown values of these stay: what depends on them is for known values only. */
const openEnums = new Set(['modelType', 'bundleType', 'currencyCode', 'bundleAvailable']);

/** Nothing replaces a flag that is the answer itself. */
const decisiveFlags = new Set(['isValid', 'isMatch', 'isPaymentSuccess']);

type Tolerated = {
  readonly value: unknown;
  /** The fields with unforeseen values, for example `ratePlans[].modelType`; never their values. */
  readonly fields: readonly string[];
};

/**
 * Returns what a response has in the form of the schema; undefined if nothing can be used. `keepsAmounts`: a part with an
 * amount is never left out, because the amounts of the response belong together. Pure.
 */
export function tolerate(schema: Schema, value: unknown, { keepsAmounts = false } = {}): Tolerated | undefined {
  const fields = new Set<string>();
  const read = readValue(schema, value, '', { fields, keepsAmounts });
  const isEmptied = Array.isArray(read) && Array.isArray(value) && read.length === 0 && value.length > 0;
  if (read === unusable || isEmptied || typeof value !== 'object' || Array.isArray(read) !== Array.isArray(value)) {
    return undefined;
  }
  return { value: read, fields: [...fields] };
}

type Schema = z.core.$ZodType;

const unusable = Symbol('a value that its part cannot be without');

type Reading = { readonly fields: Set<string>; readonly keepsAmounts: boolean };

function readValue(schema: Schema, value: unknown, path: string, reading: Reading): unknown {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    const without = schema instanceof z.ZodNullable ? null : undefined;
    if (value === without) return without;
    if (value === undefined || value === null) return report(path, reading, without);
    const instead = reading.keepsAmounts && holdsAmount(schema) ? unusable : without;
    const inner = schema.unwrap();
    if (!isPart(inner)) return readPlain(inner, value, path, reading) ?? report(path, reading, instead);
    const read = readValue(inner, value, path, reading);
    return read === unusable ? instead : read;
  }
  if (schema instanceof z.ZodArray) return readList(schema.element, value, path, reading);
  if (schema instanceof z.ZodObject) return readObject(schema, value, path, reading);
  return readPlain(schema, value, path, reading) ?? report(path, reading, replacePlain(schema, value, path));
}

/** Whether a schema has parts of its own. */
function isPart(schema: Schema): boolean {
  return [z.ZodNullable, z.ZodOptional, z.ZodArray, z.ZodObject].some((kind) => schema instanceof kind);
}

function readList(element: Schema, value: unknown, path: string, reading: Reading): unknown {
  const isKept = reading.keepsAmounts && holdsAmount(element);
  if (!Array.isArray(value)) return report(path, reading, isKept ? unusable : []);
  const elements = value.map((one) => readValue(element, one, `${path}[]`, reading));
  if (isKept && elements.includes(unusable)) return unusable;
  return elements.filter((one) => one !== unusable);
}

/** A missing object is read as one without fields: it is usable if all that it has can be left out. */
function readObject(schema: z.ZodObject, value: unknown, path: string, reading: Reading): unknown {
  if (!hasFields(value)) {
    return report(path, reading, readObject(schema, {}, path, { ...reading, fields: new Set() }));
  }
  const read = Object.entries(schema.shape).map(([name, field]) => [
    name,
    readValue(field, value[name], path === '' ? name : `${path}.${name}`, reading),
  ]);
  return read.some(([, one]) => one === unusable) ? unusable : { ...value, ...Object.fromEntries(read) };
}

/** Returns a value that has the form, or a text or number of the other type as it is written; else undefined. */
function readPlain(schema: Schema, value: unknown, path: string, reading: Reading): unknown {
  if (z.safeParse(schema, value).success) return value;
  const written = toWritten(schema, value);
  return written !== undefined && z.safeParse(schema, written).success ? report(path, reading, written) : undefined;
}

function toWritten(schema: Schema, value: unknown): unknown {
  if (schema instanceof z.ZodString && typeof value === 'number') return String(value);
  if (schema instanceof z.ZodEnum) return schema.options.find((option) => inLowerCase(option) === inLowerCase(value));
  if (schema instanceof z.ZodNumber && typeof value === 'string' && value.trim() !== '') return Number(value);
  if (schema instanceof z.ZodBoolean && /^(true|false)$/.test(inLowerCase(value))) return inLowerCase(value) === 'true';
  return undefined;
}

const inLowerCase = (value: unknown): string => String(value).toLowerCase();

/** A missing flag is not set, and a missing text is empty. Nothing replaces an amount or a day. */
function replacePlain(schema: Schema, value: unknown, path: string): unknown {
  const name = path.slice(path.lastIndexOf('.') + 1);
  if (schema instanceof z.ZodBoolean) return decisiveFlags.has(name) ? unusable : false;
  if (schema instanceof z.ZodString && schema !== shopDaySchema && !identifiers.has(name)) return '';
  return openEnums.has(name) && typeof value === 'string' ? value : unusable;
}

/** Notes a field, and returns what replaces its value. */
function report<T>(path: string, { fields }: Reading, replacement: T): T {
  fields.add(path);
  return replacement;
}
