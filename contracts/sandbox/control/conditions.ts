/**
 * The conditions of the sandbox: how the shop API behaves where a real shop may be less obliging. One row for each, with
 * the values that the console offers (docs/rules/shop-sandbox.md#conditions).
 */
import { namesOf } from '@perennial/shared/typed-tables';
import { z } from 'zod';

type Condition = {
  readonly title: string;
  /** What the shop API does with each value except the first. */
  readonly description: string;
  /** The first one is the default. */
  readonly values: readonly [string, string, ...string[]];
};

export const conditionTable = {
  timeZone: {
    title: 'Time zone of the shop',
    description:
      'The day of the shop API is that of this time zone, which can be a day before or after that of a browser.',
    values: ['UTC', 'America/Vancouver', 'Pacific/Auckland'],
  },
  visibility: {
    title: 'Changes become visible',
    description:
      'Changing calls are accepted at once. GET calls show the state before the change until two seconds later, or until this condition is set back to the first value.',
    values: ['at once', 'after two seconds', 'when set back'],
  },
  changedElsewhere: {
    title: 'Changed elsewhere',
    description:
      'A moment before the next change of a subscription, it is paused on another device of the customer, or resumed if it was paused; or customer care ends it. The condition ends with that.',
    values: ['nothing', 'paused or resumed', 'ended by customer care'],
  },
  productChanges: {
    title: 'Changes of the product',
    description:
      'Until the shipment: the product of the next shipment can be changed again, also back to the former one.',
    values: ['once before each shipment', 'until the shipment'],
  },
  stock: {
    title: 'Stock of the Arc razor',
    description:
      'Ends with the order: the next order of it is refused; from then on carts show it as out of stock, too. Ended: it is out of stock.',
    values: ['as listed', 'ends with the order', 'ended'],
  },
  range: {
    title: 'Bundles that are sold',
    description: 'The Halo brush heads are not sold: every cart and order that has them is refused.',
    values: ['as listed', 'without brush heads'],
  },
  prices: {
    title: 'Prices',
    description:
      'Rise with the order: every price of the next order is ten per cent higher than in its cart; from then on carts have the higher prices, too. Risen: they have them.',
    values: ['as listed', 'rise with the order', 'risen'],
  },
  pendingPayments: {
    title: 'Pending payments',
    description: 'The bank refuses them: the subscriptions of the order are removed.',
    values: ['approved the next day', 'refused the next day'],
  },
  paidOrders: {
    title: 'Paid orders',
    description:
      'The payment of an order is reversed: its invoice is past due, and the saved payment method becomes invalid.',
    values: ['stay paid', 'reversed the next day'],
  },
  carriers: {
    title: 'Carriers of returns',
    description: 'No carrier comes to the shipping address. They come to any other return address of the customer.',
    values: ['come to every address', 'refuse the shipping address'],
  },
  limits: {
    title: 'Limits',
    description:
      'From the first refused request on, for 40 seconds: too many changes refuses every changing call with 429, too busy every call with 503. The response says when to try again (Retry-After). The condition ends with that time.',
    values: ['none', 'too many changes', 'too busy'],
  },
} as const satisfies Readonly<Record<string, Condition>>;

export type ConditionName = keyof typeof conditionTable;

type ConditionValue<N extends ConditionName> = (typeof conditionTable)[N]['values'][number];

export type ConditionValues = { readonly [N in ConditionName]: ConditionValue<N> };

export const conditionNames = namesOf(conditionTable);

/** The body of `POST /conditions`: the conditions that change, with their new values. */
export const conditionsSchema = z.strictObject(
  Object.fromEntries(conditionNames.map((name) => [name, z.enum(conditionTable[name].values).optional()])),
);

const defaults = (): ConditionValues =>
  // Each row gives its own name its own first value, which the type of a list of entries cannot say.
  Object.fromEntries(conditionNames.map((name) => [name, conditionTable[name].values[0]])) as ConditionValues;

/** The values that apply now. */
export class Conditions {
  #values = defaults();

  get<N extends ConditionName>(name: N): ConditionValue<N> {
    return this.#values[name];
  }

  all(): ConditionValues {
    return this.#values;
  }

  /** Changes some values; the others stay. */
  set(changes: Partial<ConditionValues>): void {
    this.#values = { ...this.#values, ...changes };
  }

  reset(): void {
    this.#values = defaults();
  }
}
