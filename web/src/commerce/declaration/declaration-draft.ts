/** What a customer enters to end a contract (docs/rules/cancel-and-return.md#contract-termination). */

import type { CallBody } from '@perennial/shared/catalogue/types';
import type { CountryTraits } from '@perennial/shared/countries/traits';
import { entriesOf } from '@perennial/shared/typed-tables';
import type { DeclarationText } from '@perennial/shared/validation/declaration';
import { toTypedText } from '@perennial/shared/validation/typed-text';

/** A termination ends a contract for the future, a withdrawal undoes it. */
export type Act = 'termination' | 'withdrawal';

export const personFields = ['firstName', 'surname', 'email', 'subscriptionNumber'] as const;

export type PersonField = (typeof personFields)[number];

export const terminationKinds = ['Ordinary', 'ForCause'] as const;
export const ends = ['earliest', 'on'] as const;

export type Draft = { readonly [F in PersonField]: string } & {
  readonly kind: (typeof terminationKinds)[number];
  readonly reason: string;
  readonly end: (typeof ends)[number];
  /** As typed, in the form of the culture. */
  readonly endDate: string;
};

export const emptyDraft: Draft = {
  firstName: '',
  surname: '',
  email: '',
  subscriptionNumber: '',
  kind: 'Ordinary',
  reason: '',
  end: 'earliest',
  endDate: '',
};

/** The fields of the body, by the fields of the form. */
export const bodyFields = {
  firstName: 'name',
  surname: 'surName',
  email: 'fromEmail',
  subscriptionNumber: 'subscriptionNumber',
  reason: 'reason',
} as const satisfies Record<PersonField | 'reason', DeclarationText>;

export type DraftText = keyof typeof bodyFields;

/** Returns the field of the form for a field of the body; undefined if the form has none. */
export function toDraftField(bodyField: string): DraftText | undefined {
  return entriesOf(bodyFields).find(([, name]) => name === bodyField)?.[0];
}

/** What the form asks beside the four fields. */
export type Asked = {
  readonly kindAndEnd: boolean;
  /** What will be sent is shown once more, with a button in the words of the law. */
  readonly check: boolean;
};

type Law = Pick<CountryTraits, 'terminationByLaw' | 'checksTermination'>;

export function askedFor(act: Act, { terminationByLaw, checksTermination }: Law): Asked {
  return act === 'withdrawal'
    ? { kindAndEnd: false, check: true }
    : { kindAndEnd: terminationByLaw, check: checksTermination };
}

/** Whether the four fields are filled in. */
export function isComplete(draft: Pick<Draft, PersonField>): boolean {
  return personFields.every((field) => draft[field].trim() !== '');
}

export type DeclarationBody = CallBody<'sendTerminationRequest'>;

/** Returns the key of the words on the button that sends it: those of the law. */
export function sendLabel({ kind }: DeclarationBody) {
  return kind === 'Withdrawal' ? 'declaration.withdrawal.confirm' : 'termination.terminate';
}

/** Returns what the form had for a body. `formatDay` writes a day in the form of the culture. */
export function toDraft(
  { name, surName, fromEmail, subscriptionNumber, kind, reason, endDate }: DeclarationBody,
  formatDay: (day: string) => string,
): Draft {
  return {
    firstName: name,
    surname: surName,
    email: fromEmail,
    subscriptionNumber,
    kind: kind === 'ForCause' ? kind : 'Ordinary',
    reason: reason ?? '',
    end: endDate === undefined ? 'earliest' : 'on',
    endDate: endDate === undefined ? '' : formatDay(endDate),
  };
}

type Choice = { readonly act: Act; readonly kindAndEnd: boolean; readonly endDate: string | undefined };

/** Returns the body of the call. `endDate` is YYYY-MM-DD. */
export function toBody(draft: Draft, { act, kindAndEnd, endDate }: Choice): DeclarationBody {
  const person = {
    name: toTypedText(draft.firstName),
    surName: toTypedText(draft.surname),
    fromEmail: toTypedText(draft.email),
    subscriptionNumber: toTypedText(draft.subscriptionNumber),
  };
  if (act === 'withdrawal') return { ...person, kind: 'Withdrawal' };
  if (!kindAndEnd) return person;
  return {
    ...person,
    kind: draft.kind,
    ...(draft.kind === 'ForCause' && { reason: toTypedText(draft.reason) }),
    ...(draft.end === 'on' && endDate !== undefined && { endDate }),
  };
}
