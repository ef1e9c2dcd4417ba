/** Fields of a document as they are read: what an editor left out is empty, and what cannot be read is told and dropped. */
import { asHTML, isFilled, type RichTextField } from '@prismicio/client';
import { z } from 'zod';

/** Told of every field that was dropped: its name, and why. */
export type OnDropped = (field: string, reason: string) => void;

export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

export const optionalText = z
  .string()
  .nullish()
  .transform((value) => value || null);

/** Links are followed by people: nothing but web addresses. */
export const webAddress = z
  .union([z.string(), z.looseObject({ url: z.string() }).transform((link) => link.url)])
  .refine((url) => /^(https?:)?\/\/?/.test(url));

/** HTML as text, or the content service's own rich text. Nothing in it is harmless before it has been sanitised. */
export const html = z
  .union([z.string(), z.array(z.looseObject({ type: z.string() }))])
  .nullish()
  .transform((value) => {
    if (typeof value === 'string') return value;
    const field = (value ?? []) as unknown as RichTextField;
    return isFilled.richText(field) ? asHTML(field) : '';
  });

/** The value of a field; `own` where it is left out, or cannot be read. */
export function readField<T>(
  data: Readonly<Record<string, unknown>>,
  name: string,
  schema: z.ZodType<T>,
  own: T,
  onDropped: OnDropped,
): T {
  const value = data[name];
  if (value === undefined || value === null || value === '') return own;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  onDropped(name, z.prettifyError(parsed.error));
  return own;
}

/** A group field: entries that cannot be read are dropped, the others stay. */
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
