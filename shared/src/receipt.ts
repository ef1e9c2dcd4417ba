/** The receipt of a change, as `/bff/receipts` has it (docs/rules/receipts.md). */
import { z } from 'zod';
import { receiptNames, shownLimits } from './catalogue/receipts.ts';

const text = (letters: number) => z.string().max(letters);

export const shownFactSchema = z.object({ label: text(shownLimits.label), value: text(shownLimits.value) });

export const shownTextsSchema = z
  .object({
    title: text(shownLimits.value).nullable(),
    facts: z.array(shownFactSchema).max(shownLimits.facts),
    sentences: z.array(text(shownLimits.sentence)).max(shownLimits.sentences),
    button: text(shownLimits.value).nullable(),
  })
  .describe('What the page showed before the press, as the browser says');

/** What a receipt says. */
export const statementSchema = z.object({
  id: z
    .string()
    .regex(/^[0-9A-Z]{8}$/)
    .describe('The number of the receipt'),
  call: z.enum(receiptNames),
  subscription: z.string().max(80).nullable().describe('Subscription number; null for a change of the account'),
  inputs: z.record(z.string(), z.union([text(200), z.boolean()])).describe('What was sent, without what is personal'),
  result: z.enum(['done', 'unknown']).describe('unknown: the answer of the shop API was lost'),
  status: z.number().int().describe('The status of the answer'),
  at: z.iso.datetime().describe('The moment of the answer by the clock of the BFF'),
  requestId: z.string().max(80),
  by: z.enum(['customer', 'care']),
  language: z.string().max(5).describe('The language of what was shown'),
  shown: shownTextsSchema.nullable(),
});

export const receiptSchema = statementSchema.extend({
  code: z.string().describe('The statement with its signature; customer care can check it'),
});

export const receiptCheckSchema = z.discriminatedUnion('genuine', [
  z.object({
    genuine: z.literal(true),
    statement: statementSchema,
    isOfCustomer: z.boolean().describe('It belongs to the customer that the admin acts for'),
  }),
  z.object({ genuine: z.literal(false) }),
]);

export type ReceiptStatement = z.infer<typeof statementSchema>;
export type Receipt = z.infer<typeof receiptSchema>;
export type ReceiptCheck = z.infer<typeof receiptCheckSchema>;
