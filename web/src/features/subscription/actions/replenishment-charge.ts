/** What a replenishment costs in each billing period, in words. */
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { findPlan, recurringCharges } from '@perennial/shared/subscriptions/plan-facts';

type Words = {
  /** Writes a decimal amount without tax. */
  readonly netMoney: (amount: number) => string;
  /** Writes how often an amount is charged, in months. */
  readonly per: (months: number) => string;
  /** Stands for the price of a changed product, which the subscription does not have. */
  readonly newPrice: string;
};

/** Returns for example "$14.99 plus tax every 3 months"; empty without a replenishment or a charge. */
export function writeReplenishmentCharge(
  subscription: Pick<SubscriptionDetails, 'ratePlans' | 'hasAnyFutureDatedReplenishment'>,
  { netMoney, per, newPrice }: Words,
): string {
  const plan = findPlan(subscription, 'replenishment');
  if (!plan) return '';
  if (subscription.hasAnyFutureDatedReplenishment) return newPrice;
  return recurringCharges(plan)
    .map(({ months, amount }) => `${netMoney(amount.discounted)} ${per(months)}`)
    .join(' + ');
}
