/** The total map: a call of the catalogue without a handler does not compile. */
import type { Handlers } from '../handler.ts';
import { accountHandlers } from './account.ts';
import { billingHandlers } from './billing.ts';
import { cancellationHandlers } from './cancellations.ts';
import { careHandlers } from './care.ts';
import { cartHandlers } from './cart.ts';
import { olderClientHandlers } from './older-clients.ts';
import { checkoutHandlers } from './orders.ts';
import { payInFullHandlers } from './pay-in-full.ts';
import { paymentHandlers } from './payments.ts';
import { bundleHandlers } from './products.ts';
import { replenishmentHandlers } from './replenishments.ts';
import { returnHandlers } from './returns.ts';
import { signInHandlers } from './sign-in.ts';
import { subscriptionHandlers } from './subscriptions.ts';
import { letterHandlers } from './support.ts';

export const handlers = {
  ...accountHandlers,
  ...signInHandlers,
  ...payInFullHandlers,
  ...letterHandlers,
  ...checkoutHandlers,
  ...bundleHandlers,
  ...billingHandlers,
  ...cartHandlers,
  ...cancellationHandlers,
  ...careHandlers,
  ...olderClientHandlers,
  ...replenishmentHandlers,
  ...returnHandlers,
  ...paymentHandlers,
  ...subscriptionHandlers,
} satisfies Handlers;
