/** Subscriptions: one for each line of a paid order that has something recurring in it. */
import type { Customer } from './customers.ts';
import type { Market } from './market.ts';
import { NumberSeries } from './numbers.ts';
import type { PricedLine } from './pricing.ts';
import { addMonths, type Day, monthsOf, type Rhythm } from './rhythms.ts';

/** `Pending` while the first payment is not yet authorised (specification 2, section 2). */
export type SubscriptionStatus = 'Pending' | 'Active' | 'Paused' | 'InActive';

export type Subscription = {
  readonly number: string;
  readonly customerId: string;
  readonly orderNumber: string;
  readonly market: Market;
  readonly line: PricedLine;
  readonly startDate: Day;
  readonly status: SubscriptionStatus;
};

export type NewSubscription = Omit<Subscription, 'number'>;

/** The next day after today on which something of this rhythm happens, and how often it will have happened then. */
export function nextOccurrence(
  startDate: Day,
  rhythm: Rhythm,
  today: Day,
): { readonly day: Day; readonly count: number } {
  let count = 1;
  let day = addMonths(startDate, monthsOf(rhythm));
  while (day <= today) {
    count += 1;
    day = addMonths(startDate, monthsOf(rhythm) * count);
  }
  return { day, count };
}

export class Subscriptions {
  readonly #byNumber = new Map<string, Subscription>();
  readonly #numbers = new NumberSeries('S', 20_100_001);

  add(subscription: NewSubscription): Subscription {
    return this.#put({ ...subscription, number: this.#numbers.take() });
  }

  ofCustomer(customer: Pick<Customer, 'id'>): readonly Subscription[] {
    return [...this.#byNumber.values()].filter((subscription) => subscription.customerId === customer.id);
  }

  ofOrder(orderNumber: string): readonly Subscription[] {
    return [...this.#byNumber.values()].filter((subscription) => subscription.orderNumber === orderNumber);
  }

  /** Units of a bundle that a customer has in running subscriptions. */
  runningUnits(customer: Pick<Customer, 'id'>, bundleName: string): number {
    return this.ofCustomer(customer)
      .filter(({ status, line }) => status !== 'InActive' && line.bundle.name === bundleName)
      .reduce((units, { line }) => units + line.quantity, 0);
  }

  update(number: string, changes: Partial<Pick<Subscription, 'status'>>): Subscription {
    const subscription = this.#byNumber.get(number);
    if (!subscription) throw new Error(`There is no subscription ${number}`);
    return this.#put({ ...subscription, ...changes });
  }

  remove(number: string): void {
    this.#byNumber.delete(number);
  }

  reset(): void {
    this.#byNumber.clear();
    this.#numbers.reset();
  }

  #put(subscription: Subscription): Subscription {
    this.#byNumber.set(subscription.number, subscription);
    return subscription;
  }
}
