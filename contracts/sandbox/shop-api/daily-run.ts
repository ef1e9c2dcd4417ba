/** The daily run of the shop (docs/rules/shop-sandbox.md#time). */
import { saveDayResult } from './billing/invoicing.ts';
import { refundReceivedGoods } from './billing/refunds.ts';
import { addDays, type Day } from './calendar/day.ts';
import { reversePayments, settlePendingPayments } from './payments/payment-outcome.ts';
import type { Shop } from './store/shop.ts';
import { advanceDay } from './subscriptions/advance-day.ts';

/** Advances one subscription by one day: charges its payments and refunds goods that arrived. */
export function advanceSubscription(shop: Shop, number: string, day: Day): void {
  const subscription = shop.subscriptions.byNumber(number);
  if (!subscription) return;
  const result = advanceDay(subscription, day);
  // On most days nothing is due, and the record stays the same.
  if (result.subscription === subscription && result.payments.length === 0) return;
  saveDayResult(shop, result);
  refundReceivedGoods(shop, { before: subscription, after: result.subscription, day });
}

/**
 * Advances the shop to the day of its clock, day by day: reverses and settles payments, then advances every subscription.
 * Call it before a request, because a real day may have passed since the last one. A day runs once, also if another time
 * zone of the shop makes today an earlier day.
 */
export function advanceToToday(shop: Shop): void {
  const { today, advancedTo } = shop;
  if (today <= advancedTo) return;
  shop.advancedTo = today;
  for (let day = addDays(advancedTo, 1); day <= today; day = addDays(day, 1)) {
    reversePayments(shop, day);
    settlePendingPayments(shop);
    for (const { number } of shop.subscriptions.all()) advanceSubscription(shop, number, day);
  }
}

/** Advances the shop whenever its clock moves. */
export function followClock(shop: Shop): void {
  shop.clock.onDayPassed(() => advanceToToday(shop));
}
