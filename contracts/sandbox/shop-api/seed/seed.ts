/** Puts the scenario customers and what they have into an empty shop. */
import { cultureOf } from '@perennial/shared/cultures/cultures';
import type { StoredAddress } from '@perennial/shared/models/profile';
import { invoiceFirstTerm } from '../billing/recurring-payments.ts';
import { addDays } from '../calendar/billing-period.ts';
import { keepLivedDay, passDayOf } from '../daily-run.ts';
import type { Market } from '../market/market.ts';
import { isCurrencyCode } from '../market/money.ts';
import { bundleNamed } from '../products/bundles.ts';
import { promotions } from '../products/promotions.ts';
import { newCustomer } from '../store/customers.ts';
import type { Shop } from '../store/shop.ts';
import type { Subscription } from '../store/subscription.ts';
import type { Scenario, ScenarioEvent } from './scenario.ts';
import { lived } from './scenario-history.ts';
import { pastProfileOf, seedPayments } from './seed-payments.ts';

function marketOf(scenario: Scenario): Market {
  const culture = cultureOf(scenario.culture);
  const { code: currency } = culture.currency;
  if (!isCurrencyCode(currency)) throw new Error(`The shop has no prices in ${currency}`);
  return { culture, country: culture.countryCode, currency, language: culture.languages[0] };
}

function addressesOf({ address, billingAddress }: Scenario): readonly StoredAddress[] {
  if (!address) return [];
  if (!billingAddress) return [{ type: 'BillingAndShipping', ...address }];
  return [
    { type: 'Shipping', ...address },
    { type: 'Billing', ...billingAddress },
  ];
}

/** A subscription lives through every day from its start until today, is paid for, and what its customer did happens. */
function livePast(shop: Shop, begun: Subscription, events: readonly ScenarioEvent[]): void {
  const { number, startDate } = begun;
  const { today } = shop;
  const dated = events.map((event) => ({ event, on: addDays(today, -event.daysAgo) }));
  invoiceFirstTerm(shop, begun);
  for (let day = addDays(startDate, 1); day <= today; day = addDays(day, 1)) {
    passDayOf(shop, number, day);
    for (const { event, on } of dated) {
      const subscription = on === day ? shop.subscriptions.byNumber(number) : undefined;
      if (subscription) keepLivedDay(shop, lived(subscription, event, { day, today }));
    }
  }
}

/** Throws where a scenario names a bundle or a code that the shop does not have. */
export function seed(shop: Shop, scenarios: readonly Scenario[]): void {
  for (const scenario of scenarios) {
    if (scenario.role === 'admin') {
      shop.admins.add({ userName: scenario.email, password: scenario.password });
      continue;
    }
    const { id, email, firstName, lastName, phoneNumber, payment } = scenario;
    const customer = shop.customers.add({
      ...newCustomer({ id, email, firstName, lastName, phoneNumber }),
      addresses: addressesOf(scenario),
      ableToSubscribe: scenario.ableToSubscribe ?? true,
      sbeCompliance: scenario.sbeCompliance ?? null,
      paymentProfile: payment ? pastProfileOf(payment, scenario) : null,
    });
    for (const [index, row] of (scenario.subscriptions ?? []).entries()) {
      const bundle = bundleNamed(row.bundle);
      const promotion = promotions.find(({ code }) => code === row.promotionCode);
      if (!bundle) throw new Error(`Scenario ${id} has a subscription to ${row.bundle}, which is not a bundle`);
      if (row.promotionCode && !promotion)
        throw new Error(`Scenario ${id} uses ${row.promotionCode}, which is no code`);
      const begun = shop.subscriptions.add({
        customerId: id,
        orderNumber: `${id}-${index + 1}`,
        market: marketOf(scenario),
        line: { bundle, quantity: row.quantity ?? 1, ...(promotion && { promotion }) },
        startDate: addDays(shop.today, -row.startedDaysAgo),
        status: 'Active',
      });
      livePast(shop, begun, row.events ?? []);
    }
    seedPayments(shop, customer, scenario, marketOf(scenario));
  }
}
