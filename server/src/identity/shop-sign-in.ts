/** Signs a person in to the shop API with an access token of the identity provider (specification 1, section 7). */
import { callSchemas } from '@perennial/shared/catalogue/schemas';
import type { CallResponse } from '@perennial/shared/catalogue/types';
import type { FastifyRequest } from 'fastify';
import { RequestProblem } from '../errors/request-problem.ts';
import { shopErrorOf } from '../errors/shop-error.ts';
import type { ShopApi } from '../shop-api/shop-api.ts';

export type ShopSignInAnswer = CallResponse<'signInWithProvider'>;
export type ShopSignIn = (accessToken: string, request: FastifyRequest) => Promise<ShopSignInAnswer>;

/** Throws ShopError when the shop API refuses, RequestProblem when its answer cannot be used. */
export function createShopSignIn(shopApi: ShopApi): ShopSignIn {
  return async (accessToken, request) => {
    const answer = await shopApi.request(
      'signInWithProvider',
      { body: { accessToken } },
      { site: request.site, requestId: request.id },
    );
    if (answer.status >= 400) throw shopErrorOf(answer.status, answer.body);
    const parsed = callSchemas.signInWithProvider.response.safeParse(parseJson(answer.body));
    if (!parsed.success) throw new RequestProblem('shop.garbled', { cause: parsed.error });
    // A token in the header is the newer one (specification 1, section 4).
    return { ...parsed.data, token: answer.userToken ?? parsed.data.token };
  };
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
