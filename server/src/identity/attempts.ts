/** The attempts that lead to the identity provider and back. */
import { type CultureCode, cultureCodes } from '@perennial/shared/cultures/cultures';
import { z } from 'zod';
import type { AttemptKind } from '../session/sealed-cookies.ts';

const MINUTE_MS = 60 * 1000;

const attempt = z.object({
  state: z.string(),
  returnTo: z.string(),
  culture: z.enum(cultureCodes as [CultureCode, ...CultureCode[]]),
});

const signInAttempt = attempt.extend({ nonce: z.string(), codeVerifier: z.string() });
const profileVisit = attempt.extend({ signInId: z.string() });

export type SignInAttempt = z.infer<typeof signInAttempt>;
export type ProfileVisit = z.infer<typeof profileVisit>;

/** A started sign-in or sign-up. */
export const signInAttempts: AttemptKind<SignInAttempt> = {
  name: 'attempt',
  lifetimeMs: 10 * MINUTE_MS,
  schema: signInAttempt,
};

/** A visit to the identity provider's profile page. It lasts longer, because people edit a form there. */
export const profileVisits: AttemptKind<ProfileVisit> = {
  name: 'profile',
  lifetimeMs: 60 * MINUTE_MS,
  schema: profileVisit,
};
