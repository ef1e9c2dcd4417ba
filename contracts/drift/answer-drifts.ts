/** Drifts of the shop API's answers: one field, or the answer as a whole. Pure. */

import { type CallName, callNames, calls } from '@perennial/shared/catalogue/routes';
import { callSchemas } from '@perennial/shared/catalogue/schemas';
import { hasFields } from '@perennial/shared/unknown-values';
import { z } from 'zod';
import { type Interaction, isSuccess } from '../consumer/interaction.ts';
import { fieldsWithValue, unwrap } from '../consumer/schema-fields.ts';
import { type FieldKind, type FieldValue, rowOf } from './field-kinds.ts';

/** Changes of an answer as a whole; those of an error need an answer with an error. */
export const wholeKinds = {
  'status 201': (answer) => (answer.status === 200 ? { ...answer, status: 201 } : answer),
  'status 202': (answer) => (answer.status === 200 ? { ...answer, status: 202 } : answer),
  'no content': (answer) => (answer.status === 200 ? { ...answer, status: 204, body: undefined } : answer),
  'another content type': (answer) =>
    answer.status === 200 && answer.body !== undefined ? { ...answer, contentType: 'text/html' } : answer,
  'no renewed token': (answer) => (answer.token === undefined ? answer : { ...answer, token: undefined }),
  'status 422 for 400': (answer) => (answer.status === 400 ? { ...answer, status: 422 } : answer),
  'error as a problem': (answer) =>
    answer.status >= 400 ? { ...answer, body: { type: 'about:blank', title: 'Error', status: answer.status } } : answer,
  'another error code': (answer) => changeBody(answer, 'errorMessages[].code', () => 'error.message.somethingElse'),
  'no extra information': (answer) => changeBody(answer, 'errorMessages[].extraInfo', 'drop'),
  'success flag that says no': (answer) => (answer.status === 200 ? { ...answer, body: { success: false } } : answer),
} as const satisfies Readonly<Record<string, (answer: Answer) => Answer>>;

export type WholeKind = keyof typeof wholeKinds;

export type AnswerDrift =
  | { readonly call: CallName; readonly kind: FieldKind; readonly field: string }
  | { readonly call: CallName; readonly kind: WholeKind };

export type Answer = {
  readonly status: number;
  readonly contentType: string;
  readonly token: string | undefined;
  readonly body: unknown;
};

/** Returns an answer with a drift; the same object if the drift changes nothing in it. */
export function driftAnswer(answer: Answer, drift: AnswerDrift): Answer {
  if (!('field' in drift)) return wholeKinds[drift.kind](answer);
  if (answer.status !== 200) return answer;
  const { kind, field } = drift;
  return changeBody(answer, field, kind === 'rename' || kind === 'drop' ? kind : rowOf(kind).change);
}

type Change = 'rename' | 'drop' | ((value: unknown) => unknown) | undefined;

function changeBody(answer: Answer, field: string, change: Change): Answer {
  const body = changeField(answer.body, toSteps(field), change);
  return body === answer.body ? answer : { ...answer, body };
}

/** Splits `groups[].items[].name` into names, with `[]` for the elements of a list. */
function toSteps(field: string): readonly string[] {
  return field.replaceAll('[]', '.[]').split('.').filter(Boolean);
}

/** Changes a field wherever it has a value; returns the same value if it has none. No step is the value itself. */
function changeField(value: unknown, [step, ...rest]: readonly string[], change: Change): unknown {
  if (value === null || value === undefined) return value;
  if (step === undefined) return typeof change === 'function' ? change(value) : value;
  if (step === '[]') {
    if (!Array.isArray(value)) return value;
    const elements = value.map((element) => changeField(element, rest, change));
    return elements.some((element, index) => element !== value[index]) ? elements : value;
  }
  if (!hasFields(value)) return value;
  const { [step]: current, ...others } = value;
  if (current === null || current === undefined) return value;
  if (rest.length === 0 && change === 'drop') return others;
  if (rest.length === 0 && change === 'rename') return { ...others, [`${step}Renamed`]: current };
  const changed = changeField(current, rest, change);
  return changed === current ? value : { ...value, [step]: changed };
}

/** Returns every drift of a kind of field that changes an example of an interaction. */
export function fieldDriftsOf(kind: FieldKind, interactions: readonly Interaction[]): readonly AnswerDrift[] {
  return callNames.flatMap((call) => {
    const bodies = interactions.flatMap((one) =>
      one.call === call && 'body' in one.response && one.response.body !== undefined ? [one.response.body] : [],
    );
    const fields = new Set(bodies.flatMap((body) => ['', ...fieldsWithValue(body)]));
    return [...fields]
      .filter((field) => !field.endsWith('[]') && valuesOf(call, field, bodies).some(rowOf(kind).suits))
      .map((field) => ({ call, kind, field }));
  });
}

function valuesOf(call: CallName, field: string, bodies: readonly unknown[]): readonly FieldValue[] {
  const steps = toSteps(field);
  const schema = schemaAt(callSchemas[call].response, steps);
  const values = bodies.flatMap((body) => valuesAt(body, steps));
  return values.map((value) => ({ name: steps.at(-1) ?? '', schema, value }));
}

function valuesAt(value: unknown, [step, ...rest]: readonly string[]): readonly unknown[] {
  if (step === undefined) return value === null || value === undefined ? [] : [value];
  if (step === '[]') return Array.isArray(value) ? value.flatMap((element) => valuesAt(element, rest)) : [];
  return hasFields(value) ? valuesAt(value[step], rest) : [];
}

function schemaAt(schema: z.core.$ZodType, [step, ...rest]: readonly string[]): z.core.$ZodType {
  const plain = unwrap(schema);
  if (step === undefined) return plain;
  if (step === '[]' && plain instanceof z.ZodArray) return schemaAt(plain.element, rest);
  const field = plain instanceof z.ZodObject ? plain.shape[step] : undefined;
  return field ? schemaAt(field, rest) : plain;
}

/** Returns every drift of an answer as a whole, for the calls with an interaction that it changes. */
export function wholeDriftsOf(kind: WholeKind, interactions: readonly Interaction[]): readonly AnswerDrift[] {
  const changes = (interaction: Interaction) => {
    const answer = toAnswer(interaction);
    return wholeKinds[kind](answer) !== answer;
  };
  return callNames
    .filter((call) => calls[call].responseType === 'json')
    .filter((call) => interactions.some((one) => one.call === call && changes(one)))
    .map((call) => ({ call, kind }));
}

/** The answer of the contract's example, as far as a drift of the whole needs it. */
function toAnswer(interaction: Interaction): Answer {
  const { response, renewedToken } = interaction;
  const body = 'body' in response ? response.body : undefined;
  const error = 'code' in response ? { errorMessages: [{ code: response.code, extraInfo: response.extraInfo }] } : body;
  return {
    status: response.status,
    contentType: 'application/json',
    token: renewedToken,
    body: isSuccess(interaction) ? body : error,
  };
}
