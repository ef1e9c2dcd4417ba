/**
 * Paying for the rest of a device (specification 3, section 4: pay in full). The price is asked for once more before
 * anything is ordered, and a card session is opened for the amount that the button named only.
 */
import type { PaymentOrder } from '@perennial/shared/models/payment';
import type { PaymentPurpose } from '../../../commerce/payment/account-payment.ts';

type PayInFullInput = {
  readonly subscriptionNumber: string;
  readonly ratePlanId: string;
  /** Undefined without a discount. */
  readonly promotionCode: string | undefined;
  /** What the button names, decimal. */
  readonly amount: number;
  /** Hears the amount that would be charged instead; nothing is. */
  readonly onAmountChanged: (amount: number) => void;
};

/** An answer that leads nowhere. */
const stopped: PaymentOrder = { orderNumber: null, htmlForm: null };

export function createPayInFullPurpose(wish: PayInFullInput): PaymentPurpose {
  const { subscriptionNumber, ratePlanId, promotionCode, amount, onAmountChanged } = wish;
  const promotion = promotionCode === undefined ? {} : { promotionCode };
  return {
    async order(call, body) {
      const price = await call('previewPayInFull', {
        params: { n: subscriptionNumber, id: ratePlanId },
        query: promotion,
      });
      const order =
        price.discountedAmount === amount
          ? await call('orderPayInFull', {
              body: { ...body, ...promotion, subscriptionNumber, subscriptionRatePlanId: ratePlanId },
            })
          : { ...stopped, amount: price.discountedAmount };
      if (order.amount === null || order.amount === amount) return order;
      onAmountChanged(order.amount);
      return stopped;
    },

    session: (call, query) => call('createPayInFullPaymentSession', { query: { ...query, amount: amount.toFixed(2) } }),
  };
}
