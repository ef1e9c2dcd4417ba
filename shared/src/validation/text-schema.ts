/** Limits of texts in requests, counted like in the forms. */
import { z } from 'zod';
import { countLetters } from './letters.ts';

type Limits = { readonly min?: number; readonly max: number };

/** Returns the schema of a typed text: trimmed, with limits in letters. */
export function textSchema(limits: Limits) {
  return withLetters(z.string().trim(), limits);
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
