/** The identity provider's access token for calls that need one; the browser does not have it. */
import type { FastifyRequest } from 'fastify';
import { RequestProblem } from '../../errors/request-problem.ts';
import type { RefreshTokens } from '../../identity/token-refresh.ts';
import { getFreshAccessToken } from '../../identity/token-refresh.ts';

/** For admins: they have no sign-in of the customer at the identity provider. */
const missingToken = {
  field: 'body.accessToken',
  reason: 'is required, because the session has no token of the identity provider',
};

/** Returns the token of the body, else the session's. Throws RequestProblem `request.invalid` without either. */
export async function requireAccessToken(
  request: FastifyRequest,
  given: string | undefined,
  refreshTokens: RefreshTokens,
): Promise<string> {
  if (given !== undefined) return given;
  const signIn = await request.visitor.signIn();
  if (!signIn?.provider) throw new RequestProblem('request.invalid', { faults: [missingToken] });
  return getFreshAccessToken(refreshTokens, signIn.id, signIn.provider);
}
