/** Who an event is about, as SHA-256 (specification 1, section 7): the plain values never go to analytics. */
import { createHash } from 'node:crypto';
import type { HashedIdentifiers } from '@perennial/shared/analytics/analytics-setup';
import type { SignIn } from '../session/sign-ins.ts';

/** Nothing of a visitor, nor of customer care: what they do is not the customer's doing. */
export function hashedIdentifiers(signIn: Pick<SignIn, 'role' | 'email' | 'userId'> | undefined): HashedIdentifiers {
  if (signIn?.role !== 'user') return {};
  return {
    hashedEmail: sha256(signIn.email.trim().toLowerCase()),
    ...(signIn.userId !== undefined && { hashedUserId: sha256(signIn.userId) }),
  };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
