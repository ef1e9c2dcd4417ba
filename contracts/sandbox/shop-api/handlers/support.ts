/** Calls with which people write to customer care (specification 2, sections 2 and 7). */
import type { Handlers } from '../handler.ts';

export const letterHandlers = {
  sendSupportQuestion: ({ body: { fromEmail, title, question } }, { shop, customer }) => {
    shop.letters.add({
      kind: 'question',
      customerId: customer().id,
      fromEmail,
      title,
      text: question,
      day: shop.today,
    });
    return { status: 'success' };
  },

  // Anybody may ask, so the answer never tells whether there is such a subscription.
  sendTerminationRequest: ({ body }, { shop }) => {
    shop.letters.add({ kind: 'termination', ...body, day: shop.today });
    return { status: 'success' };
  },
} satisfies Handlers<'sendSupportQuestion' | 'sendTerminationRequest'>;
