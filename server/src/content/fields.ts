/** Reads the fields of a document. A missing field takes a default; an invalid field is dropped and logged. */
import { asHTML, isFilled, type RichTextField } from '@prismicio/client';
import { z } from 'zod';

/** Called for each dropped field, with its name and the reason. */
export type OnDropped = (field: string, reason: string) => void;

/** A text; empty if it is missing. */
export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

/** A text; null if it is missing or empty. */
export const optionalText = z
  .string()
  .nullish()
  .transform((value) => value || null);

/** A link is a web URL, so that it cannot run a script. */
export const webUrl = z
  .union([z.string(), z.looseObject({ url: z.string() }).transform((link) => link.url)])
  .refine((url) => /^(https?:)?\/\/?/.test(url));

const richText = z.array(z.looseObject({ type: z.string() }));

/** HTML text, or rich text of the content service. It is unsafe: the client sanitises it. */
export const html = z
  .union([z.string(), z.custom<RichTextField>((value) => richText.safeParse(value).success)])
  .nullish()
  .transform((value) => {
    if (typeof value === 'string') return value;
    return isFilled.richText(value) ? asHTML(value) : '';
  });

/** Reads a field. Returns `fallback` if the field is missing or invalid. */
export function readField<T>(
  data: Readonly<Record<string, unknown>>,
  name: string,
  schema: z.ZodType<T>,
  fallback: T,
  onDropped: OnDropped,
): T {
  const value = data[name];
  if (value === undefined || value === null || value === '') return fallback;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  onDropped(name, z.prettifyError(parsed.error));
  return fallback;
}

/** Reads a group field. Drops invalid entries and keeps the others. */
export function readGroup<T>(
  data: Readonly<Record<string, unknown>>,
  name: string,
  entry: z.ZodType<T>,
  onDropped: OnDropped,
): T[] {
  const entries = readField(data, name, z.array(z.unknown()), [], onDropped);
  return entries.flatMap((value, index) => {
    const parsed = entry.safeParse(value);
    if (parsed.success) return [parsed.data];
    onDropped(`${name}[${index}]`, z.prettifyError(parsed.error));
    return [];
  });
}
