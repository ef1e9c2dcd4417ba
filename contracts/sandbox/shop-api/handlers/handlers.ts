/** The total map: a call of the catalogue without a handler does not compile. */
import type { Handlers } from '../handler.ts';
import { accountHandlers } from './account.ts';
import { cartHandlers } from './cart.ts';
import { paymentHandlers } from './payment.ts';
import { subscriptionHandlers } from './subscriptions.ts';

export const handlers = {
  ...accountHandlers,
  ...cartHandlers,
  ...paymentHandlers,
  ...subscriptionHandlers,
} satisfies Handlers;
