/** All calls that are not simply forwarded. */
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { FreshTokens } from '../../identity/fresh-tokens.ts';
import type { ShopSignIn } from '../../identity/shop-sign-in.ts';
import type { OrderSubmissions } from '../../orders/order-submissions.ts';
import type { VisitorShopApi } from '../../shop-api/visitor-shop-api.ts';
import type { CallOverride } from './call-override.ts';
import { signInAdmin } from './sign-in-admin.ts';
import { signInWithProvider } from './sign-in-with-provider.ts';
import { submitOrder } from './submit-order.ts';
import { updateOptIn } from './update-opt-in.ts';
import { updateProfileToken } from './update-profile-token.ts';

export type CallOverrides = { readonly [N in CallName]?: CallOverride };

type Parts = {
  shop: VisitorShopApi;
  shopSignIn: ShopSignIn;
  freshTokens: FreshTokens;
  submissions: OrderSubmissions;
};

export function callOverrides({ shop, shopSignIn, freshTokens, submissions }: Parts): CallOverrides {
  return {
    signInAdmin: signInAdmin(shop),
    signInWithProvider: signInWithProvider(shopSignIn),
    submitOrder: submitOrder(shop, submissions),
    updateOptIn: updateOptIn(shop, freshTokens),
    updateProfileToken: updateProfileToken(shop),
  };
}
