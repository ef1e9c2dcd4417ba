/** Profiles and return addresses of countries whose address fields differ from Canada's. */

import { addressesAbroad, billingAbroad, profileAbroad } from '@perennial/shared/examples/profile';
import { namesOf } from '@perennial/shared/typed-tables';
import { type Interaction, type Locale, succeeds, succeedsWithoutBody } from '../interaction.ts';
import { stateValues } from '../state-values.ts';
import type { StateName } from '../states.ts';
import { subscriptionParams } from './states-and-errors.ts';

const { subscriptionNumber } = stateValues;

type Country = keyof typeof addressesAbroad;

const countries: Readonly<Record<Country, { person: string; given: StateName; locale: Locale }>> = {
  NL: {
    person: 'Dutch',
    given: 'the Dutch customer has two addresses and subscription S-1000001',
    locale: { culture: 'nl-nl', language: 'nl-NL' },
  },
  GB: {
    person: 'British',
    given: 'the British customer has two addresses and subscription S-1000001',
    locale: { culture: 'en-gb', language: 'en-GB' },
  },
  US: {
    person: 'American',
    given: 'the American customer has two addresses and subscription S-1000001',
    locale: { culture: 'en-us', language: 'en-US' },
  },
  DE: {
    person: 'German',
    given: 'the German customer has two addresses and subscription S-1000001',
    locale: { culture: 'de-de', language: 'de-DE' },
  },
};

export const addressRecords: readonly Interaction[] = namesOf(countries).flatMap((country) => {
  const { person, given, locale } = countries[country];
  const shared = { given, locale, caller: 'customer' } as const;
  return [
    succeeds({
      ...shared,
      call: 'getProfile',
      when: `a request for the profile of the ${person} customer`,
      input: {},
      response: profileAbroad(country),
    }),
    succeeds({
      ...shared,
      call: 'updateAddresses',
      when: `new addresses of the ${person} customer`,
      input: {
        body: {
          addresses: [
            { type: 'Shipping', ...addressesAbroad[country] },
            { type: 'Billing', ...billingAbroad[country] },
          ],
          allianzCodeApplied: false,
        },
      },
      response: { status: 'success' },
      exactFields: ['status'],
    }),
    succeedsWithoutBody({
      ...shared,
      call: 'updateReturnAddress',
      when: `a new return address of the ${person} customer`,
      input: { body: { subscriptionNumber, scope: 'TryBuy', address: billingAbroad[country] } },
    }),
    succeedsWithoutBody({
      ...shared,
      call: 'updateSubscriptionReturnAddress',
      when: `a new return address of the ${person} subscription`,
      input: { body: { subscriptionNumber, address: billingAbroad[country] } },
    }),
    succeeds({
      ...shared,
      call: 'getReturnAddress',
      when: `a request for the return address of the ${person} customer`,
      input: {},
      response: addressesAbroad[country],
    }),
    succeeds({
      ...shared,
      call: 'getSubscriptionReturnAddress',
      when: `a request for the return address of a ${person} subscription`,
      input: { params: subscriptionParams },
      response: addressesAbroad[country],
    }),
  ];
});
