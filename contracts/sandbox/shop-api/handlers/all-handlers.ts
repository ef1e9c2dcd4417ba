/** The handlers of all calls. A call of the catalogue without a handler does not compile. */
import type { Handlers } from '../handler.ts';
import { accountHandlers } from './account.ts';
import { billingHandlers } from './billing.ts';
import { cancellationHandlers } from './cancellations.ts';
import { careHandlers } from './care.ts';
import { cartHandlers } from './cart.ts';
import { olderReturnHandlers } from './older-returns.ts';
import { orderHandlers } from './orders.ts';
import { payInFullHandlers } from './pay-in-full.ts';
import { paymentHandlers } from './payments.ts';
import { productHandlers } from './products.ts';
import { replenishmentHandlers } from './replenishments.ts';
import { returnHandlers } from './returns.ts';
import { signInHandlers } from './sign-in.ts';
import { subscriptionHandlers } from './subscriptions.ts';
import { supportHandlers } from './support.ts';

export const allHandlers = {
  ...accountHandlers,
  ...billingHandlers,
  ...cancellationHandlers,
  ...careHandlers,
  ...cartHandlers,
  ...olderReturnHandlers,
  ...orderHandlers,
  ...payInFullHandlers,
  ...paymentHandlers,
  ...productHandlers,
  ...replenishmentHandlers,
  ...returnHandlers,
  ...signInHandlers,
  ...subscriptionHandlers,
  ...supportHandlers,
} satisfies Handlers;
