/** Faults of form fields (docs/rules/errors.md#field-messages). Their texts are under `fields.messages`. */
import { countLetters } from './letters.ts';

const faultMessages = [
  'required',
  'phoneInvalid',
  'emailInvalid',
  'minLetters',
  'maxLetters',
  'zipInvalid',
  'houseNumberInvalid',
  'onlyNumber',
  'nameInvalid',
  'mustContainNumber',
  'poBox',
  'line1Invalid',
  'line2Invalid',
  'townInvalid',
  'dateInvalid',
] as const;

export type FaultMessage = (typeof faultMessages)[number];

/** A fault of a field; `n` is the limit in its message, `example` a valid value, `character` the first refused one. */
export type FieldFault = {
  readonly message: FaultMessage;
  readonly n?: number;
  readonly example?: string;
  readonly character?: string;
};

/** Returns the first refused character of a text, as a part of its fault. `allowed` matches a text of allowed ones. */
export function refusedCharacter(text: string, allowed: RegExp): Pick<FieldFault, 'character'> {
  const character = [...text].find((one) => !allowed.test(one));
  return character === undefined ? {} : { character };
}

/** Returns the fault of a text that is too short or too long, in letters; undefined otherwise. */
export function lengthFault(
  text: string,
  { min = 0, max = Number.POSITIVE_INFINITY }: { min?: number; max?: number },
): FieldFault | undefined {
  const letters = countLetters(text);
  if (letters < min) return { message: 'minLetters', n: min };
  return letters > max ? { message: 'maxLetters', n: max } : undefined;
}
