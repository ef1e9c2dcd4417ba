/** What a customer sends to end a contract (docs/rules/cancel-and-return.md#contract-termination). */
import { isEmailAddress } from './email-address.ts';
import { type FieldFault, lengthFault } from './field-fault.ts';
import { toTypedText } from './typed-text.ts';

/**
 * `Withdrawal` is the right of withdrawal, the others end a contract for the future. A request without a kind is a
 * plain termination, as the form sends it where no law asks for more.
 */
export const declarationKinds = ['Ordinary', 'ForCause', 'Withdrawal'] as const;

export type DeclarationKind = (typeof declarationKinds)[number];

/** The most letters of each text. Names have no pattern, so that no name is rejected. */
export const declarationLimits = {
  name: 60,
  surName: 60,
  fromEmail: 254,
  subscriptionNumber: 64,
  reason: 1000,
} as const;

export type DeclarationText = keyof typeof declarationLimits;

/** Returns the fault of a text, which has to be filled in; undefined for a valid one. Surrounding spaces do not count. */
export function declarationFault(field: DeclarationText, value: string): FieldFault | undefined {
  const text = toTypedText(value);
  if (text === '') return { message: 'required' };
  if (field === 'fromEmail' && !isEmailAddress(text)) return { message: 'emailInvalid' };
  return lengthFault(text, { max: declarationLimits[field] });
}

type Combined = {
  readonly kind?: DeclarationKind | undefined;
  readonly reason?: string | undefined;
  readonly endDate?: string | undefined;
};

/** Returns the first field that is missing or does not belong to the kind; undefined if the fields fit together. */
export function findUnfitField({ kind, reason, endDate }: Combined): 'reason' | 'endDate' | undefined {
  if ((kind === 'ForCause') !== (reason !== undefined)) return 'reason';
  const hasEnd = kind === 'Ordinary' || kind === 'ForCause';
  return endDate !== undefined && !hasEnd ? 'endDate' : undefined;
}

const HALF_A_DAY_MS = 12 * 60 * 60 * 1000;

/** Returns the first day on which a contract can end, YYYY-MM-DD: today in the last time zone of the Earth. */
export function firstEndDay(now: Date): string {
  return new Date(now.getTime() - HALF_A_DAY_MS).toISOString().slice(0, 10);
}
