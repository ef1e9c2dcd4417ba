/**
 * Faults of a request. A customer reads the label of the field and a message of the forms; the sentence of a schema is
 * for developers only (docs/rules/errors.md#refused-input).
 */
import type { ProblemMessage } from '@perennial/shared/errors/problem';
import type { Texts } from '@perennial/shared/locales/texts';
import { faultText } from '@perennial/shared/validation/fault-text';
import type { FaultMessage, FieldFault } from '@perennial/shared/validation/field-fault';

export type InputFault = {
  /** The path, for example `body.addresses.0.zipCode`. */
  readonly field: string;
  /** What is wrong, in the words of the forms. */
  readonly fault?: FieldFault | undefined;
  /** What is wrong, for developers. */
  readonly reason: string;
};

/** An issue of a schema, as the validator reports it. */
type SchemaIssue = {
  readonly keyword: string;
  readonly instancePath: string;
  readonly message?: string | undefined;
  readonly params: Readonly<Record<string, unknown>>;
};

/** Returns the fault of a schema's issue. `part` is `body`, `querystring`, `params` or `headers`. */
export function toInputFault(part: string, { keyword, instancePath, message = '', params }: SchemaIssue): InputFault {
  const path = instancePath.split('/').filter((segment) => segment !== '');
  const keys = params['keys'];
  const unknownKey = Array.isArray(keys) && path.length === 0 ? [String(keys[0])] : [];
  const field = [part, ...path, ...unknownKey].join('.');
  return { field, fault: toFieldFault(field, keyword, params), reason: message };
}

/** Messages of the forms exist for texts only: for their lengths, and for what some fields must look like. */
function toFieldFault(
  field: string,
  keyword: string,
  params: Readonly<Record<string, unknown>>,
): FieldFault | undefined {
  // A field that the call does not have may be named like one of a form.
  if (keyword === 'unrecognized_keys') return undefined;
  const { origin, minimum, maximum } = params;
  if (origin === 'string' && keyword === 'too_big') return { message: 'maxLetters', n: Number(maximum) };
  if (origin === 'string' && keyword === 'too_small') {
    return Number(minimum) > 1 ? { message: 'minLetters', n: Number(minimum) } : { message: 'required' };
  }
  const message = formMessages.get(lastSegment(field));
  return message && { message };
}

/** A map, because the name of an unknown field can be that of an inherited property, for example `constructor`. */
const formMessages: ReadonlyMap<string, FaultMessage> = new Map([
  ['firstName', 'nameInvalid'],
  ['lastName', 'nameInvalid'],
  ['email', 'emailInvalid'],
  ['fromEmail', 'emailInvalid'],
  ['customerEmail', 'emailInvalid'],
  ['phoneNumber', 'phoneInvalid'],
  ['endDate', 'dateInvalid'],
]);

const lastSegment = (field: string): string => field.slice(field.lastIndexOf('.') + 1);

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
  const name = lastSegment(field);
  const { title, question } = texts.account.support.fields;
  if (field === 'body.title') return title;
  if (field === 'body.question') return question;
  if (isDeclared(field)) return texts.declaration.fields[declared[field]];
  return field.startsWith('body.') && isLabelled(name) ? texts.fields.labels[labels[name]] : undefined;
}

/** Labels of the form that ends a contract, by path. */
const declared = {
  'body.subscriptionNumber': 'subscriptionNumber',
  'body.reason': 'reason',
  'body.endDate': 'endDate',
} as const satisfies Record<string, keyof Texts['declaration']['fields']>;

function isDeclared(field: string): field is keyof typeof declared {
  return Object.hasOwn(declared, field);
}

function isLabelled(name: string): name is keyof typeof labels {
  return Object.hasOwn(labels, name);
}

/** Returns the line that a customer reads about a fault; undefined if the fault is not about a field of a form. */
export function toFaultLine({ field, fault }: InputFault, texts: Texts): string | undefined {
  const label = findLabel(field, texts);
  if (label === undefined || !fault) return undefined;
  return faultText(texts.fields, label, fault);
}

/** Returns the message of a fault. `sentence` is the text of a fault that is not about a field of a form. */
export function toFaultMessage(fault: InputFault, code: string, sentence: string, texts: Texts): ProblemMessage {
  const { field, reason } = fault;
  return { code, text: toFaultLine(fault, texts) ?? sentence, extraInfo: { field, reason } };
}
