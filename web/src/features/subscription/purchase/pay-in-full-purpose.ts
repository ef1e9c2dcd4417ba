/**
 * The requests to pay a device in full. The price is requested again before the order, so that the customer is charged
 * exactly the amount on the button (docs/rules/payments.md#agreed-amounts).
 */
import type { PaymentOrder } from '@perennial/shared/models/payment';
import type { PaymentPurpose } from '../../../commerce/payment/account-payment.ts';

type PayInFullInput = {
  readonly subscriptionNumber: string;
  readonly ratePlanId: string;
  /** Undefined without a discount. */
  readonly promotionCode: string | undefined;
  /** The amount on the button, as a decimal in the culture's currency. */
  readonly amount: number;
  /** Called with the new amount if it differs from the button. Nothing is charged then. */
  readonly onAmountChanged: (amount: number) => void;
};

/** An order without a next step: the payment stops. */
const stopped: PaymentOrder = { orderNumber: null, htmlForm: null };

/** Creates the purpose that `startPayment` runs for one device. */
export function createPayInFullPurpose(input: PayInFullInput): PaymentPurpose {
  const { subscriptionNumber, ratePlanId, promotionCode, amount, onAmountChanged } = input;
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
