/**
 * Ids that are texts alike, and name records of different stores. Each has a type of its own, so that none takes the place
 * of another. They get it where they come in: from a record, a cookie or a token, or when they are made (ADR 62).
 */
import { z } from 'zod';

/** The id of a sign-in, under which its tokens are stored. */
export const signInIdSchema = z.string().brand<'sign-in'>();
export type SignInId = z.infer<typeof signInIdSchema>;

/** The id of a session of this shop: the value of the session cookie, without its signature. */
export type SessionId = string & z.core.$brand<'session'>;

/** The id of a session at the identity provider (`sid`). */
export const providerSessionIdSchema = z.string().brand<'session at the identity provider'>();
export type ProviderSessionId = z.infer<typeof providerSessionIdSchema>;

/** For the id in a cookie: every request reads it, and a schema would take longer. */
export function isSessionId(text: string): text is SessionId {
  return text !== '';
}

/**
 * The id of a customer at the shop API (`uuid`). The identity provider knows the same person by another text, the subject
 * of its tokens.
 */
export const customerIdSchema = z.string().brand<'customer'>();
export type CustomerId = z.infer<typeof customerIdSchema>;

export function isProviderSessionId(value: unknown): value is ProviderSessionId {
  return typeof value === 'string' && value !== '';
}
