/** A customer with long lists: 200 subscriptions and 500 invoices. */
import type { Scenario } from '../shop-api/seed/scenario.ts';

export const busyCustomers: readonly Scenario[] = [
  {
    id: 'ca-many',
    title: 'Canadian customer with very many subscriptions',
    description: 'Buys for a boarding school in Kingston: 200 subscriptions and 500 invoices of several years.',
    culture: 'en-ca',
    firstName: 'Margaret',
    lastName: 'Sinclair',
    email: 'margaret.sinclair@example.com',
    password: 'Kingston613',
    phoneNumber: '613-555-0199',
    address: {
      countryCode: 'CA',
      addition: '99 University Avenue',
      city: 'Kingston',
      stateCode: 'ON',
      zipCode: 'K7L 3N6',
    },
    payment: { method: 'Adyen.Visa', endDigits: '1111', expiryDate: '03/2030' },
    copies: 20,
    subscriptions: [
      { bundle: 'brush-heads-halo', startedDaysAgo: 10 },
      { bundle: 'razor-arc', startedDaysAgo: 20 },
      { bundle: 'sonic-brush-halo', startedDaysAgo: 30 },
      { bundle: 'brush-heads-halo', startedDaysAgo: 60 },
      { bundle: 'razor-arc', startedDaysAgo: 50 },
      { bundle: 'filters-aura', startedDaysAgo: 70 },
      { bundle: 'sonic-brush-halo', startedDaysAgo: 80 },
      { bundle: 'brush-heads-halo', startedDaysAgo: 40, events: [{ daysAgo: 5, did: 'cancel-replenishment' }] },
      { bundle: 'brush-heads-halo', startedDaysAgo: 800, events: [{ daysAgo: 100, did: 'cancel-replenishment' }] },
      { bundle: 'brush-heads-halo', startedDaysAgo: 1290, events: [{ daysAgo: 400, did: 'cancel-replenishment' }] },
    ],
  },
];
