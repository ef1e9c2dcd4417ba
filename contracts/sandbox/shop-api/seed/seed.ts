/** Adds the scenario customers and their subscriptions to a shop. */
import { cultureOf } from '@perennial/shared/cultures/cultures';
import type { StoredAddress } from '@perennial/shared/models/profile';
import { invoiceFirstTerm, saveDayResult } from '../billing/invoicing.ts';
import { addDays, type Day } from '../calendar/day.ts';
import { advanceSubscription } from '../daily-run.ts';
import { type Market, toMarket } from '../market/market.ts';
import { findBundle } from '../products/bundles.ts';
import { promotions } from '../products/promotions.ts';
import { type Customer, newCustomer } from '../store/customers.ts';
import type { Shop, ShopSnapshot } from '../store/shop.ts';
import type { Subscription } from '../store/subscription.ts';
import { startSubscription } from '../subscriptions/start-subscription.ts';
import { copySubscriptions } from './copy-subscriptions.ts';
import type { Scenario, ScenarioEvent, ScenarioSubscription } from './scenario.ts';
import { applyEvent } from './scenario-history.ts';
import { createPastProfile, seedPayments } from './seed-payments.ts';

function toAddresses({ address, billingAddress }: Scenario): readonly StoredAddress[] {
  if (!address) return [];
  if (!billingAddress) return [{ type: 'BillingAndShipping', ...address }];
  return [
    { type: 'Shipping', ...address },
    { type: 'Billing', ...billingAddress },
  ];
}

/** Replays every day from the start of a subscription to today, with its payments and the customer's actions. */
function replayHistory(shop: Shop, started: Subscription, events: readonly ScenarioEvent[]): void {
  const { number, startDate } = started;
  const { today } = shop;
  const datedEvents = events.map((event) => ({ event, date: addDays(today, -event.daysAgo) }));
  invoiceFirstTerm(shop, started);
  for (let day = addDays(startDate, 1); day <= today; day = addDays(day, 1)) {
    advanceSubscription(shop, number, day);
    for (const { event, date } of datedEvents) {
      const subscription = date === day ? shop.subscriptions.byNumber(number) : undefined;
      if (subscription) saveDayResult(shop, applyEvent(subscription, event, { day, today }));
    }
  }
}

function seedSubscription(
  shop: Shop,
  { id }: Customer,
  market: Market,
  { row, index }: { readonly row: ScenarioSubscription; readonly index: number },
): void {
  const bundle = findBundle(row.bundle);
  const promotion = promotions.find(({ code }) => code === row.promotionCode);
  if (!bundle) throw new Error(`Scenario ${id} has a subscription to the unknown bundle ${row.bundle}`);
  if (row.promotionCode && !promotion) throw new Error(`Scenario ${id} has the unknown code ${row.promotionCode}`);
  const started = startSubscription(shop, {
    customerId: id,
    orderNumber: `${id}-${index + 1}`,
    market,
    line: { bundle, quantity: row.quantity ?? 1, ...(promotion && { promotion }) },
    startDate: addDays(shop.today, -row.startedDaysAgo),
    status: 'Active',
  });
  replayHistory(shop, started, row.events ?? []);
}

/** Adds scenarios to a shop. Throws for an unknown bundle or promotion code. */
export function seed(shop: Shop, scenarios: readonly Scenario[]): void {
  for (const scenario of scenarios) {
    if (scenario.role === 'admin') {
      shop.admins.add({ userName: scenario.email, password: scenario.password });
      continue;
    }
    const { id, email, firstName, lastName, phoneNumber, payment } = scenario;
    const market = toMarket(cultureOf(scenario.culture));
    const customer = shop.customers.add({
      ...newCustomer({ id, email, firstName, lastName, phoneNumber }),
      addresses: toAddresses(scenario),
      ableToSubscribe: scenario.ableToSubscribe ?? true,
      sbeCompliance: scenario.sbeCompliance ?? null,
      paymentProfile: payment ? createPastProfile(payment, scenario) : null,
    });
    for (const [index, row] of (scenario.subscriptions ?? []).entries()) {
      seedSubscription(shop, customer, market, { row, index });
    }
    copySubscriptions(shop, customer, scenario.copies ?? 1);
    seedPayments(shop, customer, scenario, market);
  }
}

/** The records of the last day on which scenarios were replayed: a replay takes the time of a hundred requests. */
const replayed = new WeakMap<readonly Scenario[], { readonly day: Day; readonly snapshot: ShopSnapshot }>();

/** Empties a shop and fills it with scenarios, as of its day. Throws for an unknown bundle or promotion code. */
export function fillShop(shop: Shop, scenarios: readonly Scenario[]): void {
  const known = replayed.get(scenarios);
  if (known?.day === shop.today) {
    shop.restore(known.snapshot);
    return;
  }
  shop.reset();
  seed(shop, scenarios);
  replayed.set(scenarios, { day: shop.today, snapshot: shop.snapshot() });
}
