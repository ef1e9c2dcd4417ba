/** The one shape of every error that the BFF answers: problem details, RFC 9457, with the shop's additions. */
import { z } from 'zod';

/** What the client does about an error, besides showing it (specification 1, section 8). */
export const problemActions = [
  'sign-in',
  'reload-cart-without-promotions',
  'show-cart',
  'show-address-step',
  'show-personal-details',
  'show-quantities',
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
  detail: z.string().describe('For people, in their language'),
  code: z.string().optional(),
  messages: z.array(problemMessageSchema),
  action: z.enum(problemActions).optional(),
  requestId: z.string(),
});

export type Problem = z.infer<typeof problemSchema>;
export type ProblemMessage = z.infer<typeof problemMessageSchema>;

export const PROBLEM_MEDIA_TYPE = 'application/problem+json';
