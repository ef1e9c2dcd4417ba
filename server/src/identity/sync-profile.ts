/** Takes over what a person changed at the identity provider: into the shop, and into the session. */
import type { FastifyRequest } from 'fastify';
import type { VisitorShopApi } from '../shop-api/visitor-shop-api.ts';
import { readSignInAnswer, type ShopSignInAnswer } from './shop-sign-in.ts';

/** Throws RequestProblem or ShopError. */
export async function syncProfile(
  shop: VisitorShopApi,
  request: FastifyRequest,
  accessToken: string,
): Promise<ShopSignInAnswer['details']> {
  const { token, details } = readSignInAnswer(
    await shop.forward(request, 'updateProfileToken', { body: { accessToken } }),
  );
  const { firstName, email } = details;
  await request.visitor.changeSignIn({ shopToken: token, firstName, email });
  return details;
}
