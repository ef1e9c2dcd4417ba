/** Customers whose health insurer or dental plan pays (docs/rules/subscriptions.md#insurer-path). */
import type { Scenario } from '../shop-api/seed/scenario.ts';

export const insuredCustomers: readonly Scenario[] = [
  {
    id: 'us-insurer',
    title: 'Insured customer in the United States',
    description: 'Gets brush heads that a health insurer pays for (isBCBSSubscription).',
    culture: 'en-us',
    firstName: 'Denise',
    lastName: 'Carter',
    email: 'denise.carter@example.com',
    password: 'Chicago312',
    phoneNumber: '312-555-0199',
    address: {
      countryCode: 'US',
      addition: '233 South Wacker Drive',
      city: 'Chicago',
      stateCode: 'IL',
      zipCode: '60606',
    },
    subscriptions: [{ bundle: 'brush-heads-halo-dental-plan', startedDaysAgo: 50 }],
  },
  {
    id: 'nl-insurer',
    title: 'Insured customer in the Netherlands',
    description: 'Gets brush heads that a dental insurance pays for.',
    culture: 'nl-nl',
    firstName: 'Fleur',
    lastName: 'van Dijk',
    email: 'fleur.vandijk@example.com',
    password: 'Rotterdam010',
    phoneNumber: '0687654321',
    address: { countryCode: 'NL', street: 'Coolsingel', houseNumber: '40', city: 'Rotterdam', zipCode: '3011 AD' },
    sbeCompliance: 'True',
    subscriptions: [{ bundle: 'brush-heads-halo-dental-plan', startedDaysAgo: 50 }],
  },
  {
    id: 'us-insurer-cancelled',
    title: 'Insured customer who cancelled',
    description: 'Cancelled the brush heads that the insurer paid for.',
    culture: 'en-us',
    firstName: 'Marcus',
    lastName: 'Reed',
    email: 'marcus.reed@example.com',
    password: 'Seattle206',
    phoneNumber: '206-555-0108',
    address: { countryCode: 'US', addition: '400 Broad Street', city: 'Seattle', stateCode: 'WA', zipCode: '98109' },
    subscriptions: [
      {
        bundle: 'brush-heads-halo-dental-plan',
        startedDaysAgo: 75,
        events: [{ daysAgo: 10, did: 'cancel-insured' }],
      },
    ],
  },
];
