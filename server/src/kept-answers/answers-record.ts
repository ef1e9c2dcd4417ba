/** What the store has of a sign-in's last answers, and its bounds. */
import { z } from 'zod';
import { packedSchema } from './packed-bytes.ts';

/** Of one sign-in, after compression. The oldest answers go first. */
export const MAX_KEPT_BYTES = 64 * 1024;
export const MAX_KEPT_ANSWERS = 40;

const answerSchema = z.object({
  /** Milliseconds since 1970. */
  at: z.number(),
  body: packedSchema,
});

const answersSchema = z.record(z.string(), answerSchema);

/** By what was asked. */
type Answers = Readonly<z.infer<typeof answersSchema>>;

/** `changes`: how many changes the sign-in had begun or ended. */
export const recordSchema = z.object({ changes: z.number(), answers: answersSchema });
export type AnswersRecord = z.infer<typeof recordSchema>;

/**
 * Returns the record with newer answers, within its bounds. Undefined if the sign-in has changed something since they were
 * asked for.
 */
export function addAnswers({ changes, answers }: AnswersRecord, newer: AnswersRecord): AnswersRecord | undefined {
  if (changes > newer.changes) return undefined;
  const kept = changes === newer.changes ? answers : {};
  return { changes: newer.changes, answers: withinBounds({ ...kept, ...newer.answers }) };
}

/** Leaves the oldest answers out until the rest is within the bounds. */
export function withinBounds(answers: Answers): Answers {
  const newestFirst = Object.entries(answers).sort(([, one], [, other]) => other.at - one.at);
  let bytes = 0;
  const kept = newestFirst.slice(0, MAX_KEPT_ANSWERS).filter(([key, { body }]) => {
    bytes += key.length + body.text.length;
    return bytes <= MAX_KEPT_BYTES;
  });
  return Object.fromEntries(kept);
}
