/** Subscriptions: one for each line of a paid order that contains recurring charges. */
import { NumberedRecords } from './numbered-records.ts';
import type { RatePlan, Subscription } from './subscription.ts';

export class Subscriptions extends NumberedRecords<Subscription> {
  constructor() {
    super('subscription', 'S', 20_100_001);
  }

  ofOrder(orderNumber: string): readonly Subscription[] {
    return this.all().filter((subscription) => subscription.orderNumber === orderNumber);
  }

  /** Units of a bundle in a customer's running subscriptions. */
  runningUnits(customer: { readonly id: string }, bundleName: string): number {
    return this.ofCustomer(customer)
      .filter(({ status, line }) => status !== 'InActive' && line.bundle.name === bundleName)
      .reduce((units, { line }) => units + line.quantity, 0);
  }

  /** Throws for an unknown number. */
  updatePlan(number: string, planId: string, changes: Partial<Omit<RatePlan, 'id'>>): Subscription {
    const plans = this.byNumber(number)?.plans ?? [];
    return this.update(number, { plans: plans.map((plan) => (plan.id === planId ? { ...plan, ...changes } : plan)) });
  }
}
