/** The subscriptions of the sandbox's scenario customers, as the shop API sends them on a fixed day. */
import { Clock } from '@perennial/sandbox/control/clock';
import { scenarios } from '@perennial/sandbox/scenarios/scenarios';
import { fillShop } from '@perennial/sandbox/shop-api/seed/seed';
import { Shop } from '@perennial/sandbox/shop-api/store/shop';
import { subscriptionDetails } from '@perennial/sandbox/shop-api/views/subscription-details-view';
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import { cultureOf } from '@perennial/shared/cultures/cultures';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';

/** The day on which the tests of the sandbox start, too: both then use one replay of the scenarios. */
const TODAY = '2026-03-15';

export type ScenarioSubscription = {
  readonly countryCode: CountryCode;
  readonly subscription: SubscriptionDetails;
};

/** Returns them by the id of the customer and the place in the customer's list, for example `ca-collector 3`. */
export function scenarioSubscriptions(): ReadonlyMap<string, ScenarioSubscription> {
  const shop = new Shop(new Clock(() => Date.parse(`${TODAY}T12:00:00Z`)));
  fillShop(shop, scenarios);
  const known = scenarios.flatMap(({ id, culture, role, copies = 1 }) => {
    if (role === 'admin') return [];
    const { countryCode, languages } = cultureOf(culture);
    const own = shop.subscriptions.ofCustomer({ id });
    // Copies differ in their numbers only, and come last.
    return own.slice(0, own.length / copies).map((subscription, index) => {
      const context = {
        language: languages[0],
        today: TODAY,
        toImageUrl: () => '',
        taxRate: 0,
        productChanges: 'once before each shipment',
      } as const;
      return [`${id} ${index + 1}`, { countryCode, subscription: subscriptionDetails(subscription, context) }] as const;
    });
  });
  return new Map(known);
}
