/** All interactions of the contract. */
import { deriveErrors } from './derived-errors.ts';
import type { Interaction } from './interaction.ts';
import { accountInteractions } from './interactions/account.ts';
import { addressRecords } from './interactions/address-records.ts';
import { adminInteractions } from './interactions/admin.ts';
import { billingInteractions } from './interactions/billing.ts';
import { bundleInteractions } from './interactions/bundles.ts';
import { cartInteractions } from './interactions/cart.ts';
import { cartRecords } from './interactions/cart-records.ts';
import { checkoutInteractions } from './interactions/checkout.ts';
import { paymentInteractions } from './interactions/payment.ts';
import { promotionErrors } from './interactions/promotion-errors.ts';
import { replenishmentInteractions } from './interactions/replenishments.ts';
import { returnInteractions } from './interactions/returns.ts';
import { subscriptionLists } from './interactions/subscription-lists.ts';
import { subscriptionRecords } from './interactions/subscription-records.ts';
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
  ...promotionErrors,
  ...subscriptionRecords,
  ...subscriptionLists,
  ...cartRecords,
  ...addressRecords,
];

export const interactions: readonly Interaction[] = [...writtenInteractions, ...deriveErrors(writtenInteractions)];

const calls = new Map(interactions.map(({ given, when, call }) => [`${given}: ${when}`, call]));

/** Returns the call of an interaction; its description for one that only another version of the contract has. */
export function nameCall(state: string, description: string): string {
  return calls.get(`${state}: ${description}`) ?? description;
}
