/** Signs a person in to the shop API with an access token of the identity provider (specification 1, section 7). */
import { signInAnswerSchema } from '@perennial/shared/catalogue/schemas/account';
import type { CallResponse } from '@perennial/shared/catalogue/types';
import type { FastifyRequest } from 'fastify';
import { RequestProblem } from '../errors/request-problem.ts';
import { shopErrorOf } from '../errors/shop-error.ts';
import type { ShopAnswer, ShopApi } from '../shop-api/shop-api.ts';

export type ShopSignInAnswer = CallResponse<'signInWithProvider'>;
export type ShopSignIn = (accessToken: string, request: FastifyRequest) => Promise<ShopSignInAnswer>;

/** Throws ShopError when the shop API refuses, RequestProblem when its answer cannot be used. */
export function createShopSignIn(shopApi: ShopApi): ShopSignIn {
  return async (accessToken, request) => {
    const context = { site: request.site, requestId: request.id };
    const answer = await shopApi.request('signInWithProvider', { body: { accessToken } }, context);
    if (answer.status >= 400) throw shopErrorOf(answer.status, answer.body);
    return readSignInAnswer(answer);
  };
}

/** The token and details of a sign-in answer; a token in its header is the newer one (specification 1, section 4). */
export function readSignInAnswer({ body, userToken }: ShopAnswer): ShopSignInAnswer {
  const parsed = signInAnswerSchema.safeParse(parseJson(body));
  if (!parsed.success) throw new RequestProblem('shop.invalidResponse', { cause: parsed.error });
  return { ...parsed.data, token: userToken ?? parsed.data.token };
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
