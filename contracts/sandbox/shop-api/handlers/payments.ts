/** Payment calls (specification 1, section 3.4; specification 3, sections 4 and 7). */

import { complianceOf } from '../billing/recurring-consent.ts';
import { ShopError } from '../errors/shop-error.ts';
import type { HandlerContext, Handlers } from '../handler.ts';
import { methodCodesFor, toPaymentMethod } from '../market/payment-methods.ts';
import { checkAmount, openCardSession, type SessionQuery, sessionMethod } from '../payments/card-session.ts';
import { paymentOfQuery, paymentOutcome } from '../payments/payment-outcome.ts';
import type { AccountPayment, Purpose } from '../store/account-payments.ts';

/** The customer's payment from the account; throws where it is another's, for something else, or paid already. */
function ownPayment<R extends Purpose['reason']>(orderNumber: string, reason: R, { shop, customer }: HandlerContext) {
  const payment = shop.accountPayments.byNumber(orderNumber);
  const purpose = payment?.purpose;
  if (!payment || purpose?.reason !== reason) {
    throw new ShopError(404, 'error.message.orderIsNotFound', { orderNumber });
  }
  if (payment.customerId !== customer().id) throw new ShopError(403, 'error.message.userIsNotBelongTo');
  if (payment.state === 'paid') throw new ShopError(400, 'error.message.orderIsAlreadyPaid', { orderNumber });
  return { payment, purpose: purpose as Extract<Purpose, { reason: R }> };
}

function openAccountSession(payment: AccountPayment, query: SessionQuery, context: HandlerContext) {
  const methodCode = sessionMethod(query, context.market.country);
  context.shop.accountPayments.update(payment.number, { methodCode });
  return openCardSession(payment, methodCode, context);
}

export const paymentHandlers = {
  getPaymentMethods: (_, { market, logosUrl, customer }) =>
    methodCodesFor(market.country, complianceOf(customer(), market.country)).map((code) =>
      toPaymentMethod(code, logosUrl),
    ),

  createPaymentSession: ({ query }, context) => {
    const { shop, market, customer } = context;
    const { orderNumber } = query;
    const order = shop.orders.byNumber(orderNumber);
    if (!order) throw new ShopError(404, 'error.message.orderIsNotFound', { orderNumber });
    if (order.customerId !== customer().id) throw new ShopError(403, 'error.message.userIsNotBelongTo');
    if (order.state === 'paid') throw new ShopError(400, 'error.message.orderIsAlreadyPaid', { orderNumber });
    const methodCode = sessionMethod(query, market.country);
    checkAmount(query.amount, order);
    shop.orders.update(orderNumber, { methodCode });
    return openCardSession(order, methodCode, context);
  },

  createPastDuePaymentSession: ({ query }, context) => {
    const { payment, purpose } = ownPayment(query.orderNumber, 'ChangeAndImmediatePayment', context);
    if (purpose.invoiceNumber !== query.invoiceId) {
      throw new ShopError(404, 'error.message.invoiceIsNotFound', { invoiceId: query.invoiceId });
    }
    return openAccountSession(payment, query, context);
  },

  createChangePaymentSession: ({ query }, context) =>
    openAccountSession(ownPayment(query.orderNumber, 'Change', context).payment, query, context),

  createPayInFullPaymentSession: ({ query }, context) => {
    const { payment } = ownPayment(query.orderNumber, 'ChangeAndPayInFull', context);
    checkAmount(query.amount, payment);
    return openAccountSession(payment, query, context);
  },

  submitPaymentResult: ({ body }, { shop, customer }) => {
    const payment = paymentOfQuery(shop, body.paymentResult);
    if (!payment) throw new ShopError(404, 'error.message.paymentIsNotFound');
    if (payment.customerId !== customer().id) throw new ShopError(403, 'error.message.userIsNotBelongTo');
    return paymentOutcome(shop, payment);
  },
} satisfies Handlers<
  | 'getPaymentMethods'
  | 'createPaymentSession'
  | 'createPastDuePaymentSession'
  | 'createChangePaymentSession'
  | 'createPayInFullPaymentSession'
  | 'submitPaymentResult'
>;
