/** The shop's subscriptions: one for each line of a paid order that has something recurring in it. */

import { beginSubscription } from '../subscriptions/start-subscription.ts';
import type { Customer } from './customers.ts';
import { NumberSeries } from './number-series.ts';
import type { NewSubscription, RatePlan, Subscription } from './subscription.ts';

export class Subscriptions {
  readonly #byNumber = new Map<string, Subscription>();
  readonly #numbers = new NumberSeries('S', 20_100_001);

  add(subscription: NewSubscription): Subscription {
    return this.put(beginSubscription(this.#numbers.take(), subscription));
  }

  /** Keeps a record in place of the one with its number. */
  put(subscription: Subscription): Subscription {
    this.#byNumber.set(subscription.number, subscription);
    return subscription;
  }

  byNumber(number: string): Subscription | undefined {
    return this.#byNumber.get(number);
  }

  all(): readonly Subscription[] {
    return [...this.#byNumber.values()];
  }

  ofCustomer(customer: Pick<Customer, 'id'>): readonly Subscription[] {
    return this.all().filter((subscription) => subscription.customerId === customer.id);
  }

  ofOrder(orderNumber: string): readonly Subscription[] {
    return this.all().filter((subscription) => subscription.orderNumber === orderNumber);
  }

  /** Units of a bundle that a customer has in running subscriptions. */
  runningUnits(customer: Pick<Customer, 'id'>, bundleName: string): number {
    return this.ofCustomer(customer)
      .filter(({ status, line }) => status !== 'InActive' && line.bundle.name === bundleName)
      .reduce((units, { line }) => units + line.quantity, 0);
  }

  update(number: string, changes: Partial<Omit<Subscription, 'number'>>): Subscription {
    return this.put({ ...this.#known(number), ...changes });
  }

  updatePlan(number: string, planId: string, changes: Partial<Omit<RatePlan, 'id'>>): Subscription {
    const subscription = this.#known(number);
    const plans = subscription.plans.map((plan) => (plan.id === planId ? { ...plan, ...changes } : plan));
    return this.put({ ...subscription, plans });
  }

  remove(number: string): void {
    this.#byNumber.delete(number);
  }

  reset(): void {
    this.#byNumber.clear();
    this.#numbers.reset();
  }

  #known(number: string): Subscription {
    const subscription = this.#byNumber.get(number);
    if (!subscription) throw new Error(`There is no subscription ${number}`);
    return subscription;
  }
}
