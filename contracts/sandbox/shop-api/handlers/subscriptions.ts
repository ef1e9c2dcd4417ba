/** Subscription calls (specification 2, section 3; specification 3, section 7). */
import type { Handlers } from '../handler.ts';
import { subscriptionListItem } from '../subscription-view.ts';

export const subscriptionHandlers = {
  getSubscriptions: (_, { shop, market, imageOf, customer }) =>
    shop.subscriptions
      .ofCustomer(customer())
      .map((subscription) =>
        subscriptionListItem(subscription, { language: market.language, today: shop.today, imageOf }),
      )
      .reverse(),
} satisfies Handlers<'getSubscriptions'>;
