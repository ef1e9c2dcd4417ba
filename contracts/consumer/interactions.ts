/** All interactions of the contract. */
import { deriveErrors } from './derived-errors.ts';
import type { Interaction } from './interaction.ts';
import { accountInteractions } from './interactions/account.ts';
import { adminInteractions } from './interactions/admin.ts';
import { billingInteractions } from './interactions/billing.ts';
import { bundleInteractions } from './interactions/bundles.ts';
import { cartInteractions } from './interactions/cart.ts';
import { checkoutInteractions } from './interactions/checkout.ts';
import { paymentInteractions } from './interactions/payment.ts';
import { replenishmentInteractions } from './interactions/replenishments.ts';
import { returnInteractions } from './interactions/returns.ts';
import { subscriptionInteractions } from './interactions/subscriptions.ts';

const writtenInteractions: readonly Interaction[] = [
  ...checkoutInteractions,
  ...accountInteractions,
  ...paymentInteractions,
  ...bundleInteractions,
  ...subscriptionInteractions,
  ...replenishmentInteractions,
  ...returnInteractions,
  ...billingInteractions,
  ...cartInteractions,
  ...adminInteractions,
];

export const interactions: readonly Interaction[] = [...writtenInteractions, ...deriveErrors(writtenInteractions)];
