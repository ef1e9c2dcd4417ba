/** The shop's records in memory. Rules are functions over this store, in the folders above. */
import type { Clock } from '../../control/clock.ts';
import { type Day, toDay } from '../calendar/day.ts';
import { AccountPayments } from './account-payments.ts';
import { Admins } from './admins.ts';
import { Customers } from './customers.ts';
import { Invoices } from './invoices.ts';
import { Orders } from './orders.ts';
import { Subscriptions } from './subscriptions.ts';
import { SupportMessages } from './support-messages.ts';
import { Tokens } from './tokens.ts';

export class Shop {
  readonly clock: Clock;
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

  constructor(clock: Clock) {
    this.clock = clock;
    this.advancedTo = this.today;
  }

  /** The day of the sandbox's clock. */
  get today(): Day {
    return toDay(this.clock.now());
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
