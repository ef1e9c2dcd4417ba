/** What can be wrong with a field, by meaning (specification 1, section 5). The texts stand under `fields.messages`. */

export const faultMessages = [
  'required',
  'phoneInvalid',
  'emailInvalid',
  'minLetters',
  'maxLetters',
  'zipInvalid',
  'houseNumberInvalid',
  'nameInvalid',
  'mustContainNumber',
  'poBox',
  'line1Invalid',
  'line2Invalid',
  'townInvalid',
] as const;

export type FaultMessage = (typeof faultMessages)[number];

/** One fault of one field; `n` is the limit that the message names. */
export type FieldFault = { readonly message: FaultMessage; readonly n?: number };

/** The fault of a text that is empty, too short or too long; undefined where it is none of these. Counts letters, not bytes. */
export function lengthFault(
  text: string,
  { min = 0, max = Number.POSITIVE_INFINITY }: { min?: number; max?: number },
): FieldFault | undefined {
  const letters = [...text].length;
  if (letters < min) return { message: 'minLetters', n: min };
  return letters > max ? { message: 'maxLetters', n: max } : undefined;
}
