/** The attempts that lead to the identity provider and back. */

import { cultureCodes } from '@perennial/shared/cultures/cultures';
import { z } from 'zod';
import { signInIdSchema } from '../session/ids.ts';
import type { AttemptKind } from '../session/sealed-cookies.ts';

const MINUTE_MS = 60 * 1000;

const attempt = z.object({
  state: z.string(),
  returnTo: z.string(),
  culture: z.enum(cultureCodes),
});

const signInAttempt = attempt.extend({
  nonce: z.string(),
  codeVerifier: z.string(),
  language: z.string(),
  /** The identity provider was asked to authenticate the person again, or to create an account. */
  authenticates: z.boolean(),
});
const profileVisit = attempt.extend({ signInId: signInIdSchema });
const rejectedSignIn = attempt.extend({ detail: z.string().optional() });

export type SignInAttempt = z.infer<typeof signInAttempt>;
export type ProfileVisit = z.infer<typeof profileVisit>;
export type RejectedSignIn = z.infer<typeof rejectedSignIn>;

/** A started sign-in or sign-up. It lives as long as the identity provider's page. */
export const signInAttempts: AttemptKind<SignInAttempt> = {
  name: 'attempt',
  lifetimeMs: 60 * MINUTE_MS,
  schema: signInAttempt,
};

/** A visit to the identity provider's profile page. It lasts longer, because people edit a form there. */
export const profileVisits: AttemptKind<ProfileVisit> = {
  name: 'profile',
  lifetimeMs: 60 * MINUTE_MS,
  schema: profileVisit,
};

/** A sign-in that the shop API rejected, with its text for the customer, while the identity provider signs out. */
export const rejectedSignIns: AttemptKind<RejectedSignIn> = {
  name: 'rejected',
  lifetimeMs: 60 * MINUTE_MS,
  schema: rejectedSignIn,
};

export const startQuery = z.object({
  culture: z.string().toLowerCase().pipe(z.enum(cultureCodes)).optional(),
  language: z.string().max(10).optional(),
  returnTo: z.string().max(2000).optional().describe('Return URL, a path of the shop; default: the account overview'),
});

export const loginQuery = startQuery.extend({
  prompt: z.enum(['login']).optional().describe('`login`: ask for the credentials also if the provider has a session'),
});
