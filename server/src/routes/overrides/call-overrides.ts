/** All calls that are not simply forwarded. */
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { ShopSignIn } from '../../identity/shop-sign-in.ts';
import type { SessionShop } from '../../shop-api/session-shop.ts';
import type { CallOverride } from './call-override.ts';
import { signInAdmin } from './sign-in-admin.ts';
import { signInWithProvider } from './sign-in-with-provider.ts';
import { updateOptIn } from './update-opt-in.ts';
import { updateProfileToken } from './update-profile-token.ts';

export type CallOverrides = { readonly [N in CallName]?: CallOverride };

export function callOverrides(shop: SessionShop, shopSignIn: ShopSignIn): CallOverrides {
  return {
    signInAdmin: signInAdmin(shop),
    signInWithProvider: signInWithProvider(shopSignIn),
    updateOptIn: updateOptIn(shop),
    updateProfileToken: updateProfileToken(shop),
  };
}
