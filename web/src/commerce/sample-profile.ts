/** A customer for tests: Anna, who has neither a subscription nor an address yet. */
import type { PersonalDetail, Profile } from '@perennial/shared/models/profile';

export function sampleProfile(details: Partial<PersonalDetail> = {}, changes: Partial<Profile> = {}): Profile {
  return {
    personalDetail: {
      firstName: 'Anna',
      lastName: 'Smith',
      phoneNumber: '416-555-0134',
      initialPhoneNumber: null,
      email: 'anna@example.com',
      selectedNewsletter: false,
      hasSubscription: false,
      hasPayment: false,
      sbeCompliance: null,
      uuid: 'u-1',
      hasInvalidRecurringPaymentDetail: false,
      ableToSubscribe: true,
      ableToUpdateAddress: true,
      ...details,
    },
    addresses: [],
    shipping: null,
    billing: null,
    hasBilling: false,
    ...changes,
  };
}
