/** Limits of texts in requests, counted like in the forms. */
import { z } from 'zod';
import { countLetters } from './letters.ts';
import { toTypedText } from './typed-text.ts';

type Limits = { readonly min?: number; readonly max: number };

const LINE_ENDS = /[\0\r\n]/;

/** A field of one line may become a line of an email, or of a file. */
export function isOneLine(text: string): boolean {
  return !LINE_ENDS.test(text);
}

/** Refuses what ends a line. */
export function oneLine<S extends z.ZodType<string>>(schema: S): S {
  return schema.refine(isOneLine, 'must be one line');
}

/** Returns the schema of a text that a person typed, as it is sent: trimmed, with composed letters. */
export function typedText() {
  return z.string().overwrite(toTypedText);
}

/** Returns the schema of a typed text of one line, with limits in letters. */
export function textSchema(limits: Limits) {
  return withLetters(oneLine(typedText()), limits);
}

/** Returns the schema of a typed text of several lines, with limits in letters. */
export function linesSchema(limits: Limits) {
  const schema = typedText();
  return withLetters(
    schema.refine((text) => !text.includes('\0'), 'must be a text'),
    limits,
  );
}

/** Adds limits in letters. zod's own count of UTF-16 units refuses texts that the forms accept. */
export function withLetters(schema: z.ZodString, { min = 0, max }: Limits) {
  return schema
    .superRefine((text, context) => {
      const letters = countLetters(text);
      const issue = { origin: 'string', inclusive: true, input: text } as const;
      if (letters < min) context.addIssue({ code: 'too_small', minimum: min, ...issue });
      if (letters > max) context.addIssue({ code: 'too_big', maximum: max, ...issue });
    })
    .meta({ maxLength: max, ...(min > 0 && { minLength: min }) });
}
