/**
 * The schemas of every call. Params, query and body are strict, because browsers send them. Responses may have
 * unknown keys, because the shop API may send more than the product reads.
 */
import type { CallSchemas } from './call.ts';
import type { CallName } from './routes.ts';
import { accountSchemas } from './schemas/account.ts';
import { adminSchemas } from './schemas/admin.ts';
import { bundleSchemas } from './schemas/bundles.ts';
import { cartSchemas } from './schemas/cart.ts';
import { checkoutSchemas } from './schemas/checkout.ts';
import { billingSchemas, paymentSchemas } from './schemas/payment.ts';
import { replenishmentSchemas } from './schemas/replenishments.ts';
import { returnSchemas } from './schemas/returns.ts';
import { subscriptionSchemas } from './schemas/subscriptions.ts';

export const callSchemas = {
  ...checkoutSchemas,
  ...accountSchemas,
  ...paymentSchemas,
  ...bundleSchemas,
  ...subscriptionSchemas,
  ...replenishmentSchemas,
  ...returnSchemas,
  ...billingSchemas,
  ...cartSchemas,
  ...adminSchemas,
} as const satisfies Record<CallName, CallSchemas>;
