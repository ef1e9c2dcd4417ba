/** Messages to customer care (docs/rules/shop-sandbox.md#letters-and-termination). */
import { type Handlers, success } from '../handler.ts';

export const supportHandlers = {
  sendSupportQuestion: ({ body: { fromEmail, title, question } }, { shop, customer }) => {
    shop.supportMessages.add({
      kind: 'question',
      customerId: customer().id,
      fromEmail,
      title,
      text: question,
      day: shop.today,
    });
    return success;
  },

  // The response is the same for every number, so it does not reveal which subscriptions exist.
  sendTerminationRequest: ({ body: { kind: declared, ...request } }, { shop }) => {
    shop.supportMessages.add({ kind: 'termination', ...request, ...(declared && { declared }), day: shop.today });
    return success;
  },
} satisfies Handlers<'sendSupportQuestion' | 'sendTerminationRequest'>;
