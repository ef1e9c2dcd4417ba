/**
 * Copies profile changes from the identity provider to the shop API and the sign-in
 * (docs/rules/sign-in.md#profile-page).
 */
import type { FastifyRequest } from 'fastify';
import type { VisitorShopApi } from '../shop-api/visitor-shop-api.ts';
import { parseSignInResponse, type SignInResponse } from './shop-sign-in.ts';

/** Returns the customer's new details. Throws RequestProblem or ShopError. */
export async function syncProfile(
  shop: VisitorShopApi,
  request: FastifyRequest,
  accessToken: string,
): Promise<SignInResponse['details']> {
  const { token, details } = parseSignInResponse(
    await shop.forward(request, 'updateProfileToken', { body: { accessToken } }),
  );
  const { firstName, email } = details;
  await request.visitor.updateSignIn({ shopToken: token, firstName, email });
  return details;
}
