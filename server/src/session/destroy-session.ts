/** Sign-out at the BFF. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { cookieAttributes, sessionCookieName } from './cookies.ts';

/** Ends the sign-in and the session, and clears the session cookie. */
export async function destroySession(request: FastifyRequest, reply: FastifyReply, config: Config): Promise<void> {
  await request.visitor.endSignIn();
  await request.session.destroy();
  reply.clearCookie(sessionCookieName(config), cookieAttributes(config));
}
