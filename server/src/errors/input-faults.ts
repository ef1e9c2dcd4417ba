/**
 * Faults of a request. A customer reads the label of the field and a message of the forms; the sentence of a schema is
 * for developers only. Rule: docs/rules/errors.md#refused-input
 */
import type { ProblemMessage } from '@perennial/shared/errors/problem';
import type { Texts } from '@perennial/shared/locales/texts';
import type { FieldFault } from '@perennial/shared/validation/field-fault';

export type InputFault = {
  /** The path, for example `body.addresses.0.zipCode`. */
  readonly field: string;
  /** What is wrong, in the words of the forms. */
  readonly fault?: FieldFault | undefined;
  /** What is wrong, for developers. */
  readonly reason: string;
};

/** An issue of a schema, as the validator reports it. */
export type SchemaIssue = {
  readonly keyword?: string | undefined;
  readonly instancePath: string;
  readonly message?: string | undefined;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
};

/** Returns the fault of a schema's issue. `part` is `body`, `querystring`, `params` or `headers`. */
export function toInputFault(
  part: string,
  { keyword, instancePath, message = '', params = {} }: SchemaIssue,
): InputFault {
  const path = instancePath.split('/').filter((segment) => segment !== '');
  const keys = params['keys'];
  const unknownKey = Array.isArray(keys) && path.length === 0 ? [String(keys[0])] : [];
  return { field: [part, ...path, ...unknownKey].join('.'), fault: toFieldFault(keyword, params), reason: message };
}

/** Messages of the forms exist for texts only. */
function toFieldFault(keyword: string | undefined, params: Readonly<Record<string, unknown>>): FieldFault {
  const { origin, minimum, maximum } = params;
  if (origin === 'string' && keyword === 'too_big') return { message: 'maxLetters', n: Number(maximum) };
  if (origin === 'string' && keyword === 'too_small') {
    return Number(minimum) > 1 ? { message: 'minLetters', n: Number(minimum) } : { message: 'required' };
  }
  return { message: 'nameInvalid' };
}

/** Labels of form fields, by the last segment of a path. */
const labels = {
  firstName: 'firstName',
  lastName: 'lastName',
  name: 'firstName',
  surName: 'lastName',
  email: 'email',
  fromEmail: 'email',
  customerEmail: 'email',
  phoneNumber: 'phoneNumber',
  addition: 'address',
  street: 'street',
  line1: 'line1',
  line2: 'line2',
  houseNumber: 'houseNumber',
  extension: 'extension',
  zipCode: 'zipCode',
  postCode: 'zipCode',
  city: 'city',
  county: 'county',
  stateCode: 'state',
} as const satisfies Record<string, keyof Texts['fields']['labels']>;

function findLabel(field: string, texts: Texts): string | undefined {
  const name = field.split('.').at(-1) ?? '';
  return field.startsWith('body.') && isLabelled(name) ? texts.fields.labels[labels[name]] : undefined;
}

function isLabelled(name: string): name is keyof typeof labels {
  return Object.hasOwn(labels, name);
}

/** Returns the line that a customer reads about a fault; undefined if the fault is not about a field of a form. */
export function toFaultLine({ field, fault }: InputFault, texts: Texts): string | undefined {
  const label = findLabel(field, texts);
  if (label === undefined || !fault) return undefined;
  const message = texts.fields.messages[fault.message].replace('{{n}}', String(fault.n ?? ''));
  return texts.fields.fault.replace('{{label}}', label).replace('{{message}}', message);
}

/** Returns the message of a fault. `sentence` is the text of a fault that is not about a field of a form. */
export function toFaultMessage(fault: InputFault, code: string, sentence: string, texts: Texts): ProblemMessage {
  const { field, reason } = fault;
  return { code, text: toFaultLine(fault, texts) ?? sentence, extraInfo: { field, reason } };
}
