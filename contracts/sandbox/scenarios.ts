/** The scenario customers: one row each, with everything that is already true of them when the sandbox starts. */
import type { CultureCode } from '@perennial/shared/cultures/cultures';
import type { Address, Compliance } from '@perennial/shared/models/profile';
import type { Person } from './people.ts';
import type { MethodCode } from './shop-api/payment-methods.ts';
import type { SubscriptionStatus } from './shop-api/subscriptions.ts';

export type ScenarioSubscription = {
  readonly bundle: string;
  readonly startedDaysAgo: number;
  readonly quantity?: number;
  readonly promotionCode?: string;
  /** Active where it is missing. */
  readonly status?: SubscriptionStatus;
};

export type ScenarioPayment = {
  readonly method: MethodCode;
  readonly endDigits?: string;
  readonly expiryDate?: string;
  /** The last recurring payment failed. */
  readonly invalid?: true;
};

export type Scenario = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly role?: 'admin';
  readonly culture: CultureCode;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly phoneNumber?: string;
  readonly address?: Omit<Address, 'type'>;
  readonly sbeCompliance?: Compliance;
  /** False: something is due from them first. */
  readonly ableToSubscribe?: false;
  readonly payment?: ScenarioPayment;
  readonly subscriptions?: readonly ScenarioSubscription[];
};

export const scenarios: readonly Scenario[] = [
  {
    id: 'ca-new',
    title: 'New customer in Canada',
    description: 'Has an account and nothing else: no address, no phone number, no subscription.',
    culture: 'en-ca',
    firstName: 'Maya',
    lastName: 'Tremblay',
    email: 'maya.tremblay@example.com',
    password: 'Maple2024',
  },
  {
    id: 'ca-subscriber',
    title: 'Subscriber in Canada',
    description: 'Lives in Toronto, pays by Visa, has had the Halo toothbrush for 40 days.',
    culture: 'en-ca',
    firstName: 'Owen',
    lastName: 'MacLeod',
    email: 'owen.macleod@example.com',
    password: 'Toronto416',
    phoneNumber: '416-555-0142',
    address: {
      countryCode: 'CA',
      addition: '218 Queen Street West',
      city: 'Toronto',
      stateCode: 'ON',
      zipCode: 'M5V 1Z2',
    },
    payment: { method: 'Adyen.Visa', endDigits: '1111', expiryDate: '03/2030' },
    subscriptions: [{ bundle: 'sonic-brush-halo', startedDaysAgo: 40 }],
  },
  {
    id: 'ca-blocked',
    title: 'Canadian customer who cannot subscribe',
    description: 'A payment or a return is due first, so every order is refused.',
    culture: 'en-ca',
    firstName: 'Chloé',
    lastName: 'Gagnon',
    email: 'chloe.gagnon@example.com',
    password: 'Montreal514',
    phoneNumber: '514-555-0187',
    address: {
      countryCode: 'CA',
      addition: '4521 rue Saint-Denis',
      city: 'Montréal',
      stateCode: 'QC',
      zipCode: 'H2J 2L4',
    },
    ableToSubscribe: false,
  },
  {
    id: 'ca-failed-card',
    title: 'Canadian subscriber whose card failed',
    description: 'The last recurring payment failed: the account asks for another way to pay, and new orders wait.',
    culture: 'en-ca',
    firstName: 'Arjun',
    lastName: 'Sandhu',
    email: 'arjun.sandhu@example.com',
    password: 'Vancouver604',
    phoneNumber: '604-555-0119',
    address: {
      countryCode: 'CA',
      addition: '1180 Davie Street',
      city: 'Vancouver',
      stateCode: 'BC',
      zipCode: 'V6E 1M8',
    },
    payment: { method: 'Adyen.MasterCard', endDigits: '4444', expiryDate: '11/2025', invalid: true },
    subscriptions: [{ bundle: 'razor-arc', startedDaysAgo: 130, quantity: 2 }],
  },
  {
    id: 'nl-subscriber',
    title: 'Subscriber in the Netherlands',
    description: 'Lives in Utrecht, pays by iDEAL, rents the air purifier.',
    culture: 'nl-nl',
    firstName: 'Sanne',
    lastName: 'de Vries',
    email: 'sanne.devries@example.com',
    password: 'Utrecht030',
    phoneNumber: '0612345678',
    address: {
      countryCode: 'NL',
      street: 'Oudegracht',
      houseNumber: '112',
      extension: 'B',
      city: 'Utrecht',
      zipCode: '3511 AW',
    },
    sbeCompliance: 'True',
    payment: { method: 'Adyen.iDeal' },
    subscriptions: [{ bundle: 'air-purifier-aura-4A', startedDaysAgo: 75 }],
  },
  {
    id: 'de-subscriber',
    title: 'Subscriber in Germany',
    description: 'Lives in Munich, tries the Lume hair-removal device and gets brush heads.',
    culture: 'de-de',
    firstName: 'Jonas',
    lastName: 'Becker',
    email: 'jonas.becker@example.com',
    password: 'Muenchen089',
    phoneNumber: '+49 89 1234567',
    address: { countryCode: 'DE', addition: 'Sendlinger Straße 14', city: 'München', zipCode: '80331' },
    sbeCompliance: 'True',
    payment: { method: 'Adyen.MasterCard', endDigits: '4444', expiryDate: '08/2029' },
    subscriptions: [
      { bundle: 'hair-removal-lume', startedDaysAgo: 100 },
      { bundle: 'brush-heads-halo', startedDaysAgo: 20 },
    ],
  },
  {
    id: 'gb-subscriber',
    title: 'Subscriber in Great Britain',
    description: 'Lives in Bristol, gets razor blades every two months; an older subscription has ended.',
    culture: 'en-gb',
    firstName: 'Imogen',
    lastName: 'Clarke',
    email: 'imogen.clarke@example.com',
    password: 'Bristol0117',
    phoneNumber: '07700900123',
    address: { countryCode: 'GB', line1: '27 Park Street', city: 'Bristol', county: 'Bristol', zipCode: 'BS1 5NH' },
    sbeCompliance: 'True',
    payment: { method: 'PayPal' },
    subscriptions: [
      { bundle: 'brush-heads-halo', startedDaysAgo: 400, status: 'InActive' },
      { bundle: 'razor-arc', startedDaysAgo: 95, promotionCode: 'REFILL25' },
    ],
  },
  {
    id: 'us-subscriber',
    title: 'Subscriber in the United States',
    description: 'Lives in Austin, pays by American Express, gets purifier filters twice a year.',
    culture: 'en-us',
    firstName: 'Tyler',
    lastName: 'Brooks',
    email: 'tyler.brooks@example.com',
    password: 'Austin512',
    phoneNumber: '512-555-0163',
    address: { countryCode: 'US', addition: '901 Congress Avenue', city: 'Austin', stateCode: 'TX', zipCode: '78701' },
    payment: { method: 'Adyen.Amex', endDigits: '0002', expiryDate: '05/2028' },
    subscriptions: [{ bundle: 'filters-aura', startedDaysAgo: 60 }],
  },
  {
    id: 'admin-canada',
    title: 'Customer care, Canada',
    description: 'Signs in on the admin page, with the e-mail as the user name, to act for a customer.',
    role: 'admin',
    culture: 'en-ca',
    firstName: 'Nadia',
    lastName: 'Roy',
    email: 'nadia.roy@example.com',
    password: 'CareDesk01',
  },
  {
    id: 'admin-europe',
    title: 'Customer care, Europe',
    description: 'Signs in on the admin page, with the e-mail as the user name, to act for a customer.',
    role: 'admin',
    culture: 'nl-nl',
    firstName: 'Bram',
    lastName: 'Jansen',
    email: 'bram.jansen@example.com',
    password: 'CareDesk02',
  },
];

/** The people of the scenarios who sign in at the identity provider; customer care does not. */
export function scenarioPeople(): readonly Person[] {
  return scenarios
    .filter(({ role }) => role !== 'admin')
    .map(({ id, email, password, firstName, lastName, phoneNumber, culture }) => ({
      id,
      email,
      password,
      firstName,
      lastName,
      marketingOptIn: false,
      culture,
      ...(phoneNumber !== undefined && { phoneNumber }),
    }));
}
