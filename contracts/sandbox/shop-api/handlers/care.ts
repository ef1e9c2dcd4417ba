/** Customer care: an admin acts for a customer (specification 3, sections 4 and 7). */

import { refundAfterCare } from '../billing/refunds.ts';
import type { Day } from '../calendar/billing-period.ts';
import { type CareCancellationName, careActionsOf, careCancellationNamed } from '../care/care-actions.ts';
import { cancelByCare, giveDiscount, reship } from '../care/care-effects.ts';
import { ShopError } from '../errors/shop-error.ts';
import type { HandlerContext, Handlers } from '../handler.ts';
import { ownSubscription } from '../subscriptions/own-subscription.ts';

const done = { status: 'success' };

type CareInput = {
  readonly params: { readonly n: string };
  readonly query?: { readonly cancellationDate: Day } | undefined;
};

/** The handler of one of the cancellations, with a date where its call takes one. */
function cancels(name: CareCancellationName) {
  return ({ params, query }: CareInput, context: HandlerContext) => {
    const { shop } = context;
    const subscription = ownSubscription(context, params.n);
    const cancellation = careCancellationNamed(name);
    const outcome = cancelByCare(subscription, cancellation, { today: shop.today, ...query });
    shop.subscriptions.put(outcome.subscription);
    refundAfterCare(shop, subscription, outcome.ended, { cancellation, cancellationDate: query?.cancellationDate });
    return done;
  };
}

export const careHandlers = {
  signInAdmin: ({ body }, { shop, giveToken }) => {
    const { customerEmail, adminUserName, adminPassword } = body;
    const admin = shop.admins.authenticate(adminUserName, adminPassword);
    if (!admin) throw new ShopError(400, 'error.message.adminIsInvalid');
    const customer = shop.customers.byEmail(customerEmail);
    if (!customer) throw new ShopError(404, 'error.message.customerIsNotFound', { email: customerEmail });
    const token = shop.tokens.issue(customer.id, admin.userName);
    giveToken(token);
    const { id: uuid, email, firstName, lastName } = customer;
    return { token, details: { uuid, email, firstName, lastName } };
  },

  getCareActions: ({ params }, context) => careActionsOf(ownSubscription(context, params.n), context.shop.today),

  cancelWithinRightToReturn: cancels('cancellation-within-right-to-return-day'),
  cancelAfterRightToReturn: cancels('cancellation-after-right-to-return-day'),
  cancelAfterRightToReturnNotAtFault: cancels('cancellation-after-right-to-return-day-not-fault'),

  reship: ({ params, body }, context) => {
    const { shop } = context;
    shop.subscriptions.put(reship(ownSubscription(context, params.n), body.option, shop.today));
    return done;
  },

  giveDiscount: ({ body }, context) => {
    const { shop } = context;
    const subscription = ownSubscription(context, body.subscriptionNumber);
    shop.subscriptions.put(giveDiscount(subscription, Math.round(body.discountAmount * 100), shop.today));
    return done;
  },

  // The hair-removal device of Great Britain has calls of its own for the same (decision 17).
  cancelBundledTryBuyWithinRightToReturn: cancels('trybuycancellation-within-right-to-return-day'),
  cancelBundledTryBuyAfterRightToReturn: cancels('trybuycancellation-after-right-to-return-day'),
  cancelTryBuyWithinRightToReturn: cancels('trybuycancellation-within-right-to-return-day'),
  cancelTryBuyAfterRightToReturn: cancels('trybuycancellation-after-right-to-return-day'),
  cancelTryBuyAfterRightToReturnNotAtFault: cancels('trybuycancellation-after-right-to-return-day-not-fault'),
  cancelReplenishmentWithinRightToReturn: cancels('replenishmentcancellation-within-right-to-return-day'),
  cancelReplenishmentAfterRightToReturnNotAtFault: cancels(
    'replenishmentcancellation-after-right-to-return-day-not-fault',
  ),
} satisfies Handlers<
  | 'signInAdmin'
  | 'getCareActions'
  | 'cancelWithinRightToReturn'
  | 'cancelAfterRightToReturn'
  | 'cancelAfterRightToReturnNotAtFault'
  | 'reship'
  | 'giveDiscount'
  | 'cancelBundledTryBuyWithinRightToReturn'
  | 'cancelBundledTryBuyAfterRightToReturn'
  | 'cancelTryBuyWithinRightToReturn'
  | 'cancelTryBuyAfterRightToReturn'
  | 'cancelTryBuyAfterRightToReturnNotAtFault'
  | 'cancelReplenishmentWithinRightToReturn'
  | 'cancelReplenishmentAfterRightToReturnNotAtFault'
>;
