/** Payment calls (docs/rules/payments.md). */
import { findRecurringConsent } from '../billing/account-standing.ts';
import type { HandlerContext } from '../context.ts';
import { ShopError } from '../errors/shop-error.ts';
import type { Handlers } from '../handler.ts';
import { listMethodCodes, toPaymentMethod } from '../market/payment-methods.ts';
import { checkAmount, openCardSession, requireSessionMethod, type SessionQuery } from '../payments/card-session.ts';
import { findPaymentOfQuery, toPaymentStatus } from '../payments/payment-status.ts';
import type { AccountPayment, Purpose } from '../store/account-payments.ts';
import { requireOwn } from '../store/own-record.ts';

function throwIfPaid({ number, state }: { readonly number: string; readonly state: string }): void {
  if (state === 'paid') throw new ShopError(400, 'error.message.orderIsAlreadyPaid', { orderNumber: number });
}

const createNotFound = (orderNumber: string) => new ShopError(404, 'error.message.orderIsNotFound', { orderNumber });

/** Throws ShopError 404 for an unknown payment or another purpose, 403 for another customer's, 400 for a paid one. */
function requireOpenPayment<R extends Purpose['reason']>(
  orderNumber: string,
  reason: R,
  { shop, customer }: HandlerContext,
) {
  const found = shop.accountPayments.byNumber(orderNumber);
  const payment = requireOwn(found, customer(), createNotFound(orderNumber));
  const { purpose } = payment;
  if (!isFor(purpose, reason)) throw createNotFound(orderNumber);
  throwIfPaid(payment);
  return { payment, purpose };
}

function isFor<R extends Purpose['reason']>(purpose: Purpose, reason: R): purpose is Extract<Purpose, { reason: R }> {
  return purpose.reason === reason;
}

function openAccountSession(payment: AccountPayment, query: SessionQuery, context: HandlerContext) {
  const methodCode = requireSessionMethod(query, context.market.country);
  context.shop.accountPayments.update(payment.number, { methodCode });
  return openCardSession(payment, methodCode, context);
}

export const paymentHandlers = {
  getPaymentMethods: (_, { market, logosUrl, customer }) =>
    listMethodCodes(market.country, findRecurringConsent(customer(), market.country)).map((code) =>
      toPaymentMethod(code, logosUrl),
    ),

  createPaymentSession: ({ query }, context) => {
    const { shop, market, customer } = context;
    const { orderNumber } = query;
    const order = requireOwn(shop.orders.byNumber(orderNumber), customer(), createNotFound(orderNumber));
    throwIfPaid(order);
    const methodCode = requireSessionMethod(query, market.country);
    checkAmount(query.amount, order);
    shop.orders.update(orderNumber, { methodCode });
    return openCardSession(order, methodCode, context);
  },

  createPastDuePaymentSession: ({ query }, context) => {
    const { payment, purpose } = requireOpenPayment(query.orderNumber, 'ChangeAndImmediatePayment', context);
    if (purpose.invoiceNumber !== query.invoiceId) {
      throw new ShopError(404, 'error.message.invoiceIsNotFound', { invoiceId: query.invoiceId });
    }
    return openAccountSession(payment, query, context);
  },

  createChangePaymentSession: ({ query }, context) =>
    openAccountSession(requireOpenPayment(query.orderNumber, 'Change', context).payment, query, context),

  createPayInFullPaymentSession: ({ query }, context) => {
    const { payment } = requireOpenPayment(query.orderNumber, 'ChangeAndPayInFull', context);
    checkAmount(query.amount, payment);
    return openAccountSession(payment, query, context);
  },

  submitPaymentResult: ({ body }, { shop, customer }) => {
    const missing = new ShopError(404, 'error.message.paymentIsNotFound');
    return toPaymentStatus(shop, requireOwn(findPaymentOfQuery(shop, body.paymentResult), customer(), missing));
  },
} satisfies Handlers<
  | 'getPaymentMethods'
  | 'createPaymentSession'
  | 'createPastDuePaymentSession'
  | 'createChangePaymentSession'
  | 'createPayInFullPaymentSession'
  | 'submitPaymentResult'
>;
