/** The kinds of changes of one field in an answer: which values they suit, and what they make of them. Pure. */

import { amountSchema } from '@perennial/shared/models/charge';
import { namesOf } from '@perennial/shared/typed-tables';
import { z } from 'zod';
import { isValueText } from '../consumer/matching.ts';

/** A field with a value in an example of the contract. */
export type FieldValue = { readonly name: string; readonly schema: z.core.$ZodType; readonly value: unknown };

type FieldKindRow = {
  readonly suits: (field: FieldValue) => boolean;
  /** Returns the changed value. `rename` and `drop` have none: they change the object around it. */
  readonly change?: (value: unknown) => unknown;
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const NUMERIC = /^\d{1,15}$/;
const FLAG = /^(true|false)$/i;
const MS_PER_DAY = 86_400_000;

const isPlain = ({ value }: FieldValue) => typeof value !== 'object';
const isText = ({ value }: FieldValue) => typeof value === 'string';
const isNumeric = (field: FieldValue) => isText(field) && NUMERIC.test(String(field.value));
const isFlag = ({ value }: FieldValue) => typeof value === 'boolean';
const isDay = ({ value }: FieldValue) => DAY.test(String(value));
const isEnum = ({ schema }: FieldValue) => schema instanceof z.ZodEnum;
/** Only an amount with cents shows its scale. */
const hasCents = ({ schema, value }: FieldValue) => schema === amountSchema && !Number.isInteger(value);
const isFilledList = ({ value }: FieldValue) => Array.isArray(value) && value.length > 0;

function inOtherCase(value: unknown): string {
  const text = String(value);
  return text === text.toLowerCase() ? text.toUpperCase() : text.toLowerCase();
}

const fieldKinds = {
  rename: { suits: ({ name }) => name !== '' },
  drop: { suits: ({ name }) => name !== '' },
  type: { suits: isPlain, change: (value) => (typeof value === 'string' ? 12_345 : 'a text') },
  null: { suits: () => true, change: () => null },
  array: { suits: () => true, change: (value) => [value] },
  'number as text': { suits: ({ value }) => typeof value === 'number', change: String },
  'text as number': { suits: isNumeric, change: (value) => (NUMERIC.test(String(value)) ? Number(value) : value) },
  'amount in cents': { suits: hasCents, change: (value) => Math.round(Number(value) * 100) },
  'amount with a binary tail': { suits: hasCents, change: (value) => Number(value) + 1e-9 },
  'amount with a comma': { suits: hasCents, change: (value) => Number(value).toFixed(2).replace('.', ',') },
  'currency sign': { suits: ({ name }) => name === 'currencyCode', change: () => '$' },
  'unknown value': { suits: isEnum, change: () => 'SomethingElse' },
  'value in another case': {
    suits: (field) => isText(field) && (isEnum(field) || isValueText(field.name, String(field.value))),
    change: inOtherCase,
  },
  'text as flag': {
    suits: (field) => isText(field) && FLAG.test(String(field.value)),
    change: (value) => (FLAG.test(String(value)) ? String(value).toLowerCase() === 'true' : value),
  },
  'flag as text': { suits: isFlag, change: String },
  'flag as number': { suits: isFlag, change: Number },
  'day in another form': { suits: isDay, change: (value) => String(value).split('-').toReversed().join('.') },
  'day with a time': { suits: isDay, change: (value) => `${value}T00:00:00.000Z` },
  'the day before': {
    // Any other day is the shop's own; this one is compared with what the subscription then has.
    suits: ({ name }) => name === 'nextReplenishmentShippingDate',
    change: (value) => new Date(Date.parse(String(value)) - MS_PER_DAY).toISOString().slice(0, 10),
  },
  'empty list': { suits: isFilledList, change: () => [] },
  'shorter list': {
    suits: ({ value }) => Array.isArray(value) && value.length > 1,
    change: (value) => (Array.isArray(value) ? value.slice(0, -1) : value),
  },
  'page of a list': {
    suits: isFilledList,
    change: (value) => ({ items: value, total: Array.isArray(value) ? value.length : 0, page: 1 }),
  },
} as const satisfies Readonly<Record<string, FieldKindRow>>;

export type FieldKind = keyof typeof fieldKinds;

export const fieldKindNames = namesOf(fieldKinds);

export const rowOf = (kind: FieldKind): FieldKindRow => fieldKinds[kind];
