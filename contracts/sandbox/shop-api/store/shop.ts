/** The shop's records in memory. Rules are functions over this store, in the folders above. */
import type { Clock } from '../../control/clock.ts';
import { Conditions } from '../../control/conditions.ts';
import { type Day, toDay } from '../calendar/day.ts';
import { AccountPayments } from './account-payments.ts';
import { type Admin, Admins } from './admins.ts';
import { Customers, type CustomersSnapshot } from './customers.ts';
import { Invoices } from './invoices.ts';
import { Orders } from './orders.ts';
import { Subscriptions } from './subscriptions.ts';
import { SupportMessages } from './support-messages.ts';
import { Tokens } from './tokens.ts';

/** The records of a shop that was filled a moment ago: without tokens, card sessions and messages. */
export type ShopSnapshot = {
  readonly admins: readonly Admin[];
  readonly customers: CustomersSnapshot;
  readonly orders: ReturnType<Orders['snapshot']>;
  readonly subscriptions: ReturnType<Subscriptions['snapshot']>;
  readonly invoices: ReturnType<Invoices['snapshot']>;
  readonly accountPayments: ReturnType<AccountPayments['snapshot']>;
};

export class Shop {
  readonly clock: Clock;
  readonly conditions: Conditions;
  readonly admins = new Admins();
  readonly customers = new Customers();
  readonly orders = new Orders();
  readonly subscriptions = new Subscriptions();
  readonly invoices = new Invoices();
  readonly accountPayments = new AccountPayments();
  readonly supportMessages = new SupportMessages();
  /** Number of the order or payment of each card session, by the session's id. */
  readonly paymentOfSession = new Map<string, string>();
  readonly tokens = new Tokens();
  /** The last day of the daily run. */
  advancedTo: Day;

  constructor(clock: Clock, conditions = new Conditions()) {
    this.clock = clock;
    this.conditions = conditions;
    this.advancedTo = this.today;
  }

  /** The day of the sandbox's clock, in the time zone of the shop. */
  get today(): Day {
    return this.dayOf(this.clock.now());
  }

  /** Returns the day of a moment in the time zone of the shop. */
  dayOf(moment: Date): Day {
    return toDay(moment, this.conditions.get('timeZone'));
  }

  /** Copies of the maps are enough, because records are immutable. */
  snapshot(): ShopSnapshot {
    return {
      admins: this.admins.all(),
      customers: this.customers.snapshot(),
      orders: this.orders.snapshot(),
      subscriptions: this.subscriptions.snapshot(),
      invoices: this.invoices.snapshot(),
      accountPayments: this.accountPayments.snapshot(),
    };
  }

  /** Replaces everything by the records of a snapshot. */
  restore(snapshot: ShopSnapshot): void {
    this.reset();
    for (const admin of snapshot.admins) this.admins.add(admin);
    this.customers.restore(snapshot.customers);
    this.orders.restore(snapshot.orders);
    this.subscriptions.restore(snapshot.subscriptions);
    this.invoices.restore(snapshot.invoices);
    this.accountPayments.restore(snapshot.accountPayments);
  }

  reset(): void {
    this.advancedTo = this.today;
    this.admins.reset();
    this.customers.reset();
    this.orders.reset();
    this.subscriptions.reset();
    this.invoices.reset();
    this.accountPayments.reset();
    this.supportMessages.reset();
    this.paymentOfSession.clear();
    this.tokens.reset();
  }
}
