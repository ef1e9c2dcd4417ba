/** What a replenishment costs in each billing period, in words. */
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { findPlan, recurringCharges } from '../plan-facts.ts';

type Words = {
  /** Writes a decimal amount. */
  readonly money: (amount: number) => string;
  /** Writes how often an amount is charged, in months. */
  readonly per: (months: number) => string;
};

/** Returns for example "$14.99 every 3 months"; empty without a replenishment or a charge. */
export function writeReplenishmentCharge(
  subscription: Pick<SubscriptionDetails, 'ratePlans'>,
  { money, per }: Words,
): string {
  const plan = findPlan(subscription, 'replenishment');
  if (!plan) return '';
  return recurringCharges(plan)
    .map(({ months, amount }) => `${money(amount.discounted)} ${per(months)}`)
    .join(' + ');
}
