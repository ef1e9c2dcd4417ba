/** The error responses of the BFF: problem details (RFC 9457) with extensions (docs/rules/errors.md#error-shape). */
import { z } from 'zod';

/** What the client does about an error besides showing it (docs/rules/errors.md#client-actions). */
const problemActions = [
  'sign-in',
  'sign-in-again',
  'reload-cart-without-promotions',
  'show-cart',
  'show-address-step',
  'show-personal-details',
  'show-quantities',
  'show-availability',
  'show-not-found',
] as const;

export type ProblemAction = (typeof problemActions)[number];

export const problemMessageSchema = z.object({
  code: z.string(),
  text: z.string(),
  extraInfo: z.unknown().optional(),
});

export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string().describe('Text for the customer, in the language of the page'),
  code: z.string().optional(),
  messages: z.array(problemMessageSchema),
  action: z.enum(problemActions).optional(),
  requestId: z.string(),
  retryAfterSeconds: z.number().int().positive().optional().describe('When the request may be sent again'),
});

export type Problem = z.infer<typeof problemSchema>;
export type ProblemMessage = z.infer<typeof problemMessageSchema>;

export const PROBLEM_MEDIA_TYPE = 'application/problem+json';
