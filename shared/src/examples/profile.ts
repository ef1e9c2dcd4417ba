/** Examples of a profile: a customer in Toronto. */
import type { Address, PersonalDetail, Profile, StoredAddress } from '../models/profile.ts';

const toronto = {
  countryCode: 'CA',
  stateCode: 'ON',
  city: 'Toronto',
  zipCode: 'M5V 2T6',
  addition: '301 Front Street West',
} as const;

/** Returns an address of a request. */
export function address(changes: Partial<Address> = {}): Address {
  return { type: 'BillingAndShipping', ...toronto, ...changes };
}

export function storedAddress(changes: Partial<StoredAddress> = {}): StoredAddress {
  return { type: 'BillingAndShipping', ...toronto, ...changes };
}

/** Returns a return address; requests and responses have the same form. */
export function returnAddress() {
  return { ...toronto };
}

export function personalDetail(changes: Partial<PersonalDetail> = {}): PersonalDetail {
  return {
    firstName: 'Ada',
    lastName: 'Byron',
    phoneNumber: '416-555-0134',
    initialPhoneNumber: null,
    email: 'ada@example.com',
    selectedNewsletter: false,
    hasSubscription: true,
    hasPayment: true,
    sbeCompliance: 'NA',
    uuid: 'u-1',
    hasInvalidRecurringPaymentDetail: false,
    ableToSubscribe: true,
    ableToUpdateAddress: true,
    ...changes,
  };
}

export function profile(changes: Partial<Profile> = {}): Profile {
  return {
    personalDetail: personalDetail(),
    addresses: [storedAddress()],
    shipping: storedAddress(),
    billing: null,
    hasBilling: false,
    ...changes,
  };
}

/** Addresses of countries whose fields differ from Canada's, without a type. */
export const addressesAbroad = {
  NL: {
    countryCode: 'NL',
    street: 'Oude Delft',
    houseNumber: '75',
    extension: 'A',
    city: 'Delft',
    zipCode: '2611 BC',
  },
  GB: {
    countryCode: 'GB',
    line1: '9 Stonegate',
    line2: 'Flat 3',
    city: 'York',
    county: 'North Yorkshire',
    zipCode: 'YO1 8AN',
  },
  US: { countryCode: 'US', addition: '15 Beacon Street', city: 'Boston', stateCode: 'MA', zipCode: '02108' },
  DE: { countryCode: 'DE', addition: 'Brandenburger Straße 5', city: 'Potsdam', zipCode: '14467' },
} as const;

/** The addresses of the bills of the same customers: the door beside. */
export const billingAbroad = {
  NL: { ...addressesAbroad.NL, houseNumber: '77' },
  GB: { ...addressesAbroad.GB, line1: '11 Stonegate' },
  US: { ...addressesAbroad.US, addition: '17 Beacon Street' },
  DE: { ...addressesAbroad.DE, addition: 'Brandenburger Straße 9' },
} as const;

/** Returns the profile of a customer whose bills go to another address of the same country. */
export function profileAbroad(country: keyof typeof addressesAbroad): Profile {
  const shipping = { type: 'Shipping', ...addressesAbroad[country] } as const;
  const billing = { type: 'Billing', ...billingAbroad[country] } as const;
  return profile({
    personalDetail: personalDetail({ initialPhoneNumber: '0612340015' }),
    addresses: [shipping, billing],
    shipping,
    billing,
    hasBilling: true,
  });
}
