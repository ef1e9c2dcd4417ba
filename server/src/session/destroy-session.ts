/** Sign-out at the BFF. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { cookieAttributes, SIGNED_OUT_COOKIE_SECONDS, signedOutCookieName } from './cookies.ts';

/** Ends the sign-in and the session, and clears the session cookie. The next sign-in asks for the credentials. */
export async function destroySession(request: FastifyRequest, reply: FastifyReply, config: Config): Promise<void> {
  await request.visitor.endSession();
  reply.setCookie(signedOutCookieName(config), '1', {
    ...cookieAttributes(config),
    maxAge: SIGNED_OUT_COOKIE_SECONDS,
  });
}
