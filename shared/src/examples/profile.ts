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
