/** Names and attributes of the BFF's cookies. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Config, hasSecureCookies } from '../config.ts';

/** Returns the attributes of every cookie of the BFF. Clearing a cookie needs the same attributes as setting it. */
export function cookieAttributes(config: Config) {
  return {
    path: '/',
    httpOnly: true,
    secure: hasSecureCookies(config),
    sameSite: 'lax',
  } as const;
}

/** Returns the full name of a cookie that only this host may set: with the prefix `__Host-` if cookies are secure. */
export function hostCookieName(config: Config, name: string): string {
  return hasSecureCookies(config) ? `__Host-${name}` : name;
}

/** Returns the name of the session cookie. */
export function sessionCookieName(config: Config): string {
  return hostCookieName(config, 'perennial');
}

/**
 * The name of the cookie that says that this browser has signed out. It stays until the next sign-in, because the end
 * at the identity provider may fail (docs/rules/sign-in.md#sign-out).
 */
export function signedOutCookieName(config: Config): string {
  return hostCookieName(config, 'perennial-signed-out');
}

/** How long the cookie stays, in seconds: longer than a session at the identity provider. */
const SIGNED_OUT_COOKIE_SECONDS = 30 * 24 * 60 * 60;

/** Ends the sign-in and the session, and clears the session cookie. The next sign-in asks for the credentials. */
export async function destroySession(request: FastifyRequest, reply: FastifyReply, config: Config): Promise<void> {
  await request.visitor.endSession();
  reply.setCookie(signedOutCookieName(config), '1', {
    ...cookieAttributes(config),
    maxAge: SIGNED_OUT_COOKIE_SECONDS,
  });
}
