/**
 * The record of a sign-in, and what follows from it alone (docs/rules/sign-in.md#session). `SignIns` has them in a store.
 */
import { countryCodes } from '@perennial/shared/countries/country-codes';
import { deviceSchema } from '@perennial/shared/models/my-data';
import type { SessionState } from '@perennial/shared/models/session';
import { z } from 'zod';
import { customerIdSchema, providerSessionIdSchema, signInIdSchema } from './ids.ts';

/** A sign-in ends after two hours without activity. Polling is not activity. */
export const IDLE_LIMIT_MS = 2 * 60 * 60 * 1000;
/** A sign-in ends after twelve hours, also with activity. */
export const ABSOLUTE_LIMIT_MS = 12 * 60 * 60 * 1000;

/** When a sign-in ends, in milliseconds. */
const limitsSchema = z.object({ idleMs: z.number(), absoluteMs: z.number() }).readonly();
export type SignInLimits = z.infer<typeof limitsSchema>;

const customerLimits: SignInLimits = { idleMs: IDLE_LIMIT_MS, absoluteMs: ABSOLUTE_LIMIT_MS };

const providerTokensSchema = z
  .object({
    accessToken: z.string(),
    refreshToken: z.string().exactOptional(),
    subject: z.string(),
    /** The session at the provider; absent if the provider does not name it. */
    sessionId: providerSessionIdSchema.exactOptional(),
    /** When the access token expires, in milliseconds since 1970; absent if the provider does not send it. */
    expiresAt: z.number().exactOptional(),
    /** From when on a call renews it, in milliseconds since 1970; absent with `expiresAt`. */
    renewAt: z.number().exactOptional(),
    /** What a sign-out tells the provider of the session; absent unless the operator wants it (OIDC_LOGOUT_HINT). */
    logoutHint: z.string().exactOptional(),
  })
  .readonly();

/** Tokens of the identity provider. */
export type ProviderTokens = z.infer<typeof providerTokensSchema>;

export const signInSchema = z.object({
  id: signInIdSchema,
  role: z.enum(['user', 'admin']),
  /** Of an admin; absent for a customer. */
  limits: limitsSchema.exactOptional(),
  /** The name that the admin has signed in with; absent for a customer. */
  adminName: z.string().exactOptional(),
  /** The id of the customer that an admin acts for, at the shop API; absent for a customer. */
  customerId: customerIdSchema.exactOptional(),
  firstName: z.string(),
  email: z.string(),
  /** The customer's id at the shop API; absent for an admin. */
  userId: customerIdSchema.exactOptional(),
  /** The customer's own country; null if the profile has no address, absent until it is asked. */
  countryCode: z.enum(countryCodes).nullable().optional(),
  /** The shop API's user token. It is sent to the shop API only. */
  shopToken: z.string(),
  /** Absent for an admin, and for a sign-in with an access token only. */
  provider: providerTokensSchema.exactOptional(),
  /** The shop API refused this person before, who then signed in again (docs/rules/sign-in.md#refused-again). */
  refusedBefore: z.boolean().exactOptional(),
  /** When the last silent renewal failed, in milliseconds since 1970. */
  renewalFailedAt: z.number().optional(),
  /** How many changes it has begun or ended; absent before the first (docs/session.md#kept-answers). */
  changes: z.number().exactOptional(),
  /** What the browser said of itself; absent in a sign-in of an earlier release. */
  device: deviceSchema.exactOptional(),
  /**
   * When the person proved who it is, in milliseconds since 1970; absent if the identity provider does not say: then
   * `createdAt` counts (docs/rules/sign-in.md#fresh-sign-in).
   */
  authenticatedAt: z.number().exactOptional(),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
  /** Milliseconds since 1970. */
  lastActiveAt: z.number(),
});

export type SignIn = Readonly<z.infer<typeof signInSchema>>;

export type NewSignIn = Omit<SignIn, 'id' | 'createdAt' | 'lastActiveAt'>;
export type SignInChanges = Partial<
  Pick<SignIn, 'shopToken' | 'provider' | 'firstName' | 'email' | 'renewalFailedAt' | 'countryCode' | 'changes'>
>;

/** When the sign-in ends without further activity, in milliseconds since 1970. */
export function calculateEnd({ limits = customerLimits, lastActiveAt, createdAt }: SignIn): number {
  return Math.min(lastActiveAt + limits.idleMs, createdAt + limits.absoluteMs);
}

/** Returns what the browser may see of a sign-in: no token and no id. */
export function toSessionState(signIn: SignIn | undefined): SessionState {
  if (!signIn) return { signedIn: false, role: 'user' };
  const { role, firstName, email, adminName, renewalFailedAt, provider } = signIn;
  const renewalFailed = renewalFailedAt !== undefined;
  const end = Math.min(calculateEnd(signIn), (renewalFailed && provider?.expiresAt) || Number.POSITIVE_INFINITY);
  return {
    signedIn: true,
    role,
    firstName,
    email,
    ...(adminName === undefined ? {} : { adminName }),
    expiresAt: new Date(end).toISOString(),
    ...(renewalFailed ? { renewalFailed } : {}),
  };
}

/** Returns the name of whom a sign-in is about: the customer, also if an admin acts for them. */
export function toPerson({ customerId, userId, email }: Pick<SignIn, 'customerId' | 'userId' | 'email'>): string {
  return customerId ?? userId ?? email;
}
