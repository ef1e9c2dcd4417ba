/** A customer for tests: Anna, without subscription and address. */
import { personalDetail, profile } from '@perennial/shared/examples/profile';
import type { PersonalDetail, Profile } from '@perennial/shared/models/profile';

export function sampleProfile(details: Partial<PersonalDetail> = {}, changes: Partial<Profile> = {}): Profile {
  const anna = personalDetail({
    firstName: 'Anna',
    lastName: 'Smith',
    email: 'anna@example.com',
    hasSubscription: false,
    hasPayment: false,
    sbeCompliance: null,
    ...details,
  });
  return profile({ personalDetail: anna, addresses: [], shipping: null, ...changes });
}
