/** The calls that the BFF does not only forward. */
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CareTrail } from '../../audit/care-trail.ts';
import type { Config } from '../../config.ts';
import type { CustomerEvents } from '../../event-stream/customer-events.ts';
import type { IdentityProvider } from '../../identity/provider.ts';
import type { SignInToShop } from '../../identity/shop-sign-in.ts';
import type { RefreshTokens } from '../../identity/token-refresh.ts';
import type { AdminTries } from '../../limits/admin-tries.ts';
import type { TerminationTries } from '../../limits/termination-tries.ts';
import type { VisitorShopApi } from '../../shop-api/visitor-shop-api.ts';
import type { Submissions } from '../submissions.ts';
import { getPaymentActivity } from './get-payment-activity.ts';
import type { CallOverride } from './override.ts';
import { signInWithProvider, updateOptIn, updateProfileToken } from './provider-token-calls.ts';
import { sendTerminationRequest } from './send-termination-request.ts';
import { signInAdmin } from './sign-in-admin.ts';
import { submitOrder } from './submit-order.ts';
import { updateAddresses } from './update-addresses.ts';

export type CallOverrides = { readonly [N in CallName]?: CallOverride };

type Dependencies = {
  config: Config;
  provider: IdentityProvider;
  shop: VisitorShopApi;
  events: CustomerEvents;
  signInToShop: SignInToShop;
  refreshTokens: RefreshTokens;
  submissions: Submissions;
  adminTries: AdminTries;
  terminationTries: TerminationTries;
  careTrail: CareTrail;
  refusedAfterMs?: number;
};

/** Creates the overrides, by call. */
export function createCallOverrides(dependencies: Dependencies): CallOverrides {
  const { shop, events, signInToShop, refreshTokens, submissions, terminationTries } = dependencies;
  return {
    getPaymentActivity: getPaymentActivity(shop, events),
    sendTerminationRequest: sendTerminationRequest(shop, terminationTries),
    signInAdmin: signInAdmin(dependencies),
    signInWithProvider: signInWithProvider(signInToShop),
    submitOrder: submitOrder(shop, submissions),
    updateAddresses: updateAddresses(shop),
    updateOptIn: updateOptIn(shop, refreshTokens),
    updateProfileToken: updateProfileToken(shop, refreshTokens),
  };
}
