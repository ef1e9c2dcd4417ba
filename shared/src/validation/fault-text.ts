/** The line about a fault that a customer reads (docs/rules/errors.md#field-messages). */
import type { FaultMessage, FieldFault } from './field-fault.ts';

/** `fields` of the locale texts. */
type FaultTexts = {
  readonly fault: string;
  readonly refusedCharacter: string;
  readonly space: string;
  readonly messages: Readonly<Record<FaultMessage, string>>;
};

/** Returns the label of the field with what is wrong, and the refused character if there is one. */
export function faultText(texts: FaultTexts, label: string, { message, n, example, character }: FieldFault): string {
  const sentence = fill(texts.messages[message], { n: String(n ?? ''), example: example ?? '' });
  const fault = fill(texts.fault, { label, message: sentence });
  if (character === undefined) return fault;
  return fill(texts.refusedCharacter, { fault, character: nameCharacter(character, texts.space) });
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/{{(\w+)}}/g, (_, name: string) => values[name] ?? '');
}

/** A space is named by its word, and a character that cannot be seen by its number in Unicode. */
function nameCharacter(character: string, space: string): string {
  if (/\s/.test(character)) return space;
  const number = character.codePointAt(0) ?? 0;
  return /\p{C}/u.test(character) ? `U+${number.toString(16).toUpperCase().padStart(4, '0')}` : character;
}
