/** Puts the scenario customers and what they have into an empty shop. */
import { cultureOf } from '@perennial/shared/cultures/cultures';
import type { Scenario, ScenarioPayment } from '../scenarios.ts';
import { bundleNamed } from './bundles.ts';
import { newCustomer, type PaymentProfile } from './customers.ts';
import type { Market } from './market.ts';
import { isCurrencyCode } from './money.ts';
import { promotions } from './promotions.ts';
import { addDays } from './rhythms.ts';
import { paymentProfileOf, type Shop } from './shop.ts';

function marketOf(scenario: Scenario): Market {
  const culture = cultureOf(scenario.culture);
  const { code: currency } = culture.currency;
  if (!isCurrencyCode(currency)) throw new Error(`The shop has no prices in ${currency}`);
  return { culture, country: culture.countryCode, currency, language: culture.languages[0] };
}

function profileOf(payment: ScenarioPayment, holderName: string): PaymentProfile {
  const { method, endDigits, expiryDate = '', invalid = false } = payment;
  const card = endDigits === undefined ? undefined : { endDigits, expiryDate, holderName };
  return { ...paymentProfileOf(method, card), invalid };
}

/** Throws where a scenario names a bundle or a code that the shop does not have. */
export function seed(shop: Shop, scenarios: readonly Scenario[]): void {
  for (const scenario of scenarios) {
    if (scenario.role === 'admin') continue;
    const { id, email, firstName, lastName, phoneNumber, address, payment } = scenario;
    shop.customers.add({
      ...newCustomer({ id, email, firstName, lastName, phoneNumber }),
      addresses: address ? [{ type: 'BillingAndShipping', ...address }] : [],
      ableToSubscribe: scenario.ableToSubscribe ?? true,
      sbeCompliance: scenario.sbeCompliance ?? null,
      paymentProfile: payment ? profileOf(payment, `${firstName} ${lastName}`) : null,
    });
    for (const [index, row] of (scenario.subscriptions ?? []).entries()) {
      const bundle = bundleNamed(row.bundle);
      const promotion = promotions.find(({ code }) => code === row.promotionCode);
      if (!bundle) throw new Error(`Scenario ${id} has a subscription to ${row.bundle}, which is not a bundle`);
      if (row.promotionCode && !promotion)
        throw new Error(`Scenario ${id} uses ${row.promotionCode}, which is no code`);
      shop.subscriptions.add({
        customerId: id,
        orderNumber: `${id}-${index + 1}`,
        market: marketOf(scenario),
        line: { bundle, quantity: row.quantity ?? 1, ...(promotion && { promotion }) },
        startDate: addDays(shop.today, -row.startedDaysAgo),
        status: row.status ?? 'Active',
      });
    }
  }
}
