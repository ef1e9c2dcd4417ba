/** Days that pass for the shop: the banks decide, and every subscription lives through them, day by day. */
import { takeRecurringPayment } from './billing/recurring-payments.ts';
import { refundReceived } from './billing/refunds.ts';
import { addDays, type Day } from './calendar/billing-period.ts';
import type { Shop } from './store/shop.ts';
import { type LivedDay, liveDay } from './subscriptions/advance-day.ts';

/** Keeps what a day, or a call that made something due, has made of a subscription, and takes its payments. */
export function keepLivedDay(shop: Shop, { subscription, payments }: LivedDay): void {
  shop.subscriptions.put(subscription);
  for (const payment of payments) takeRecurringPayment(shop, payment);
}

/** One subscription lives through a day. */
export function passDayOf(shop: Shop, number: string, day: Day): void {
  const subscription = shop.subscriptions.byNumber(number);
  if (!subscription) return;
  const lived = liveDay(subscription, day);
  // Most days nothing happens, and the record stays the same.
  if (lived.subscription === subscription && lived.payments.length === 0) return;
  keepLivedDay(shop, lived);
  refundReceived(shop, { before: subscription, after: lived.subscription, day });
}

/** Everything that happens in the shop from the day after one day until another, both in the order of the calendar. */
export function passDays(shop: Shop, from: Day, until: Day): void {
  for (let day = addDays(from, 1); day <= until; day = addDays(day, 1)) {
    shop.settlePendingPayments();
    for (const { number } of shop.subscriptions.all()) passDayOf(shop, number, day);
  }
}
