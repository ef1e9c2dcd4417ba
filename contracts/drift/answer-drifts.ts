/** One-field drifts of the shop API's answers. Pure. */
import { type CallName, callNames } from '@perennial/shared/catalogue/routes';
import { callSchemas } from '@perennial/shared/catalogue/schemas';
import { z } from 'zod';
import type { Interaction } from '../consumer/interaction.ts';
import { fieldsWithValue, unwrap } from '../consumer/schema-fields.ts';

export type FieldDrift = 'rename' | 'drop' | 'type' | 'null' | 'array' | 'enum' | 'date';

export type AnswerDrift =
  | { readonly call: CallName; readonly kind: FieldDrift; readonly field: string }
  | { readonly call: CallName; readonly kind: 'status' | 'code' | 'extraInfo' | 'token' };

export type Answer = { readonly status: number; readonly token: string | undefined; readonly body: unknown };

/** Returns an answer with a drift; the same object if the drift changes nothing in it. */
export function driftAnswer(answer: Answer, drift: AnswerDrift): Answer {
  switch (drift.kind) {
    case 'status':
      return answer.status === 200 ? { ...answer, status: 202 } : answer;
    case 'token':
      return answer.token === undefined ? answer : { ...answer, token: undefined };
    case 'code':
      return changeBody(answer, 'errorMessages[].code', 'code');
    case 'extraInfo':
      return changeBody(answer, 'errorMessages[].extraInfo', 'drop');
    default:
      return answer.status === 200 ? changeBody(answer, drift.field, drift.kind) : answer;
  }
}

function changeBody(answer: Answer, field: string, kind: FieldDrift | 'code'): Answer {
  const body = driftField(answer.body, toSteps(field), kind);
  return body === answer.body ? answer : { ...answer, body };
}

/** Splits `groups[].items[].name` into names, with `[]` for the elements of a list. */
function toSteps(field: string): readonly string[] {
  return field.replaceAll('[]', '.[]').split('.').filter(Boolean);
}

/** Changes a field wherever it has a value; returns the same value if it has none. */
function driftField(value: unknown, [step, ...rest]: readonly string[], kind: FieldDrift | 'code'): unknown {
  if (step === '[]') {
    if (!Array.isArray(value)) return value;
    const elements = value.map((element) => driftField(element, rest, kind));
    return elements.some((element, index) => element !== value[index]) ? elements : value;
  }
  if (typeof value !== 'object' || value === null || step === undefined) return value;
  const { [step]: current, ...others } = value as Record<string, unknown>;
  if (current === null || current === undefined) return value;
  if (rest.length > 0) {
    const changed = driftField(current, rest, kind);
    return changed === current ? value : { ...value, [step]: changed };
  }
  if (kind === 'drop') return others;
  if (kind === 'rename') return { ...others, [`${step}Renamed`]: current };
  return { ...value, [step]: replacements[kind](current) };
}

const replacements: Readonly<
  Record<'type' | 'null' | 'array' | 'enum' | 'date' | 'code', (value: unknown) => unknown>
> = {
  type: (value) => (typeof value === 'string' ? 12_345 : 'a text'),
  null: () => null,
  array: (value) => [value],
  enum: () => 'SomethingElse',
  date: (value) => String(value).split('-').toReversed().join('.'),
  code: () => 'error.message.somethingElse',
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Returns every drift of one kind that changes an example of an interaction. */
export function answerDriftsOf(kind: FieldDrift, interactions: readonly Interaction[]): readonly AnswerDrift[] {
  return callNames.flatMap((call) => {
    const bodies = interactions.flatMap((one) =>
      one.call === call && 'body' in one.response ? [one.response.body] : [],
    );
    const fields = new Set(bodies.flatMap((body) => fieldsWithValue(body)).filter((field) => !field.endsWith('[]')));
    return [...fields].filter((field) => suits(kind, call, field, bodies)).map((field) => ({ call, kind, field }));
  });
}

function suits(kind: FieldDrift, call: CallName, field: string, bodies: readonly unknown[]): boolean {
  const values = bodies.flatMap((body) => valuesAt(body, toSteps(field)));
  if (kind === 'date') return values.some((value) => DAY.test(String(value)));
  if (kind === 'enum') return schemaAt(callSchemas[call].response, toSteps(field)) instanceof z.ZodEnum;
  return kind !== 'type' || values.some((value) => typeof value !== 'object');
}

function valuesAt(value: unknown, [step, ...rest]: readonly string[]): readonly unknown[] {
  if (step === undefined) return value === null || value === undefined ? [] : [value];
  if (step === '[]') return Array.isArray(value) ? value.flatMap((element) => valuesAt(element, rest)) : [];
  if (typeof value !== 'object' || value === null) return [];
  return valuesAt((value as Record<string, unknown>)[step], rest);
}

function schemaAt(schema: z.ZodType, [step, ...rest]: readonly string[]): z.ZodType {
  const plain = unwrap(schema);
  if (step === undefined) return plain;
  if (step === '[]' && plain instanceof z.ZodArray) return schemaAt(plain.element as z.ZodType, rest);
  return plain instanceof z.ZodObject ? schemaAt(plain.shape[step] as z.ZodType, rest) : plain;
}
