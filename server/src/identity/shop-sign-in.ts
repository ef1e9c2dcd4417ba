/** Signs in to the shop API with an access token of the identity provider (docs/rules/sign-in.md#signing-in). */
import { signInAnswerSchema } from '@perennial/shared/catalogue/schemas/account';
import type { CallResponse } from '@perennial/shared/catalogue/types';
import { RequestProblem } from '../errors/request-problem.ts';
import { parseShopError } from '../errors/shop-error.ts';
import type { ShopResponse } from '../shop-api/read-response.ts';
import type { ShopContext } from '../shop-api/request-headers.ts';
import type { ShopApi } from '../shop-api/shop-api.ts';

export type SignInResponse = CallResponse<'signInWithProvider'>;

/** What the browser receives of a sign-in response: the customer's details, never the token. */
export const browserSignInSchema = signInAnswerSchema.omit({ token: true });

/** Returns the user token and the customer's details. Throws ShopError, or RequestProblem for an unusable response. */
export type SignInToShop = (accessToken: string, context: ShopContext) => Promise<SignInResponse>;

/** Creates the sign-in at the shop API. */
export function createSignInToShop(shopApi: Pick<ShopApi, 'request'>): SignInToShop {
  return async (accessToken, context) => {
    const response = await shopApi.request('signInWithProvider', { body: { accessToken } }, context);
    if (response.status >= 400) {
      const error = parseShopError(response.status, response.body, 'signInWithProvider');
      throw response.failedFlag === undefined ? error : new RequestProblem('shop.refused', { cause: error });
    }
    return parseSignInResponse(response);
  };
}

/**
 * Parses the token and details of a sign-in response. A `user-token` header wins over the token in the body
 * (docs/rules/sign-in.md#session). Throws RequestProblem `shop.invalidResponse`.
 */
export function parseSignInResponse({ body, userToken }: ShopResponse): SignInResponse {
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
