/** Creates the Pact matchers of a response from the schema of the call and an example. */

import { MatchersV3 } from '@pact-foundation/pact';
import { amountSchema } from '@perennial/shared/models/charge';
import { readFields } from '@perennial/shared/unknown-values';
import { z } from 'zod';
import { unwrap } from './schema-fields.ts';

const { boolean, eachLike, integer, like, number, string } = MatchersV3;

/** Removes fields that are null or undefined, because a null in the contract would require null. */
export function withoutNulls(example: unknown): unknown {
  if (Array.isArray(example)) return example.map(withoutNulls);
  if (typeof example !== 'object' || example === null) return example;
  const present = Object.entries(example).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(present.map(([name, value]) => [name, withoutNulls(value)]));
}

/** Compares by type and by form: a form alone accepts a flag or a number that is written like the text. */
function formed(type: 'type' | 'number', pattern: string, value: string | number) {
  return {
    'pact:matcher:type': [{ 'pact:matcher:type': type }, { 'pact:matcher:type': 'regex', regex: pattern }],
    value,
  };
}

/** A whole amount may have cents elsewhere. One with cents shows the scale: in cents it would be a whole number. */
const wholeAmount = '^-?\\d+(\\.\\d{1,2})?$';
const amountWithCents = '^-?\\d+\\.\\d{1,2}$';

/** Forms of texts that a type does not tell, found by the example: a day, a time, the month of a card. */
const textForms: readonly RegExp[] = [
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/,
  /^(0[1-9]|1[0-2])\/\d{4}$/,
];

/**
 * Texts of the model whose values screens read, by field. The model leaves them open, because the shop has an answer for
 * any other value; the contract has those that the shop API sends.
 */
const textValues: Readonly<Record<string, readonly string[]>> = {
  status: ['Active', 'Paused', 'InActive'],
  paymentRequirement: ['None', 'Authorization', 'FirstTerm'],
  environment: ['test', 'live'],
  // The cards of Adyen have a form in the page; any other provider has a page of its own.
  provider: ['Adyen', 'PayPal', 'Worldpay'],
  affiliatePartner: ['NotApplicable'],
};

/** Whether a text is one of the values that the contract has for its field. */
export const isValueText = (field: string, value: string): boolean => textValues[field]?.includes(value) ?? false;

/**
 * Returns a matcher that compares a response by type, an enum by its values, a date by its form, and an amount by its scale. The fields in
 * `exactFields` must equal the example. A list with one element is any list of such elements; with more elements it is
 * exactly these, one by one. Throws if the example has a field that is not in the schema.
 */
export function createMatcher(
  schema: z.core.$ZodType,
  example: unknown,
  exactFields: readonly string[] = [],
  path = 'response',
): unknown {
  const plain = unwrap(schema);
  if (plain instanceof z.ZodObject) {
    return createFieldMatchers(plain, readFields(example), exactFields, path);
  }
  if (plain instanceof z.ZodArray) {
    if (!Array.isArray(example)) throw new Error(`${path} is a list in the model`);
    const elements = example.map((element) => createMatcher(plain.element, element, [], `${path}[]`));
    // An empty example matches any list.
    if (elements.length === 0) return like([]);
    return elements.length === 1 ? eachLike(elements[0]) : elements;
  }
  if (plain instanceof z.ZodEnum) return formed('type', toPattern(plain.options.map(String)), String(example));
  if (plain === amountSchema) return createAmountMatcher(Number(example));
  if (plain instanceof z.ZodNumber) return plain.isInt ? integer(Number(example)) : number(Number(example));
  if (plain instanceof z.ZodBoolean) return boolean(Boolean(example));
  if (plain instanceof z.ZodString) return createTextMatcher(String(example), path.split('.').at(-1) ?? '');
  return like(example);
}

function createTextMatcher(example: string, field: string) {
  const values = textValues[field];
  const form = values?.includes(example) ? toPattern(values) : textForms.find((one) => one.test(example))?.source;
  return form === undefined ? string(example) : formed('type', form, example);
}

function createAmountMatcher(example: number) {
  return formed('number', Number.isInteger(example) ? wholeAmount : amountWithCents, example);
}

function toPattern(values: readonly string[]): string {
  return `^(${values.map((value) => value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})$`;
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
      return [name, createMatcher(field, value, [], `${path}.${name}`)];
    }),
  );
}
