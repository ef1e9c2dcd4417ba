/** Calls of customer care (docs/rules/care.md). */
import { refundCareCancellation } from '../billing/refunds.ts';
import type { Day } from '../calendar/day.ts';
import { type CareCancellationName, findCareCancellation, listCareActions } from '../care/care-actions.ts';
import { cancelByCare, giveDiscount, reship } from '../care/care-effects.ts';
import type { HandlerContext } from '../context.ts';
import { ShopError } from '../errors/shop-error.ts';
import { type Handlers, success } from '../handler.ts';
import { toMinor } from '../market/money.ts';
import { findOwnSubscription } from '../store/own-record.ts';

type CareInput = {
  readonly params: { readonly n: string };
  readonly query?: { readonly cancellationDate: Day } | undefined;
};

/** Returns the handler of a cancellation; some calls have a date. */
function createCareCancellation(name: CareCancellationName) {
  return ({ params, query }: CareInput, { shop, customer }: HandlerContext) => {
    const subscription = findOwnSubscription(shop, customer(), params.n);
    const cancellation = findCareCancellation(name);
    const result = cancelByCare(subscription, cancellation, { today: shop.today, ...query });
    shop.subscriptions.put(result.subscription);
    refundCareCancellation(shop, subscription, result.ended, {
      when: cancellation.when,
      cancellationDate: query?.cancellationDate,
    });
    return success;
  };
}

export const careHandlers = {
  signInAdmin: ({ body }, { shop, setUserToken }) => {
    const { customerEmail, adminUserName, adminPassword } = body;
    const admin = shop.admins.authenticate(adminUserName, adminPassword);
    if (!admin) throw new ShopError(400, 'error.message.adminIsInvalid');
    const customer = shop.customers.byEmail(customerEmail);
    if (!customer) throw new ShopError(404, 'error.message.customerIsNotFound', { email: customerEmail });
    const token = shop.tokens.issue(customer.id, admin.userName);
    setUserToken(token);
    const { id: uuid, email, firstName, lastName } = customer;
    return { token, details: { uuid, email, firstName, lastName } };
  },

  getCareActions: ({ params }, { shop, customer }) =>
    listCareActions(findOwnSubscription(shop, customer(), params.n), shop.today),

  cancelWithinRightToReturn: createCareCancellation('cancellation-within-right-to-return-day'),
  cancelAfterRightToReturn: createCareCancellation('cancellation-after-right-to-return-day'),
  cancelAfterRightToReturnNotAtFault: createCareCancellation('cancellation-after-right-to-return-day-not-fault'),

  reship: ({ params, body }, { shop, customer }) => {
    shop.subscriptions.put(reship(findOwnSubscription(shop, customer(), params.n), body.option, shop.today));
    return success;
  },

  giveDiscount: ({ body }, { shop, customer }) => {
    const subscription = findOwnSubscription(shop, customer(), body.subscriptionNumber);
    shop.subscriptions.put(giveDiscount(subscription, toMinor(body.discountAmount), shop.today));
    return success;
  },

  // The calls for the hair-removal device of Great Britain have the same effects.
  cancelBundledTryBuyWithinRightToReturn: createCareCancellation('trybuycancellation-within-right-to-return-day'),
  cancelBundledTryBuyAfterRightToReturn: createCareCancellation('trybuycancellation-after-right-to-return-day'),
  cancelTryBuyWithinRightToReturn: createCareCancellation('trybuycancellation-within-right-to-return-day'),
  cancelTryBuyAfterRightToReturn: createCareCancellation('trybuycancellation-after-right-to-return-day'),
  cancelTryBuyAfterRightToReturnNotAtFault: createCareCancellation(
    'trybuycancellation-after-right-to-return-day-not-fault',
  ),
  cancelReplenishmentWithinRightToReturn: createCareCancellation(
    'replenishmentcancellation-within-right-to-return-day',
  ),
  cancelReplenishmentAfterRightToReturnNotAtFault: createCareCancellation(
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
