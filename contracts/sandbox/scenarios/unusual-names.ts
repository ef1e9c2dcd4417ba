/** Customers whose names the identity provider accepts, but a form may not. */
import type { Scenario } from '../shop-api/seed/scenario.ts';

export const unusualNames: readonly Scenario[] = [
  {
    id: 'nl-name-with-stops',
    title: 'Name with full stops, Netherlands',
    description:
      'Has a past-due invoice for the Lume and was never asked about recurring payments: the question comes with "Pay now".',
    culture: 'nl-nl',
    firstName: 'J.R.',
    lastName: 'v.d. Berg',
    email: 'j.r.vandenberg@example.com',
    password: 'Zwolle038',
    phoneNumber: '0633445566',
    address: { countryCode: 'NL', street: 'Sassenstraat', houseNumber: '33', city: 'Zwolle', zipCode: '8011 PB' },
    payment: { method: 'Adyen.Visa', endDigits: '0027', expiryDate: '09/2031', invalid: true },
    subscriptions: [{ bundle: 'hair-removal-lume', startedDaysAgo: 52 }],
  },
  {
    id: 'de-name-with-stops',
    title: 'Name with full stops, Germany',
    description: 'Was never asked about recurring payments: the question comes with a change of the payment method.',
    culture: 'de-de',
    firstName: 'K.-H.',
    lastName: 'v.d. Heide',
    email: 'k.h.vonderheide@example.com',
    password: 'Husum04841',
    phoneNumber: '+49 4841 123456',
    address: { countryCode: 'DE', addition: 'Norderstraße 21', city: 'Husum', zipCode: '25813' },
    payment: { method: 'Adyen.Visa', endDigits: '1111', expiryDate: '03/2030' },
    subscriptions: [{ bundle: 'brush-heads-halo', startedDaysAgo: 25 }],
  },
  {
    id: 'ca-long-name',
    title: 'Long name and no phone number',
    description:
      'Gets brush heads. The name is longer than the form allows and cannot be changed; the air purifier needs a phone number.',
    culture: 'en-ca',
    firstName: 'Maria Magdalena',
    lastName: 'Featherstonehaugh-Cholmondeley',
    email: 'maria.featherstonehaugh@example.com',
    password: 'Victoria250',
    address: {
      countryCode: 'CA',
      addition: '812 Wharf Street',
      city: 'Victoria',
      stateCode: 'BC',
      zipCode: 'V8W 1T3',
    },
    payment: { method: 'Adyen.Visa', endDigits: '1111', expiryDate: '03/2030' },
    subscriptions: [{ bundle: 'brush-heads-halo', startedDaysAgo: 45 }],
  },
];
