/** Payment calls (specification 1, section 3.4; specification 3, section 7). */
import { complianceOf } from '../compliance.ts';
import { ShopError } from '../errors.ts';
import type { Handlers } from '../handler.ts';
import { fromDecimalText, toDecimal } from '../money.ts';
import { isMethodCode, methodCodesFor, methodOf, toPaymentMethod } from '../payment-methods.ts';

export const paymentHandlers = {
  getPaymentMethods: (_, { market, logosUrl, customer }) =>
    methodCodesFor(market.country, complianceOf(customer(), market.country)).map((code) =>
      toPaymentMethod(code, logosUrl),
    ),

  createPaymentSession: ({ query }, { shop, market, cards, paymentReturnUrl, customer }) => {
    const { orderNumber, paymentMethodCode } = query;
    const order = shop.orders.byNumber(orderNumber);
    if (!order) throw new ShopError(404, 'error.message.orderIsNotFound', { orderNumber });
    if (order.customerId !== customer().id) throw new ShopError(403, 'error.message.userIsNotBelongTo');
    if (order.state === 'paid') throw new ShopError(400, 'error.message.orderIsAlreadyPaid', { orderNumber });

    const offered = methodCodesFor(market.country, query.sbeCompliance);
    const method = isMethodCode(paymentMethodCode) ? methodOf(paymentMethodCode) : undefined;
    if (
      !isMethodCode(paymentMethodCode) ||
      !offered.includes(paymentMethodCode) ||
      method?.way !== 'card-session' ||
      method.provider !== query.paymentProvider
    ) {
      throw new ShopError(400, 'error.message.paymentMethodIsInvalid', { paymentMethodCode });
    }
    if (fromDecimalText(query.amount) !== order.amountToPay) {
      throw new ShopError(400, 'error.message.amountIsWrong', {
        orderNumber,
        amount: toDecimal(order.amountToPay).toFixed(2),
      });
    }

    shop.orders.update(orderNumber, { methodCode: paymentMethodCode });
    const session = cards.create({
      amount: { currency: order.market.currency, value: order.amountToPay },
      countryCode: market.country,
      shopperLocale: market.language,
      reference: orderNumber,
      returnUrl: paymentReturnUrl(market.culture.code),
      brands: [method.brand],
    });
    return { id: session.id, session: session.sessionData, clientKey: cards.clientKey, environment: 'test' };
  },
} satisfies Handlers<'getPaymentMethods' | 'createPaymentSession'>;
