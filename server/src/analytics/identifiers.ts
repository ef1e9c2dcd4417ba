/**
 * The hashed identifiers of a customer. Plain values never go to analytics (docs/rules/analytics.md#identifiers).
 */
import { createHash } from 'node:crypto';
import type { HashedIdentifiers } from '@perennial/shared/analytics/analytics-setup';
import type { SignIn } from '../session/sign-in-record.ts';

/** Returns no identifiers for a visitor, nor for an admin, whose actions are not the customer's. */
export function hashIdentifiers(signIn: Pick<SignIn, 'role' | 'email' | 'userId'> | undefined): HashedIdentifiers {
  if (signIn?.role !== 'user') return {};
  return {
    hashedEmail: sha256(signIn.email.trim().toLowerCase()),
    ...(signIn.userId !== undefined && { hashedUserId: sha256(signIn.userId) }),
  };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
